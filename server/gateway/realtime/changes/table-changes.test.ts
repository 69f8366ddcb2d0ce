import type { RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { connectRaw } from "../testing/raw-client.ts";
import { createTestbed, type Testbed } from "../testing/realtime-server.ts";
import { subscribeToChanges } from "../testing/subscribe.ts";

const ana = "11111111-1111-4111-8111-111111111111";
const bruno = "22222222-2222-4222-8222-222222222222";
type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;
type Client = ReturnType<Testbed["connect"]>;

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed();
  await bed.owner.unsafe(`
    create table notes (
      id int primary key, owner uuid, body text, price numeric, tags text[], extra jsonb, at timestamptz, secret text
    );
    alter table notes enable row level security;
    create policy "owners read their notes" on notes for select to authenticated using (owner = (select auth.uid()));
    create policy "visitors read what nobody owns" on notes for select to anon using (owner is null);
    grant select (id, owner, body, price, tags, extra, at) on notes to anon, authenticated;
    grant select on notes to service_role;
    create table plain (id int primary key, body text);
    grant select on plain to anon, authenticated;
    create table guarded (id int primary key, body text);
    alter table guarded replica identity full;
    alter table guarded enable row level security;
    create policy "everybody reads" on guarded for select to anon using (true);
    grant select on guarded to anon;
    create table hidden (id int primary key);
    create table unpublished (id int primary key);
    grant select on unpublished to anon;
    create table keyless (body text);
    alter table keyless replica identity full;
    grant select on keyless to anon;
    create table "Odd name" ("the id" bigint, "part two" text, "Some ""text""" text, primary key ("the id", "part two"));
    alter table "Odd name" replica identity full;
    grant select on "Odd name" to anon;
    alter publication supabase_realtime add table notes, plain, guarded, hidden, keyless, "Odd name";
  `);
});
afterAll(() => bed.close());

let count = 0;
type Wish = { event?: "*" | "INSERT" | "UPDATE" | "DELETE"; table?: string; filter?: string; select?: string[] };

async function listen(client: Client, { event = "*", ...wish }: Wish) {
  const inbox = new Inbox<Payload>();
  const channel = client.channel(`changes-${++count}`);
  channel.on("postgres_changes", { event, schema: "public", ...wish } as never, inbox.add as never);
  const system = await subscribeToChanges(channel);
  return { inbox, system, channel };
}

const ids = ({ items }: Inbox<Payload>) =>
  items.map((payload) => ("id" in payload.new ? payload.new.id : (payload.old as { id: number }).id));

test("each one hears of the rows that it may read, and of no others", async () => {
  await bed.owner`insert into notes (id, body) values (0, 'free')`;
  const [visitor, owner, other, service] = [
    await listen(bed.connect(), { table: "notes" }),
    await listen(await bed.signIn(ana), { table: "notes" }),
    await listen(await bed.signIn(bruno), { table: "notes" }),
    await listen(bed.connect({ key: bed.keys.secretKey }), { table: "notes" }),
  ];
  expect(visitor.system).toMatchObject({ status: "ok", message: "Subscribed to PostgreSQL" });
  await bed.owner`insert into notes (id, owner, body) values (1, ${ana}, 'hers'), (2, ${bruno}, 'his'), (3, null, 'free')`;
  await bed.owner`update notes set body = body || '!' where id in (1, 2)`;
  // The last word for all of them.
  await bed.owner`delete from notes where id = 0`;
  for (const { inbox } of [visitor, owner, other, service])
    await inbox.find(({ eventType }) => eventType === "DELETE", "the deletion");
  expect(ids(visitor.inbox)).toEqual([3, 0]);
  expect(visitor.inbox.items.at(-1)?.old).toEqual({ id: 0 });
  expect(ids(owner.inbox)).toEqual([1, 1, 0]);
  expect(ids(other.inbox)).toEqual([2, 2, 0]);
  expect(ids(service.inbox)).toEqual([1, 2, 3, 1, 2, 0]);
});

