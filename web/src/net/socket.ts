// One socket that comes back: it says hello again after every break, and sends again what was not acknowledged.
import type {
  Advised,
  ClientMessage,
  Hello,
  JournalPage,
  Refused,
  Revealed,
  ServerMessage,
  WhyNot,
} from "../protocol.gen";
import { Refusal } from "./api";
import { newClientId } from "./tokens";

type Draft = ClientMessage extends infer Message
  ? Message extends { client: string }
    ? Omit<Message, "client">
    : never
  : never;
export type Line = "connecting" | "open" | "broken" | "gone" | "refused";

/** What a question to the server may be answered with; nothing where it is only acknowledged. */
export type Reply = Revealed | Advised | WhyNot | JournalPage | null;

interface Pending {
  text: string;
  done: (answer: Reply) => void;
  refuse: (why: Refusal) => void;
}

const STEP = 256;

/** A message with spaces behind it: how long it is must not tell which card it names. */
const filled = (text: string): string => text.padEnd(Math.ceil(text.length / STEP) * STEP);

const PATIENCE = [150, 400, 900, 1800, 3000, 5000];

/** How long to wait before trying again: never quite as long as everybody else whose line broke at the same moment. */
export const patience = (attempts: number, chance = Math.random()): number =>
  PATIENCE[Math.min(attempts, PATIENCE.length - 1)]! * (0.6 + 0.8 * chance);

/** The socket of one table. `hello` is asked for anew at each connection, so that it carries the last number. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => Hello,
    private readonly receive: (message: ServerMessage) => void,
    private readonly changed: (line: Line) => void,
  ) {
    this.open();
  }

  private open(): void {
    this.changed("connecting");
    const place = new URL(`ws/${encodeURIComponent(this.table)}`, document.baseURI);
    place.protocol = place.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(place);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = ({ data }) => this.take(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.isClosed) return;
      if (code === 4004) return this.changed("gone");
      this.changed(code === 4010 ? "refused" : "broken");
      this.timer = setTimeout(() => this.open(), patience(code === 4010 ? PATIENCE.length : this.attempts++));
    };
  }

  private take(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.attempts = 0;
      this.changed("open");
      this.receive(message);
      for (const { text } of this.pending.values()) this.socket?.send(text);
      return;
    }
    if (
      message.type === "ack" ||
      message.type === "revealed" ||
      message.type === "advised" ||
      message.type === "why_not" ||
      message.type === "journal_page" ||
      message.type === "refused"
    )
      this.settle(message);
    this.receive(message);
  }

  private settle(message: { type: "ack"; client: string } | Revealed | Advised | WhyNot | JournalPage | Refused): void {
    const waiting = message.client === null ? undefined : this.pending.get(message.client);
    if (!waiting || message.client === null) return;
    this.pending.delete(message.client);
    if (message.type === "refused") waiting.refuse(new Refusal(message.reason, message.clause, message.args));
    else waiting.done(message.type === "ack" ? null : message);
  }

  /** Send something that is acknowledged; it survives a broken line. */
  ask(draft: Draft): Promise<Reply> {
    const client = newClientId();
    const text = filled(JSON.stringify({ ...draft, client }));
    return new Promise((done, refuse) => {
      this.pending.set(client, { text, done, refuse });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Something was missed: ask for everything since the last number. */
  resume(): void {
    this.socket?.close();
  }

  /** Try again at once, because the person or the network is back. */
  hurry(): void {
    if (this.socket || this.isClosed) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.open();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.pending.clear();
  }
}
