import { afterAll, beforeAll, expect, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { createTestbed, type startProcess, type Testbed } from "../testing/realtime-server.ts";
import { subscribe, subscribeToChanges } from "../testing/subscribe.ts";

let bed: Testbed;
let second: Awaited<ReturnType<typeof startProcess>>;
beforeAll(async () => {
  bed = await createTestbed({ limits: { leaseInterval: 300 } });
  second = await bed.startAnother();
  await bed.owner.unsafe(`
    create table items (id int primary key);
    grant select on items to anon;
    alter publication supabase_realtime add table items;
  `);
});
afterAll(() => bed.close());

type Heard = { event: string; payload: { text?: string } & ArrayBuffer };

test("a broadcast reaches the clients of the other process, in order, long ones and bytes too", async () => {
  const heard = new Inbox<Heard>();
  await subscribe(
    bed
      .connect({ url: second.url })
      .channel("across")
      .on("broadcast", { event: "*" }, heard.add as never),
  );
  const sender = bed.connect().channel("across");
  await subscribe(sender);
  const texts = ["short", "é👋".repeat(20_000), "a".repeat(100_000), "end"];
  for (const text of texts) await sender.send({ type: "broadcast", event: "text", payload: { text } });
  await sender.send({ type: "broadcast", event: "bytes", payload: new Uint8Array(20_000).fill(7).buffer });
  const bytes = await heard.find(({ event }) => event === "bytes");
  expect(new Uint8Array(bytes.payload)).toEqual(new Uint8Array(20_000).fill(7));
  expect(heard.items.slice(0, -1).map(({ payload }) => payload.text)).toEqual(texts);
});

test("presence is one state over both, also for a process that came later", async () => {
  const [hers, his] = [
    bed.connect().channel("lobby", { config: { presence: { key: "ana" } } }),
    bed.connect({ url: second.url }).channel("lobby", { config: { presence: { key: "bruno" } } }),
  ];
  const changes = new Inbox<string>();
  hers.on("presence", { event: "sync" }, () => changes.add("ana"));
  his.on("presence", { event: "sync" }, () => changes.add("bruno"));
  await subscribe(hers);
  await subscribe(his);
  await hers.track({ n: 1 });
  await his.track({ n: 2 });
  const bothIn = (channel: typeof hers) => Object.keys(channel.presenceState()).sort().join() === "ana,bruno";
  await changes.until(() => bothIn(hers) && bothIn(his), "both in both");

  const third = await bed.startAnother();
  const late = bed.connect({ url: third.url }).channel("lobby", { config: { presence: { enabled: true } } });
  late.on("presence", { event: "sync" }, () => changes.add("late"));
  await subscribe(late);
  await changes.until(() => bothIn(late), "both in the late one");

  await second.close();
  await changes.until(() => Object.keys(hers.presenceState()).join() === "ana", "the leave of a closed process");
  second = await bed.startAnother();
});

test("the presences of a process that died end with its lease", async () => {
  const hers = bed.connect().channel("mourning", { config: { presence: { key: "ana" } } });
  const changes = new Inbox<string>();
  hers.on("presence", { event: "sync" }, () => changes.add("sync"));
  await subscribe(hers);
  await hers.track({});
  // A process that said where its clients are, and then nothing more.
  const dead = "99999999-9999-4999-8999-999999999999";
  const entry = { key: "ghost", ref: "r", meta: {} };
  const state = { kind: "presence_state", topics: [["public:mourning", [entry]]] };
  await bed.owner`insert into realtime.processes (id) values (${dead})`;
  await bed.owner`insert into realtime.watched values ('items'::regclass, ${dead})`;
  await bed.owner`select pg_notify('realtime_bus', ${`${dead}:0:0:1:${JSON.stringify(state)}`})`;
  await changes.until(() => "ghost" in hers.presenceState(), "the ghost");
  await changes.until(() => !("ghost" in hers.presenceState()), "the end of the ghost");
  expect(await bed.owner`select from realtime.watched where process = ${dead}`).toHaveLength(0);
});

test("what is not a message between processes is ignored", async () => {
  const heard = new Inbox<Heard>();
  const channel = bed.connect().channel("noise", { config: { broadcast: { self: true } } });
  await subscribe(channel.on("broadcast", { event: "*" }, heard.add as never));
  for (const noise of ["", "x", "a:0:0:1:{", "a:0:0:1:null", 'a:0:0:1:{"kind":"presence_state"}', "a:0:5:9:x"])
    await bed.owner`select pg_notify('realtime_bus', ${noise}), pg_notify('realtime_changes', ${noise})`;
  await channel.send({ type: "broadcast", event: "still here", payload: {} });
  await heard.find(({ event }) => event === "still here");
});

test("each process hears of each change once, whichever wrote it", async () => {
  const inboxes = [new Inbox<{ new: { id: number } }>(), new Inbox<{ new: { id: number } }>()];
  for (const [index, url] of [bed.url, second.url].entries()) {
    const channel = bed.connect({ url }).channel("items");
    channel.on("postgres_changes", { event: "INSERT", schema: "public", table: "items" }, inboxes[index]?.add as never);
    await subscribeToChanges(channel);
  }
  await bed.owner`insert into items select generate_series(1, 250)`;
  await bed.owner`insert into items values (1000)`;
  for (const inbox of inboxes) {
    await inbox.find((change) => change.new.id === 1000);
    expect(inbox.items.map((change) => change.new.id)).toEqual([...Array.from({ length: 250 }, (_, i) => i + 1), 1000]);
  }
});