test("a change carries typed values, without the columns that the role may not read", async () => {
  const { inbox } = await listen(await bed.signIn(ana), { table: "notes" });
  const raw = await connectRaw(bed.url, bed.keys.publishableKey);
  const token = await bed.sign(ana);
  const binding = { event: "*", schema: "public", table: "notes" };
  const joined = await raw.ask("realtime:raw", "phx_join", {
    access_token: token,
    config: { postgres_changes: [binding] },
  });
  expect(joined.response).toEqual({ postgres_changes: [{ ...binding, id: expect.any(Number) }] });
  await raw.messages.find(({ event }) => event === "system");
  await bed.owner`insert into notes values
    (10, ${ana}, 'text', 12.50, '{a,"b c"}', '{"a":[1,null]}', '2026-01-02T03:04:05.678Z', 'hidden')`;
  await bed.owner`update notes set price = 13 where id = 10`;
  const { payload } = await raw.messages.find(({ event }) => event === "postgres_changes");
  const record = {
    id: 10,
    owner: ana,
    body: "text",
    price: 12.5,
    tags: ["a", "b c"],
    extra: { a: [1, null] },
    at: "2026-01-02T03:04:05.678+00:00",
  };
  expect(payload).toEqual({
    ids: [expect.any(Number)],
    data: {
      schema: "public",
      table: "notes",
      type: "INSERT",
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      columns: [
        { name: "id", type: "int4" },
        { name: "owner", type: "uuid" },
        { name: "body", type: "text" },
        { name: "price", type: "numeric" },
        { name: "tags", type: "_text" },
        { name: "extra", type: "jsonb" },
        { name: "at", type: "timestamptz" },
      ],
      record,
      errors: null,
    },
  });
  const update = await inbox.find(({ eventType }) => eventType === "UPDATE");
  expect(update).toMatchObject({ new: { ...record, price: 13 }, old: { id: 10 }, errors: null });
  expect(update.old).toEqual({ id: 10 });
  expect(JSON.stringify([raw.messages.items, inbox.items])).not.toContain("hidden");
  raw.socket.close();
});

test("a new token changes what is heard: after signing out, a visitor's part", async () => {
  const raw = await connectRaw(bed.url, bed.keys.publishableKey);
  const config = { postgres_changes: [{ event: "INSERT", schema: "public", table: "notes" }] };
  const watched = (times: number) =>
    raw.messages.until((items) => items.filter(({ event }) => event === "system").length === times);
  const heard = (id: number) => raw.messages.find(({ payload }) => JSON.stringify(payload).includes(`"id":${id},`));
  await raw.ask("realtime:session", "phx_join", { access_token: await bed.sign(ana), config });
  await watched(1);
  await bed.owner`insert into notes (id, owner) values (50, ${ana})`;
  await heard(50);
  raw.say("realtime:session", "access_token", { access_token: bed.keys.publishableKey });
  await watched(2);
  await bed.owner`insert into notes (id, owner) values (51, ${ana}), (52, null)`;
  await heard(52);
  raw.say("realtime:session", "access_token", { access_token: await bed.sign(bruno) });
  await watched(3);
  await bed.owner`insert into notes (id, owner) values (53, ${ana}), (54, ${bruno})`;
  await heard(54);
  expect(raw.messages.items.filter(({ event }) => event === "postgres_changes")).toHaveLength(3);
  raw.socket.close();
});

test("without row-level security a change of a table without a key is an error, its deletion the old row", async () => {
  const { inbox } = await listen(bed.connect(), { table: "keyless" });
  await bed.owner`insert into keyless values ('a')`;
  await bed.owner`delete from keyless`;
  const gone = await inbox.find(({ eventType }) => eventType === "DELETE");
  const [refused] = inbox.items;
  expect([refused?.errors, refused?.new]).toEqual([["Error 400: Bad Request, no primary key"], {}]);
  expect(gone.old).toEqual({ body: "a" });
});

