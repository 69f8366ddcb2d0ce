import type { RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Inbox } from "./testing/inbox.ts";
import { createTestbed, startProcess, type Testbed } from "./testing/realtime-server.ts";
import { subscribe, subscribeToChanges, watchStatus } from "./testing/subscribe.ts";

/** What the service's documentation says of channels, driven with both ages of the client and both protocols. */
let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed();
  await bed.owner.unsafe(`
    ${ages.map(({ table }) => makeTable(table)).join("\n")}
    create policy "members receive" on realtime.messages for select to authenticated
      using (realtime.topic() like 'club%' and extension in ('broadcast', 'presence'));
    create policy "members send" on realtime.messages for insert to authenticated
      with check (realtime.topic() like 'club%');`);
});
afterAll(() => bed.close());

const makeTable = (table: string) => `
  create table public.${table} (id int primary key, colour text, price int);
  alter table public.${table} replica identity full;
  grant select on public.${table} to anon, authenticated;
  alter publication supabase_realtime add table public.${table};`;
/** However busy the machine is. */
const patience = 60_000;
const ages = [
  { name: "2.119", table: "seats", connect: (url?: string) => bed.connect({ url }) },
  { name: "2.119 with protocol 1.0.0", table: "places", connect: (url?: string) => bed.connect({ url, vsn: "1.0.0" }) },
  { name: "2.30", table: "chairs", connect: (url?: string) => bed.connectOld(url) },
];
type Change = RealtimePostgresChangesPayload<{ id: number; colour: string; price: number }>;

