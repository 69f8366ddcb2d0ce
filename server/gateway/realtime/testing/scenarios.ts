import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from "@supabase/supabase-js";
import { Inbox } from "./inbox.ts";
import { subscribe, subscribeToChanges, watchStatus } from "./subscribe.ts";

/**
 * What the service's documentation says of channels. Each is driven in Node and, bundled, in Chromium: nothing here may
 * need either of them, and what is found comes back as plain data.
 */
export type Scenario = {
  /** The row of docs/gateway.md that it shows. */
  documented: string;
  /** What clients of 2.30's own age do not know. */
  isNewer?: boolean;
  drive(world: World): Promise<unknown>;
  expected: unknown;
};

export type World = {
  /** Apart from what other clients do: in topics, and the beginning of the tables' names. */
  name: string;
  url: string;
  key: string;
  connect(url?: string): SupabaseClient;
  /** As the database's owner. */
  change(sql: string): Promise<unknown>;
  /** Of somebody who is signed in. */
  token(): Promise<string>;
  /** A process of its own that can be lost and come back. */
  startOwn(): Promise<string>;
  loseOwn(): Promise<unknown>;
  restoreOwn(): Promise<unknown>;
};

type Row = { id: number; colour?: string; price?: number };
type Change = RealtimePostgresChangesPayload<Row>;

