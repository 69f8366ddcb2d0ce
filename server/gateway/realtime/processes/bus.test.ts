import { randomUUID } from "node:crypto";
import pino from "pino";
import postgres from "postgres";
import { expect, inject, test } from "vitest";
import { Bus } from "./bus.ts";

const log = pino({ level: "silent" });
const open = (host: string) => postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });

test("a message that went out is no loss, one that the database did not take is, and is told once", async () => {
  const [here, nowhere] = [open(inject("postgresHost")), open("/nowhere")];
  const [heard, unheard] = [new Bus(randomUUID(), here, log), new Bus(randomUUID(), nowhere, log)];
  for (const bus of [heard, unheard]) {
    bus.publish({ kind: "hello" });
    await bus.flush();
  }
  expect([heard.takeLoss(), unheard.takeLoss(), unheard.takeLoss()]).toEqual([false, true, false]);
  await Promise.all([here.end(), nowhere.end()]);
});

test("more than there is room for while the database does not answer is a loss", async () => {
  const sql = open(inject("postgresHost"));
  const bus = new Bus(randomUUID(), sql, log);
  // All in one turn: nothing has gone out yet.
  const message = { kind: "broadcast", topic: "t", event: "e", json: "x".repeat(1024 * 1024) } as const;
  for (let count = 0; count < 17; count += 1) bus.publish(message);
  expect(bus.takeLoss()).toBe(true);
  await bus.flush();
  await sql.end();
});

test("who is alone says nothing but that one is there, and goes on when somebody is heard", async () => {
  const sql = open("/nowhere");
  const bus = new Bus("one", sql, log);
  bus.hasOthers = false;
  bus.publish({ kind: "broadcast", topic: "t", event: "e", json: "1" });
  await bus.flush();
  expect(bus.takeLoss()).toBe(false);
  bus.receive('two:0:0:1:{"kind":"hello"}', () => {});
  expect(bus.hasOthers).toBe(true);
  await sql.end();
});
