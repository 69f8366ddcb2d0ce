import pino from "pino";
import type { Sql } from "postgres";
import { expect, test } from "vitest";
import type { Channel } from "../channels/channel.ts";
import type { Subscription } from "./audience.ts";
import type { Change } from "./change-feed.ts";
import { deliverChanges } from "./deliver-changes.ts";
import { Snapshot } from "./snapshot.ts";
import type { TableShape } from "./table-shape.ts";

const id = { name: "id", type: "int4", cast: "integer", isKey: true, readers: ["anon" as const] };
const shape: TableShape = {
  ...{ entity: 1, schema: "public", table: "notes", sqlName: "public.notes" },
  ...{ hasRowSecurity: true, hasFullIdentity: false, columns: [id] },
};
const change: Change = {
  ...{ id: "1", xid: "100", entity: 1, type: "INSERT", at: new Date(0) },
  ...{ record: '{"id":1}', old_record: null },
};

/** One change for two listeners who are asked about together, over a database that does what is given, in turn. */
async function deliver(...questions: ("answers" | string)[]) {
  const heard: string[] = [];
  const session = { audience: "anon", caller: { role: "anon", claims: {} } };
  const subscriptions = ["one", "two"].map((topic, index): Subscription => {
    const connection = { version: "2.0.0", send: () => heard.push(topic) };
    const channel = { topic, session, connection, isOpen: true } as unknown as Channel;
    const binding = { event: "*", schema: "public", table: "notes" };
    return { id: index, channel, binding, filters: [], entities: new Set([1]), since: new Snapshot("1:1:") };
  });
  const answers = [new Map([[1, shape]]), ...questions];
  const begin = async () => {
    const answer = answers.shift();
    if (answer === "answers") return [{ n: 0, passed: [] }];
    if (typeof answer === "string") throw Object.assign(new Error("x"), { code: answer });
    return answer;
  };
  const sql = { begin } as unknown as Sql;
  await deliverChanges({ sql, log: pino({ level: "silent" }), subscriptions }, [change]);
  return heard;
}

test("a question that cannot be put, or fails, is asked for each one apart, and silences nobody else", async () => {
  for (const code of ["MAX_PARAMETERS_EXCEEDED", "22P02", "57014"])
    expect(await deliver(code, "22P02", "answers"), code).toEqual(["two"]);
});

test("while the database is away, or full, nothing counts as delivered", async () => {
  for (const code of ["57P01", "53300", "53400", "08006", "CONNECTION_CLOSED"]) {
    await expect(deliver(code), code).rejects.toMatchObject({ code });
    await expect(deliver("22P02", "answers", code), code).rejects.toMatchObject({ code });
  }
});