export const scenarios: Scenario[] = [
  {
    documented: "events `INSERT`, `UPDATE`, `DELETE` and `*`, several bindings in one channel",
    async drive({ connect, change, name }) {
      const table = `${name}_events`;
      const heard = listen(connect().channel(`events ${name}`), table, [["*"], ["INSERT"], ["UPDATE"], ["DELETE"]]);
      await subscribeToChanges(heard.channel);
      await change(`insert into ${table} values (1, 'red', 10), (2, 'blue', 20)`);
      await change(`update ${table} set price = 25 where id = 2`);
      await change(`delete from ${table} where id = 1`);
      await heard.all.until((items) => items.length === 4, "four changes");
      const { commit_timestamp, ...update } = heard.all.items[2] as Change;
      return { ...heard.byBinding(), update, isDated: !Number.isNaN(Date.parse(commit_timestamp)) };
    },
    expected: {
      "*": ["I1", "I2", "U2", "D1"],
      INSERT: ["I1", "I2"],
      UPDATE: ["U2"],
      DELETE: ["D1"],
      update: expectedUpdate(),
      isDated: true,
    },
  },
  {
    documented:
      "filters `eq`, `neq`, `lt`, `lte`, `gt`, `gte`, `in`, `like`, `ilike`, `is`, `match`, `imatch`, `isdistinct`; negated by `not.`; several joined by commas",
    async drive({ connect, change, name }) {
      const table = `${name}_filters`;
      const filters = Object.keys(rowsByFilter);
      const bindings = filters.map((filter): Binding => ["INSERT", filter]);
      const heard = listen(connect().channel(`filters ${name}`), table, [["*"], ...bindings]);
      await subscribeToChanges(heard.channel);
      await change(`insert into ${table} values (1, 'red', 10), (2, 'blue', 20), (3, 'Green', 30), (4, null, null)`);
      await heard.all.until((items) => items.length === 4, "four rows");
      const found = heard.byBinding();
      return Object.fromEntries(filters.map((filter) => [filter, found[`INSERT ${filter}`]?.join(" ")]));
    },
    get expected() {
      return rowsByFilter;
    },
  },
  {
    documented:
      "row-level security decides who hears of a row; deletions are not filtered by it and hold the key alone",
    async drive({ connect, change, name }) {
      const table = `${name}_guarded`;
      const heard = listen(connect().channel(`guarded ${name}`), table, [["*"]]);
      await subscribeToChanges(heard.channel);
      await change(`insert into ${table} values (1, 'secret', 10), (2, 'open', 20)`);
      await change(`delete from ${table} where id = 1`);
      await heard.all.until((items) => items.length === 2, "a row and a deletion");
      return [heard.byBinding()["*"], heard.all.items[1]?.old];
    },
    expected: [["I2", "D1"], { id: 1 }],
  },
  {
    documented: "the old row is whole only with `replica identity full`",
    async drive({ connect, change, name }) {
      const tables = [`${name}_whole`, `${name}_keyed`];
      const client = connect();
      const heard = tables.map((table) => listen(client.channel(table), table, [["UPDATE"]]));
      for (const { channel } of heard) await subscribeToChanges(channel);
      for (const table of tables)
        await change(`insert into ${table} values (1, 'red', 10); update ${table} set price = 20`);
      const updates = heard.map(({ all }) => all.find(() => true, "an update"));
      return (await Promise.all(updates)).map((update) => update.old);
    },
    expected: [{ id: 1, colour: "red", price: 10 }, { id: 1 }],
  },
  {
    documented: "presence: `sync`, `join`, `leave`; one key may be there several times",
    async drive({ connect, name }) {
      const topic = `room ${name}`;
      const [ana, again, bruno] = [
        await enter(connect(), topic, "ana", "phone"),
        await enter(connect(), topic, "ana", "laptop"),
        await enter(connect(), topic, "bruno", "phone"),
      ];
      const isAll = (state: Present) => state.ana?.length === 2 && state.bruno?.length === 1;
      const everybody = [ana, again, bruno].map(({ states }) => states.find(isAll, "everybody"));
      const [first] = await Promise.all(everybody);
      await again.channel.untrack();
      await bruno.channel.unsubscribe();
      const left = await ana.left.until((items) => items.length === 2, "those who left");
      const alone = ana.states.items.at(-1);
      return { everybody: first, alone, came: ana.came.items.toSorted(), left: left.toSorted() };
    },
    expected: {
      everybody: { ana: ["laptop", "phone"], bruno: ["phone"] },
      alone: { ana: ["phone"] },
      came: ["ana laptop", "ana phone", "bruno phone"],
      left: ["ana laptop", "bruno phone"],
    },
  },
  {
    documented: "broadcast: `self`, `ack`; over HTTP without joining",
    async drive({ connect, url, key, name }) {
      const topic = `talk ${name}`;
      const [heard, own] = [new Inbox<Message>(), new Inbox<Message>()];
      const listener = connect().channel(topic);
      listener.on("broadcast", { event: "*" }, heard.add as never);
      const speaker = connect().channel(topic, { config: { broadcast: { ack: true, self: true } } });
      speaker.on("broadcast", { event: "word" }, own.add as never);
      await Promise.all([subscribe(listener), subscribe(speaker)]);
      const acknowledged = await speaker.send({ type: "broadcast", event: "word", payload: { n: 1 } });
      const messages = [{ topic, event: "letter", payload: { n: 2 } }];
      const headers = { apikey: key, "Content-Type": "application/json" };
      const body = JSON.stringify({ messages });
      const { status } = await fetch(`${url}/realtime/v1/api/broadcast`, { method: "POST", headers, body });
      await heard.until((items) => items.length === 2, "both messages");
      await own.find(() => true, "the own word");
      const plain = ({ items }: Inbox<Message>) => items.map(({ event, payload }) => [event, payload]);
      return { acknowledged, status, heard: plain(heard), own: plain(own) };
    },
    expected: {
      acknowledged: "ok",
      status: 202,
      heard: [
        ["word", { n: 1 }],
        ["letter", { n: 2 }],
      ],
      own: [["word", { n: 1 }]],
    },
  },
  {
    documented: "private channels: policies on `realtime.messages` decide who receives and who sends",
    isNewer: true,
    async drive({ connect, token, name }) {
      const open = async (topic: string, as?: string) => {
        const client = connect();
        if (as) await client.realtime.setAuth(as);
        const channel = client.channel(`${topic} ${name}`, { config: { private: true, broadcast: { ack: true } } });
        const heard = new Inbox<Message>();
        channel.on("broadcast", { event: "*" }, heard.add as never);
        const { status } = await watchStatus(channel, 100_000).find(() => true, "an answer");
        return { channel, status, heard };
      };
      const say = (channel: RealtimeChannel, event: string) =>
        channel.send({ type: "broadcast", event, payload: {} }, { timeout: 100_000 });
      const member = await token();
      const [one, two] = [await open("club", member), await open("club", member)];
      const [reader, another] = [await open("readers", member), await open("readers", member)];
      const refused = [(await open("other", member)).status, (await open("club")).status];
      await say(reader.channel, "unheard");
      const sent = await say(one.channel, "word");
      await two.heard.find(() => true, "the word");
      const entered = [one, two, reader, another].map(({ status }) => status);
      return { entered, refused, sent, heard: two.heard.items.length, heardOfReaders: another.heard.items.length };
    },
    expected: {
      entered: ["SUBSCRIBED", "SUBSCRIBED", "SUBSCRIBED", "SUBSCRIBED"],
      refused: ["CHANNEL_ERROR", "CHANNEL_ERROR"],
      sent: "ok",
      heard: 1,
      heardOfReaders: 0,
    },
  },
  {
    documented: "a lost connection is opened again, and its channels are joined again",
    async drive({ connect, change, startOwn, loseOwn, restoreOwn, name }) {
      const table = `${name}_lost`;
      const url = await startOwn();
      const words = new Inbox<Message>();
      const watches = new Inbox<{ extension: string; status: string }>();
      const { channel, all } = listen(connect(url).channel(`lost ${name}`), table, [["*"]]);
      channel.on("broadcast", { event: "word" }, words.add as never).on("system", {}, watches.add as never);
      const statuses = await subscribe(channel);
      const watchedTimes = (times: number) =>
        watches.until((items) => items.filter(({ status }) => status === "ok").length === times, "the watch");
      await watchedTimes(1);
      await loseOwn();
      await restoreOwn();
      const isBack = () => statuses.items.filter(({ status }) => status === "SUBSCRIBED").length === 2;
      await statuses.until(isBack, "the second join");
      await watchedTimes(2);
      const speaker = connect(url).channel(`lost ${name}`);
      await subscribe(speaker);
      await speaker.send({ type: "broadcast", event: "word", payload: { n: 2 } });
      await change(`insert into ${table} values (1)`);
      const { payload } = await words.find(() => true, "the word");
      const { new: row } = await all.find(() => true, "the row");
      await channel.unsubscribe();
      return [payload, row];
    },
    expected: [{ n: 2 }, { id: 1, colour: null, price: null }],
  },
];