test("the old row is told whole only with its full identity, and of a guarded deleted row only the key", async () => {
  const { inbox } = await listen(bed.connect(), { table: "guarded" });
  await bed.owner`insert into guarded values (1, 'before')`;
  await bed.owner`update guarded set body = 'after'`;
  await inbox.find(({ eventType }) => eventType === "UPDATE");
  await bed.owner`delete from guarded`;
  await inbox.find(({ eventType }) => eventType === "DELETE");
  expect(inbox.items.slice(-2).map(({ old }) => old)).toEqual([{ id: 1, body: "before" }, { id: 1 }]);
});

test("a role without rights is told that, and nothing else", async () => {
  const [denied, allowed] = [
    await listen(bed.connect(), { table: "hidden" }),
    await listen(bed.connect(), { table: "plain" }),
  ];
  await bed.owner`insert into hidden values (1)`;
  await bed.owner`delete from hidden`;
  await bed.owner`insert into plain values (1, 'seen')`;
  await allowed.inbox.find(() => true);
  const { errors, new: row, old } = await denied.inbox.find(() => true);
  expect({ errors, row, old }).toEqual({ errors: ["Error 401: Unauthorized"], row: {}, old: {} });
  expect(denied.inbox.items).toHaveLength(1);
});

test("filters are compared as the column's type compares", async () => {
  const client = bed.connect();
  const wishes = {
    eq: "id=eq.0102",
    neq: "body=neq.b",
    lt: "id=lt.102",
    gte: "id=gte.103",
    in: 'body=in.(a,"c, d")',
    both: "id=gt.101,body=eq.b",
    comma: "body=eq.c, d",
    like: "body=like.c%",
    not: "body=not.in.(a,b)",
    null: "body=is.null",
  };
  const inboxes: Record<string, Inbox<Payload>> = {};
  for (const [name, filter] of Object.entries(wishes))
    inboxes[name] = (await listen(client, { table: "plain", event: "INSERT", filter })).inbox;
  const all = await listen(client, { table: "plain", event: "INSERT" });
  await bed.owner`insert into plain values (101, 'a'), (102, 'b'), (103, 'c, d'), (104, null)`;
  await all.inbox.until(({ length }) => length === 4);
  const heard = Object.fromEntries(Object.entries(inboxes).map(([name, inbox]) => [name, ids(inbox)]));
  expect(heard).toEqual({
    eq: [102],
    neq: [101, 103],
    lt: [101],
    gte: [103, 104],
    in: [101, 103],
    both: [102],
    comma: [103],
    like: [103],
    not: [103],
    null: [104],
  });
});

test("a filter that cannot work is refused, whether for the column, the type or the operator", async () => {
  const client = bed.connect();
  const refusal = async (wish: Wish) => (await listen(client, wish)).system;
  const says = (message: RegExp) => ({ status: "error", message: expect.stringMatching(message) });
  expect(await refusal({ table: "notes", filter: "secret=eq.x" })).toMatchObject(
    says(/invalid column for filter secret/),
  );
  expect(await refusal({ table: "notes", filter: "id=eq.x" })).toMatchObject(says(/invalid input syntax/));
  expect(await refusal({ table: "notes", filter: "id=fts.x" })).toMatchObject(says(/unsupported operator fts/));
  expect(await refusal({ table: "notes", filter: "body=match.(" })).toMatchObject(says(/invalid regular expression/));
  expect(await refusal({ table: "notes", filter: "id" })).toMatchObject(says(/invalid filter/));
  expect(await refusal({ table: "unpublished" })).toMatchObject(says(/Please check Realtime is enabled/));
  expect(await refusal({ table: "missing" })).toMatchObject(says(/Please check Realtime is enabled/));
  expect(await refusal({ table: "notes", filter: "id=eq.1" })).toMatchObject({ status: "ok" });
});

