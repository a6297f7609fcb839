// A table among bots, laid and begun at once: there is nobody to wait for.
import type { CreateTable } from "../protocol.gen";
import { act, createTable } from "./api";
import { keepToken } from "./tokens";

/** Lay a table; where all the others are bots of a level, seat them and begin. Says which table it is. */
export async function layTable(wish: CreateTable, level: string | null, isAmongBots: boolean): Promise<string> {
  const { table, token } = await createTable(wish);
  keepToken(table, token);
  if (isAmongBots) {
    for (let seat = 1; seat < wish.seats; seat += 1) await act(table, { type: "add_bot", level }, token);
    await act(table, { type: "set_ready", seat: 0, is_ready: true }, token);
    await act(table, { type: "start" }, token);
  }
  return table;
}