const rowsByFilter: Record<string, string> = {
  "id=eq.2": "I2",
  "colour=neq.red": "I2 I3",
  "price=lt.20": "I1",
  "price=lte.20": "I1 I2",
  "price=gt.20": "I3",
  "price=gte.20": "I2 I3",
  "colour=in.(red, blue)": "I1 I2",
  "colour=like.%e%": "I1 I2 I3",
  "colour=ilike.g%": "I3",
  "colour=is.null": "I4",
  "colour=match.^(red|gr)": "I1",
  "colour=imatch.^(red|gr)": "I1 I3",
  "colour=isdistinct.red": "I2 I3 I4",
  "colour=not.in.(red,blue)": "I3",
  "price=gt.10,colour=not.eq.blue": "I3",
};

function expectedUpdate() {
  const [old, row] = [
    { id: 2, colour: "blue", price: 20 },
    { id: 2, colour: "blue", price: 25 },
  ];
  return { schema: "public", eventType: "UPDATE", new: row, old, errors: null };
}

type Message = { event: string; payload: unknown };
type Binding = [event: "*" | "INSERT" | "UPDATE" | "DELETE", filter?: string];

/** Hears each binding apart, and all that the first one hears. */
function listen(channel: RealtimeChannel, table: string, bindings: Binding[]) {
  const heard: Record<string, string[]> = {};
  const all = new Inbox<Change>();
  for (const [index, [event, filter]] of bindings.entries()) {
    const own: string[] = [];
    heard[filter ? `${event} ${filter}` : event] = own;
    const options = { event: event as "*", schema: "public", table, ...(filter && { filter }) };
    channel.on("postgres_changes", options, (change: Change) => {
      const { id } = (change.eventType === "DELETE" ? change.old : change.new) as Row;
      own.push(`${change.eventType[0]}${id}`);
      const { table: _, ...rest } = change;
      if (index === 0) all.add(rest as Change);
    });
  }
  return { channel, all, byBinding: () => heard };
}

type Present = Record<string, string[]>;

async function enter(client: SupabaseClient, topic: string, key: string, device: string) {
  const channel = client.channel(topic, { config: { presence: { key } } });
  const [states, came, left] = [new Inbox<Present>(), new Inbox<string>(), new Inbox<string>()];
  type One = { device: string };
  channel.on("presence", { event: "sync" }, () => {
    const state = Object.entries(channel.presenceState<One>());
    states.add(Object.fromEntries(state.map(([who, at]) => [who, at.map((one) => one.device).sort()])));
  });
  channel.on<One>("presence", { event: "join" }, ({ key, newPresences }) => {
    for (const one of newPresences) came.add(`${key} ${one.device}`);
  });
  channel.on<One>("presence", { event: "leave" }, ({ key, leftPresences }) => {
    for (const one of leftPresences) left.add(`${key} ${one.device}`);
  });
  await subscribe(channel);
  const answer = await channel.track({ device });
  if (answer !== "ok") throw new Error(`track: ${answer}`);
  return { channel, states, came, left };
}
