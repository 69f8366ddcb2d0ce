import { afterAll, beforeAll, expect, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { connectRaw } from "../testing/raw-client.ts";
import { createTestbed, type Testbed } from "../testing/realtime-server.ts";
import { subscribe, watchStatus } from "../testing/subscribe.ts";

const ana = "11111111-1111-4111-8111-111111111111";
const bruno = "22222222-2222-4222-8222-222222222222";

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed();
  await bed.owner.unsafe(`
    create table members (topic text, member uuid, may_send boolean, primary key (topic, member));
    grant select on members to authenticated;
    insert into members values ('room', '${ana}', true), ('room', '${bruno}', false), ('raising', '${ana}', true);
    create policy "members receive" on realtime.messages for select to authenticated using (
      exists (select from members where member = (select auth.uid()) and topic = (select realtime.topic()))
    );
    create policy "some members broadcast" on realtime.messages for insert to authenticated with check (
      extension = 'broadcast' and exists (
        select from members where member = (select auth.uid()) and topic = (select realtime.topic()) and may_send
      )
    );
    create policy "all members are present" on realtime.messages for insert to authenticated with check (
      extension = 'presence' and exists (
        select from members where member = (select auth.uid()) and topic = (select realtime.topic())
      )
    );
    create policy "visitors see who is in the hall" on realtime.messages for select to anon using (
      (select realtime.topic()) = 'hall' and extension = 'presence'
    );
    create policy "a slow one" on realtime.messages for select to anon using (
      case when (select realtime.topic()) = 'slow' then pg_sleep(0.4) is not null else false end
    );
    create function explode() returns boolean language plpgsql as $$ begin raise 'no'; end $$;
    create policy "a broken one" on realtime.messages for select to anon using (
      case when (select realtime.topic()) = 'broken' then explode() else false end
    );
  `);
});
afterAll(() => bed.close());

const ack = { config: { private: true, broadcast: { ack: true } } };
type Heard = { event: string; payload: Record<string, unknown> };

test("members join, others are refused", async () => {
  const refused = watchStatus(bed.connect().channel("room", ack));
  expect(await refused.find(() => true)).toEqual({
    status: "CHANNEL_ERROR",
    reason: "Unauthorized: You do not have permissions to read from this Channel topic: room",
  });
  const stranger = await bed.signIn("33333333-3333-4333-8333-333333333333");
  expect(await watchStatus(stranger.channel("room", ack)).find(() => true)).toMatchObject({ status: "CHANNEL_ERROR" });
  await subscribe((await bed.signIn(ana)).channel("room", ack));
  await subscribe(bed.connect({ key: bed.keys.secretKey }).channel("anywhere", ack));
});

test("who may only receive does not send", async () => {
  const [hers, his] = [(await bed.signIn(ana)).channel("room", ack), (await bed.signIn(bruno)).channel("room", ack)];
  const [toAna, toBruno] = [new Inbox<Heard>(), new Inbox<Heard>()];
  await subscribe(hers.on("broadcast", { event: "*" }, toAna.add as never));
  await subscribe(his.on("broadcast", { event: "*" }, toBruno.add as never));
  expect(await his.send({ type: "broadcast", event: "denied", payload: {} })).toBe("error");
  expect(await hers.send({ type: "broadcast", event: "allowed", payload: {} })).toBe("ok");
  await toBruno.find(({ event }) => event === "allowed");
  expect(toAna.items).toEqual([]);
  expect(await his.track({ mood: "quiet" })).toBe("ok");
});

test("a public channel of the same name hears nothing of the private one", async () => {
  const heard = new Inbox<Heard>();
  const open = bed.connect().channel("room", { config: { broadcast: { self: true } } });
  await subscribe(open.on("broadcast", { event: "*" }, heard.add as never));
  const hers = (await bed.signIn(ana)).channel("room", ack);
  await subscribe(hers);
  await hers.send({ type: "broadcast", event: "secret", payload: {} });
  await open.send({ type: "broadcast", event: "open", payload: {} });
  await heard.find(({ event }) => event === "open");
  expect(heard.items).toHaveLength(1);
});

test("who may see presence only gets no broadcasts", async () => {
  const visitor = bed.connect().channel("hall", { config: { private: true, presence: { enabled: true } } });
  const [heard, synced] = [new Inbox<Heard>(), new Inbox<string>()];
  visitor.on("broadcast", { event: "*" }, heard.add as never);
  visitor.on("presence", { event: "join" }, ({ key }) => synced.add(key));
  await subscribe(visitor);
  const config = { private: true, presence: { key: "guard" }, broadcast: { ack: true } };
  const service = bed.connect({ key: bed.keys.secretKey }).channel("hall", { config });
  await subscribe(service);
  await service.send({ type: "broadcast", event: "secret", payload: {} });
  await service.track({});
  await synced.find((key) => key === "guard");
  expect(heard.items).toEqual([]);
  expect(await visitor.track({})).toBe("error");
});

test("an answer that does not come in time is a time-out", async () => {
  const statuses = watchStatus(bed.connect().channel("slow", ack), 100);
  expect(await statuses.find(() => true)).toMatchObject({ status: "TIMED_OUT" });
});

test("a policy that raises lets nobody in", async () => {
  const status = await watchStatus(bed.connect().channel("broken", ack)).find(() => true);
  expect(status).toMatchObject({ status: "CHANNEL_ERROR", reason: expect.stringMatching(/^Unauthorized/) });
});

test("a new token is asked for its own rights", async () => {
  const raw = await connectRaw(bed.url, bed.keys.publishableKey);
  const config = { private: true, broadcast: { ack: true } };
  const message = { type: "broadcast", event: "x", payload: {} };
  await raw.ask("realtime:room", "phx_join", { access_token: await bed.sign(bruno), config });
  expect(await raw.ask("realtime:room", "broadcast", message)).toMatchObject({ status: "error" });
  raw.say("realtime:room", "access_token", { access_token: await bed.sign(ana) });
  expect(await raw.ask("realtime:room", "broadcast", message)).toMatchObject({ status: "ok" });
  // Signed out: supabase-js sends the key then.
  raw.say("realtime:room", "access_token", { access_token: bed.keys.publishableKey });
  await raw.messages.find(({ event }) => event === "phx_close");
  raw.socket.close();
});

test("asking the policies leaves nothing behind", async () => {
  const [{ count } = { count: -1 }] = await bed.owner`select count(*)::int from realtime.messages`;
  expect(count).toBe(0);
});

test("messages sent from SQL arrive under the same policies, however long", async () => {
  const [heard, outside] = [new Inbox<Heard>(), new Inbox<Heard>()];
  await subscribe((await bed.signIn(ana)).channel("room", ack).on("broadcast", { event: "*" }, heard.add as never));
  await subscribe(
    bed
      .connect()
      .channel("room")
      .on("broadcast", { event: "*" }, outside.add as never),
  );
  const text = "çã👋".repeat(5_000);
  await bed.owner`select realtime.send(${bed.owner.json({ text })}, 'long', 'room')`;
  await bed.owner`select realtime.send('{}', 'public', 'room', false)`;
  expect((await heard.find(({ event }) => event === "long")).payload).toMatchObject({ text });
  await outside.find(({ event }) => event === "public");
  expect(outside.items).toHaveLength(1);
});
