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
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal("unreachable");
  }
  const text = await answer.text();
  let plain: unknown;
  try {
    plain = JSON.parse(text);
  } catch {
    throw new Refusal(answer.ok ? "bad_message" : "broken");
  }
  if (!answer.ok) {
    const problem = plain as Problem;
    throw new Refusal(problem.reason ?? "broken", problem.clause, problem.args);
  }
  return plain as Answer;
}

const at = (table: string) => `api/tables/${encodeURIComponent(table)}`;

export const listGames = () => request<GameList>("GET", "api/games");
export const listTables = () => request<TableList>("GET", "api/tables");
export const createTable = (wish: CreateTable) => request<Joined>("POST", "api/tables", wish);
/** The lobby that a short code stands for. */
export const findCode = (code: string) => request<CodeFound>("GET", `api/codes/${encodeURIComponent(code)}`);
export const look = (table: string) => request<TableInfo>("GET", at(table));
export const join = (table: string, name: string, seat: number | null, token: string | null) =>
  request<Joined>("POST", `${at(table)}/join`, { name, seat }, token);
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
