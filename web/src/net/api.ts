// The few HTTP requests, beside the page wherever it lies. A refusal becomes a Refusal with its reason, to be said in the reader's language.
import type {
  AnyAct,
  CallKey,
  CallMe,
  CodeFound,
  CreateTable,
  Done,
  GameList,
  Joined,
  Problem,
  Replay,
  TableInfo,
  TableList,
} from "../protocol.gen";
import { forgetKey, keyFor } from "./keys";

/** So many milliseconds somebody waits for an answer before asking again, and between two tries. */
const ANSWER = 15_000;
const PAUSES = [300, 1200];
/** After these nobody knows whether it was done: no answer of the house came, or its store was away. */
const UNSURE = ["unreachable", "shutting_down", "store_away"];
/** What stands in front of the house says so when the house does not answer. */
const GATEWAY = [502, 503, 504];

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly clause: string | null = null,
    readonly args: Record<string, unknown> = {},
  ) {
    super(reason);
  }
}

async function request<Answer>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  token?: string | null,
  more: { key?: string; signal?: AbortSignal } = {},
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (more.key) headers["Idempotency-Key"] = more.key;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, { method, headers, body: sent, signal: more.signal });
    text = await answer.text();
  } catch {
    throw new Refusal("unreachable");
  }
  let plain: unknown;
  try {
    plain = JSON.parse(text);
  } catch {
    if (GATEWAY.includes(answer.status)) throw new Refusal("unreachable");
    throw new Refusal(answer.ok ? "bad_message" : "broken");
  }
  if (!answer.ok) {
    const problem = plain as Problem;
    throw new Refusal(problem.reason ?? "broken", problem.clause, problem.args);
  }
  return plain as Answer;
}

/** Ask for something that is done once, however often it has to be asked until an answer arrives. */
async function once<Answer>(path: string, body: unknown, token?: string | null): Promise<Answer> {
  const asked = `${path} ${JSON.stringify(body)}`;
  const key = keyFor(asked);
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await request<Answer>("POST", path, body, token, { key, signal: AbortSignal.timeout(ANSWER) });
      forgetKey(asked);
      return answer;
    } catch (problem) {
      const mayBeDone = problem instanceof Refusal && UNSURE.includes(problem.reason);
      if (!mayBeDone) forgetKey(asked);
      if (!mayBeDone || tries >= PAUSES.length) throw problem;
      await new Promise((goOn) => setTimeout(goOn, PAUSES[tries]));
    }
  }
}

const at = (table: string) => `api/tables/${encodeURIComponent(table)}`;

export const listGames = () => request<GameList>("GET", "api/games");
export const listTables = () => request<TableList>("GET", "api/tables");
export const createTable = (wish: CreateTable) => once<Joined>("api/tables", wish);
/** The lobby that a short code stands for. */
export const findCode = (code: string) => request<CodeFound>("GET", `api/codes/${encodeURIComponent(code)}`);
export const look = (table: string) => request<TableInfo>("GET", at(table));
export const join = (table: string, name: string, seat: number | null, token: string | null) =>
  once<Joined>(`${at(table)}/join`, { name, seat }, token);
export const act = <Answer = Done>(table: string, what: AnyAct, token: string | null) =>
  request<Answer>("POST", `${at(table)}/act`, what, token);
export const rematch = (table: string, token: string | null) => act<Joined>(table, { type: "rematch" }, token);
/** The house's key for push, or nothing where nobody is called. */
export const callKey = () => request<CallKey>("GET", "api/push");
export const callMe = (table: string, token: string, box: CallMe) =>
  request<Done>("POST", `${at(table)}/push`, box, token);
export const qrPath = (table: string) => `${at(table)}/qr.svg`;
/** What is left of a table that was set aside, as far as this seat may have it. */
export const exported = (table: string, token: string | null) =>
  request<Record<string, unknown>>("GET", `${at(table)}/export`, undefined, token);
export const recordPath = (table: string) => `${at(table)}/record`;

/** Whose eyes: a seat's, the public's, or everybody's together. */
export type Eyes = number | null | "everything";

export function replay(table: string, viewer: Eyes, start: number, count = 100): Promise<Replay> {
  const query = new URLSearchParams({ start: String(start), count: String(count) });
  if (viewer !== null) query.set("viewer", String(viewer));
  return request<Replay>("GET", `${at(table)}/replay?${query}`);
}