describe.each(ages)("supabase-js $name", ({ name, table, connect }) => {
  test("hears of table changes by event and by every documented filter", async () => {
    const rows = bed.owner(`public.${table}`);
    const channel = connect().channel(`seats ${name}`);
    const heard = new Map<string, string[]>();
    const all = new Inbox<Change>();
    const bindings: [event: "*" | "INSERT" | "UPDATE" | "DELETE", filter?: string][] = [
      ["INSERT"],
      ["UPDATE"],
      ["DELETE"],
      ["*", "id=eq.2"],
      ["INSERT", "colour=neq.red"],
      ["INSERT", "price=lt.20"],
      ["INSERT", "price=lte.20"],
      ["INSERT", "price=gt.20"],
      ["INSERT", "price=gte.20"],
      ["INSERT", "colour=in.(red, blue)"],
    ];
    for (const [event, filter] of bindings) {
      const key = `${event} ${filter ?? ""}`.trim();
      heard.set(key, []);
      channel.on("postgres_changes", { event: event as "*", schema: "public", table, filter }, (change: Change) => {
        const row = change.eventType === "DELETE" ? change.old : change.new;
        heard.get(key)?.push(`${change.eventType[0]}${row.id}`);
      });
    }
    channel.on("postgres_changes", { event: "*", schema: "public", table }, all.add as never);
    await subscribeToChanges(channel);
    await bed.owner`insert into ${rows} values (1, 'red', 10), (2, 'blue', 20), (3, 'green', 30)`;
    await bed.owner`update ${rows} set price = 25 where id = 2`;
    await bed.owner`delete from ${rows} where id = 3`;
    await all.until((items) => items.length === 5, "five changes", patience);
    expect(Object.fromEntries(heard)).toEqual({
      INSERT: ["I1", "I2", "I3"],
      UPDATE: ["U2"],
      DELETE: ["D3"],
      "* id=eq.2": ["I2", "U2"],
      "INSERT colour=neq.red": ["I2", "I3"],
      "INSERT price=lt.20": ["I1"],
      "INSERT price=lte.20": ["I1", "I2"],
      "INSERT price=gt.20": ["I3"],
      "INSERT price=gte.20": ["I2", "I3"],
      "INSERT colour=in.(red, blue)": ["I1", "I2"],
    });
    expect(all.items[3]).toMatchObject({
      schema: "public",
      table,
      eventType: "UPDATE",
      new: { id: 2, colour: "blue", price: 25 },
      old: { id: 2, price: 20 },
      errors: null,
    });
  });

  test("sees several people under several keys, one of them twice", async () => {
    const topic = `room ${name}`;
    const enter = async (key: string, device: string) => {
      const channel = connect().channel(topic, { config: { presence: { key } } });
      const states = new Inbox<Record<string, string[]>>();
      channel.on("presence", { event: "sync" }, () => {
        const state = channel.presenceState<{ device: string }>();
        states.add(
          Object.fromEntries(Object.entries(state).map(([who, at]) => [who, at.map((one) => one.device).sort()])),
        );
      });
      await subscribe(channel);
      expect(await channel.track({ device })).toBe("ok");
      return { channel, states };
    };
    const ana = await enter("ana", "phone");
    const again = await enter("ana", "laptop");
    const bruno = await enter("bruno", "phone");
    const isAll = (state: Record<string, string[]>) => state.ana?.length === 2 && state.bruno?.length === 1;
    for (const { states } of [ana, again, bruno])
      expect(await states.find(isAll, "everybody", patience)).toEqual({ ana: ["laptop", "phone"], bruno: ["phone"] });
    await again.channel.untrack();
    await bruno.channel.unsubscribe();
    await ana.states.find((state) => state.ana?.length === 1 && !state.bruno, "those who left", patience);
  });

  test("knows that a broadcast was taken, and hears the own one when asked", async () => {
    const topic = `talk ${name}`;
    const heard = new Inbox<{ event: string; payload: unknown }>();
    const own = new Inbox<{ event: string; payload: unknown }>();
    const listener = connect()
      .channel(topic)
      .on("broadcast", { event: "*" }, heard.add as never);
    const speaker = connect().channel(topic, { config: { broadcast: { ack: true, self: true } } });
    speaker.on("broadcast", { event: "word" }, own.add as never);
    await Promise.all([subscribe(listener), subscribe(speaker)]);
    expect(await speaker.send({ type: "broadcast", event: "word", payload: { n: 1 } })).toBe("ok");
    expect(await heard.find(() => true, "the word", patience)).toMatchObject({ event: "word", payload: { n: 1 } });
    expect(await own.find(() => true, "the own word", patience)).toMatchObject({ payload: { n: 1 } });
  });

  test("enters a private channel only where the policies on realtime.messages let it", async () => {
    const token = await bed.sign("00000000-0000-4000-8000-000000000001");
    const open = async (topic: string, as?: string) => {
      const client = connect();
      if (as) await client.realtime.setAuth(as);
      const channel = client.channel(topic, { config: { private: true, broadcast: { ack: true } } });
      const heard = new Inbox<unknown>();
      channel.on("broadcast", { event: "*" }, heard.add as never);
      const { status } = await watchStatus(channel, 100_000).find(() => true, "an answer", patience);
      return { channel, status, heard };
    };
    const [one, two] = [await open(`club ${name}`, token), await open(`club ${name}`, token)];
    expect([one.status, two.status]).toEqual(["SUBSCRIBED", "SUBSCRIBED"]);
    expect((await open(`other ${name}`, token)).status).toBe("CHANNEL_ERROR");
    expect((await open(`club ${name}`)).status).toBe("CHANNEL_ERROR");
    expect(await one.channel.send({ type: "broadcast", event: "word", payload: {} })).toBe("ok");
    await two.heard.find(() => true, "the word", patience);
  });

  test("comes back by itself after the server was lost", async () => {
    const settings = { ...bed.settings, sql: bed.connectPool() };
    const first = await startProcess(settings);
    const heard = new Inbox<{ payload: unknown }>();
    const channel = connect(first.url).channel(`lost ${name}`);
    channel.on("broadcast", { event: "word" }, heard.add as never);
    const statuses = await subscribe(channel);
    await first.close();
    const second = await startProcess({ ...settings, sql: bed.connectPool() }, Number(new URL(first.url).port));
    try {
      await statuses.until(
        (items) => items.filter(({ status }) => status === "SUBSCRIBED").length === 2,
        "the second join",
        patience,
      );
      const speaker = connect(first.url).channel(`lost ${name}`);
      await subscribe(speaker);
      await speaker.send({ type: "broadcast", event: "word", payload: { n: 2 } });
      expect(await heard.find(() => true, "the word", patience)).toMatchObject({ payload: { n: 2 } });
      await channel.unsubscribe();
    } finally {
      await second.close();
    }
  });
});