test("one channel may hold several bindings, by event, table and selection", async () => {
  const client = bed.connect();
  const inboxes = {
    insert: new Inbox<Payload>(),
    remove: new Inbox<Payload>(),
    all: new Inbox<Payload>(),
    few: new Inbox<Payload>(),
  };
  const channel = client
    .channel("several")
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "plain" }, inboxes.insert.add)
    .on("postgres_changes", { event: "DELETE", schema: "public", table: "plain" }, inboxes.remove.add)
    .on("postgres_changes", { event: "*", schema: "public" }, inboxes.all.add)
    .on("postgres_changes", { event: "*", schema: "public", table: "plain", select: ["id"] }, inboxes.few.add);
  await subscribeToChanges(channel);
  await bed.owner`insert into plain values (201, 'x')`;
  await bed.owner`delete from plain where id = 201`;
  await bed.owner`insert into keyless values ('end')`;
  await inboxes.all.find(({ table }) => table === "keyless");
  await inboxes.few.until(({ length }) => length === 2);
  expect(inboxes.insert.items.map(({ eventType }) => eventType)).toEqual(["INSERT"]);
  expect(inboxes.remove.items).toMatchObject([{ eventType: "DELETE", old: { id: 201 } }]);
  expect(inboxes.all.items).toHaveLength(3);
  expect(inboxes.few.items[0]?.new).toEqual({ id: 201 });
});

test("names and keys may be odd, and a moved key is told with the old one", async () => {
  const { inbox } = await listen(bed.connect(), { table: "Odd name" });
  await bed.owner`insert into "Odd name" values (1, 'a', 'x'), (2, 'b', 'y')`;
  await bed.owner`update "Odd name" set "the id" = "the id" + 10`;
  await bed.owner`delete from "Odd name" where "the id" = 12`;
  await inbox.find(({ eventType }) => eventType === "DELETE");
  expect(inbox.items.slice(2)).toMatchObject([
    { new: { "the id": 11, "part two": "a" }, old: { "the id": 1, 'Some "text"': "x" } },
    { new: { "the id": 12, "part two": "b" }, old: { "the id": 2, 'Some "text"': "y" } },
    { old: { "the id": 12, 'Some "text"': "y" } },
  ]);
  expect(inbox.items.at(-1)?.new).toEqual({});
});

test("who is still being entered hears nothing yet, though others listen to the table", async () => {
  const early = await listen(bed.connect(), { table: "plain" });
  const before = await bed.owner.reserve();
  // Holds the newcomer back between its join and its watch.
  await before`begin`;
  await before`lock table realtime.watched in exclusive mode`;
  const late = listen(bed.connect(), { table: "plain" });
  await bed.eventually(async () => {
    const waiting = await before`select from pg_locks where relation = 'realtime.watched'::regclass and not granted`;
    return waiting.length > 0;
  });
  await bed.owner`insert into plain values (901, 'too early')`;
  await early.inbox.find(({ new: row }) => "id" in row && row.id === 901);
  await before`commit`;
  before.release();
  const { inbox } = await late;
  await bed.owner`insert into plain values (902, 'heard')`;
  await inbox.find(({ new: row }) => "id" in row && row.id === 902);
  expect(ids(inbox)).toEqual([902]);
});

test("a table that joins the publication later can be listened to, and one that leaves cannot", async () => {
  await bed.owner.unsafe("create table later (id int primary key); grant select on later to anon");
  expect((await listen(bed.connect(), { table: "later" })).system.status).toBe("error");
  await bed.owner`alter publication supabase_realtime add table later`;
  const { inbox } = await listen(bed.connect(), { table: "later" });
  await bed.owner`insert into later values (1)`;
  expect(await inbox.find(() => true)).toMatchObject({ new: { id: 1 } });
  await bed.owner`alter publication supabase_realtime drop table later`;
  expect((await listen(bed.connect(), { table: "later" })).system.status).toBe("error");
  const triggers = await bed.owner`select from pg_trigger where tgrelid = 'later'::regclass`;
  expect(triggers).toHaveLength(0);
});
