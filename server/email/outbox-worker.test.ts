import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import pino from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Website } from "#app/public/website.ts";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { createSmtp, type SendEmail } from "../kernel/smtp.ts";
import { createMetrics } from "../observability/metrics.ts";
import { eventually } from "../testing/eventually.ts";
import { readOldestMinutes, startOutboxWorker } from "./outbox-worker.ts";

let database: ProductDatabase;
beforeAll(async () => {
  database = await createProductDatabase();
});
beforeEach(async () => {
  await database.owner`delete from email.outbox`;
});
// A worker that is still at it would take the emails of the next test, and the server has so many connections.
const open = new Set<() => Promise<void>>();
afterEach(async () => {
  await Promise.all([...open].map((close) => close()));
  open.clear();
});
afterAll(() => database.drop());

const render: Website["renderEmail"] = async (kind, data) => ({
  subject: kind,
  text: JSON.stringify(data),
  html: "<p>Olá</p>",
  attachments: [],
});

const secretLink = "https://exemplo.com.br/one-time-link";

/** A worker of its own process, as far as the outbox can tell. */
async function openWorker(send: SendEmail, changes: Partial<Parameters<typeof startOutboxWorker>[0]> = {}) {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const metrics = createMetrics();
  const operator = { email: "contato@exemplo.com.br", dpoEmail: "privacidade@exemplo.com.br" };
  const site = { siteUrl: "https://www.exemplo.com.br", operator, pollEvery: 60_000 };
  const { sql = database.connectAsLogin() } = changes;
  const worker = startOutboxWorker({ log, metrics, render, send, ...site, ...changes, sql });
  open.add(async () => {
    await worker.close();
    await sql.end({ timeout: 5 });
  });
  await worker.start();
  const metric = async () => (await metrics.registry.getSingleMetricAsString("emails_total")).split("\n").slice(2);
  const waiting = async () => metrics.registry.getSingleMetricAsString("emails_waiting");
  return { ...worker, lines, metric, waiting };
}

type Answer = { recipient?: number; message?: number };

/** A real mail server; what it answers can be changed while it runs. */
async function startMailServer(port = 0) {
  const received: { to: string; message: string }[] = [];
  const answer: Answer & { hold?: Promise<void> } = {};
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo: ({ address }, _, done) => done(refusal(answer.recipient, address)),
    async onData(stream, { envelope }, done) {
      const message = await text(stream);
      await answer.hold;
      const [to = { address: "" }] = envelope.rcptTo;
      if (!answer.message) received.push({ to: to.address, message });
      done(refusal(answer.message, to.address));
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as { port: number };
  return {
    ...{ received, answer, port: address.port },
    send: createSmtp(`smtp://127.0.0.1:${address.port}`, "nao-responda@exemplo.com.br").send,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function refusal(code: number | undefined, address: string) {
  return code ? Object.assign(new Error(`No mailbox ${address} here`), { responseCode: code }) : null;
}

async function post(recipient = "ana@exemplo.com.br", kind = "welcome", more: object = {}) {
  const data = { link: secretLink, ...more };
  const [row] = await database.owner`select email.enqueue(${kind}, ${recipient}, ${data as never}) as id`;
  return String(row?.id);
}

async function email(id: string) {
  const [row = {}] = await database.owner<Record<string, unknown>[]>`select * from email.outbox where id = ${id}`;
  const { data, sent_at, next_attempt_at } = row;
  return { ...row, data, sent_at, next_attempt_at, contents: data && Object.entries(data) };
}
/** Nothing of the contents is left. A pattern of `{}` would be matched by any. */
const emptied = { contents: [] };
const makeDue = () => database.owner`update email.outbox set next_attempt_at = now() where next_attempt_at is not null`;

test("an email goes out at once, and nothing of its contents stays", async () => {
  const mail = await startMailServer();
  const worker = await openWorker(mail.send);
  const id = await post();
  await eventually(async () => expect(await email(id)).toMatchObject({ sent_at: expect.any(Date) }));
  expect(await email(id)).toMatchObject({ ...emptied, attempts: 1, failed_at: null, next_attempt_at: null });
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.message).toMatch(new RegExp(`^Message-ID: <${id}@www.exemplo.com.br>`, "m"));
  expect(await worker.metric()).toEqual(['emails_total{result="sent"} 1']);
  expect(await worker.waiting()).toContain("emails_waiting 0");
  await worker.close();
  await mail.close();
});

test("a reply reaches the operator, or whom the email names, and nobody else", async () => {
  const mail = await startMailServer();
  const worker = await openWorker(mail.send);
  await post("a@exemplo.com.br");
  await post("b@exemplo.com.br", "welcome", { replyTo: "maria@exemplo.com.br" });
  await post("c@exemplo.com.br", "welcome", { replyTo: "x@exemplo.com.br\r\nBcc: vitima@exemplo.com.br" });
  await eventually(() => expect(mail.received).toHaveLength(3));
  await worker.close();
  const replies = mail.received.map(({ to, message }) => [to, /^Reply-To: (.*)$/m.exec(message)?.[1]?.trim()]);
  expect(replies.toSorted()).toEqual([
    ["a@exemplo.com.br", "contato@exemplo.com.br"],
    ["b@exemplo.com.br", "maria@exemplo.com.br"],
    ["c@exemplo.com.br", "contato@exemplo.com.br"],
  ]);
  expect(mail.received.map(({ message }) => message).join()).not.toMatch(/^Bcc:/m);
  await mail.close();
});

test("a mail server that is down holds nothing up, and gets the email when it is back", async () => {
  const port = await freePort();
  const worker = await openWorker(createSmtp(`smtp://127.0.0.1:${port}`, "a@exemplo.com.br").send);
  const id = await post();
  await eventually(async () => expect(await email(id)).toMatchObject({ last_error: "ESOCKET" }));
  const { next_attempt_at, data } = await email(id);
  expect(data).toEqual({ link: secretLink });
  expect(Number(next_attempt_at) - Date.now()).toBeGreaterThan(40_000);
  expect(await worker.waiting()).toContain("emails_waiting 1");

  const mail = await startMailServer(port);
  await makeDue();
  worker.wake();
  await eventually(() => expect(mail.received).toHaveLength(1));
  await worker.close();
  expect(await email(id)).toMatchObject({ ...emptied, attempts: 2, last_error: null });
  expect(worker.lines.join()).not.toMatch(/ana@|one-time-link/);
  await mail.close();
});

test("a refusal for now is tried again, a refusal for good is not", async () => {
  const mail = await startMailServer();
  const worker = await openWorker(mail.send);
  mail.answer.message = 451;
  const greylisted = await post();
  await eventually(async () => expect(await email(greylisted)).toMatchObject({ last_error: "EMESSAGE 451" }));
  delete mail.answer.message;
  await makeDue();
  worker.wake();
  await eventually(async () => expect(await email(greylisted)).toMatchObject({ sent_at: expect.any(Date) }));

  mail.answer.recipient = 550;
  const unknown = await post("ninguem@exemplo.com.br");
  await eventually(async () => expect(await email(unknown)).toMatchObject({ failed_at: expect.any(Date) }));
  await worker.close();
  expect(await email(unknown)).toMatchObject({ ...emptied, last_error: "EENVELOPE 550", next_attempt_at: null });
  expect(worker.lines.join()).not.toMatch(/ninguem@|one-time-link/);
  await mail.close();
});

test("an email that is refused for now for its recipient's sake makes nobody believe that none goes out", async () => {
  const answer = { responseCode: 451, response: "451 4.2.1 mailbox busy" };
  const refuse = () => Promise.reject(Object.assign(new Error("no"), { code: "EENVELOPE", ...answer }));
  const worker = await openWorker(refuse);
  const reads = async () => [
    Math.floor(await readOldestMinutes(database.connectAsLogin())),
    /emails_waiting (\d+)/.exec(await worker.waiting())?.[1],
  ];
  const refused = async (last_error: string) => {
    const id = await post();
    await eventually(async () => expect(await email(id)).toMatchObject({ last_error }));
    await database.owner`update email.outbox set due_at = now() - interval '90 minutes' where id = ${id}`;
  };
  await refused("EENVELOPE 451 4.2.1");
  expect(await reads()).toEqual([0, "0"]);
  // A policy of the mail server's is about whoever sends: it would refuse everybody's.
  Object.assign(answer, { responseCode: 550, response: "550 5.7.1 too many today" });
  await refused("EENVELOPE 550 5.7.1");
  expect(await reads()).toEqual([90, "1"]);
  await worker.close();
});

test("an email that nobody has tried to send yet counts as waiting", async () => {
  await database.owner`update email.outbox set due_at = now() - interval '20 minutes' where id = ${await post()}`;
  expect(Math.floor(await readOldestMinutes(database.connectAsLogin()))).toBe(20);
});

test("a wrong password of ours fails no email for good", async () => {
  const refuse = () => Promise.reject(Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 }));
  const worker = await openWorker(refuse);
  const id = await post();
  await eventually(async () => expect(await email(id)).toMatchObject({ last_error: "EAUTH 535", failed_at: null }));
  await worker.close();
});

test("a server that is slow with one email lets the others pass", async () => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const worker = await openWorker(async ({ to }) => {
    if (to.startsWith("lenta")) await hold;
    sent.push(to);
  });
  await post("lenta@exemplo.com.br");
  const others = Array.from({ length: 12 }, (_, index) => `pessoa${index}@exemplo.com.br`);
  for (const to of others) await post(to);
  await eventually(() => expect(sent.length).toBe(12));
  expect(sent.sort()).toEqual(others.sort());
  release();
  await worker.close();
  expect(sent).toContain("lenta@exemplo.com.br");
});

test("two workers at once send every email once", async () => {
  const mail = await startMailServer();
  const ids = [];
  for (let index = 0; index < 40; index++) ids.push(await post(`pessoa${index}@exemplo.com.br`));
  const workers = await Promise.all([openWorker(mail.send), openWorker(mail.send)]);
  await eventually(() => expect(mail.received.length).toBeGreaterThanOrEqual(40));
  await Promise.all(workers.map((worker) => worker.close()));
  expect(new Set(mail.received.map(({ to }) => to)).size).toBe(40);
  expect(mail.received).toHaveLength(40);
  await mail.close();
});

test("another worker takes over an email whose worker has died, with the same name on it", async () => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const names: (string | undefined)[] = [];
  const dead = await openWorker(async ({ messageId }) => {
    // Only the first: another of its workers may be the one that takes it over.
    if (names.push(messageId) === 1) await hold;
  });
  const id = await post();
  await eventually(() => expect(names).toHaveLength(1));
  // As when the lease is over.
  await makeDue();
  const alive = await openWorker(async ({ messageId }) => void names.push(messageId));
  await eventually(async () => expect(await email(id)).toMatchObject({ sent_at: expect.any(Date), attempts: 2 }));
  const sentAt = (await email(id)).sent_at;
  // The dead one comes back to life: its word counts no more.
  release();
  await Promise.all([dead.close(), alive.close()]);
  expect((await email(id)).sent_at).toEqual(sentAt);
  expect(new Set(names).size).toBe(1);
});

test("an email that a slow mail server is still taking stays with who sends it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const sending = Promise.withResolvers<void>();
  const worker = await openWorker(() => {
    sending.resolve();
    return hold;
  });
  const id = await post();
  await sending.promise;
  const leaseOf = async () => (await email(id))?.next_attempt_at as Date;
  const before = await leaseOf();
  vi.advanceTimersByTime(60_000);
  await eventually(async () => expect((await leaseOf()) > before).toBe(true));
  release();
  await worker.close();
  expect(await email(id)).toMatchObject({ ...emptied, attempts: 1 });
  vi.useRealTimers();
});

test("an email that went while the database was away is noted when it is back", async () => {
  const sql = database.connectAsLogin();
  const begin = sql.begin.bind(sql) as (work: unknown) => Promise<unknown>;
  let failures = 0;
  const breakable = Object.assign(sql, {
    begin: (work: unknown) =>
      failures-- > 0 ? Promise.reject(Object.assign(new Error("gone"), { code: "CONNECTION_CLOSED" })) : begin(work),
  });
  const sent: string[] = [];
  const worker = await openWorker(
    async ({ to }) => {
      sent.push(to);
      failures = 2;
    },
    { sql: breakable as typeof sql },
  );
  const id = await post();
  await eventually(async () => expect(await email(id)).toMatchObject({ sent_at: expect.any(Date) }));
  await worker.close();
  expect(sent).toHaveLength(1);
});

test("a mail server that says nothing does not keep the worker from closing", async () => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  let isSending = false;
  const worker = await openWorker(
    async () => {
      isSending = true;
      await hold;
    },
    { drainLimit: 200 },
  );
  const id = await post();
  await eventually(() => expect(isSending).toBe(true));
  await worker.close();
  expect(await email(id)).toMatchObject({ sent_at: null, next_attempt_at: expect.any(Date) });
  release();
  await eventually(async () => expect(await email(id)).toMatchObject({ sent_at: expect.any(Date) }));
});

test("a broken template or expired email is given up at once, and the others go on", async () => {
  const sent: string[] = [];
  const worker = await openWorker(async ({ to }) => void sent.push(to), {
    render: (kind, data, siteUrl) =>
      kind === "broken" ? Promise.reject(new TypeError(`no ${JSON.stringify(data)}`)) : render(kind, data, siteUrl),
    // That emails are heard of at once is proved above.
    pollEvery: 2_000,
  });
  const [row] = await database.owner`
    select email.enqueue('late', 'tarde@exemplo.com.br', '{"code": "123456"}', expires_at => now() - interval '1 s') as id`;
  const broken = await post("ana@exemplo.com.br", "broken");
  const good = await post("bruno@exemplo.com.br");
  await eventually(async () => expect(await email(good)).toMatchObject({ sent_at: expect.any(Date) }));
  await eventually(async () => expect(await email(broken)).toMatchObject({ ...emptied, last_error: "template" }));
  const expired = { ...emptied, last_error: "expired", sent_at: null };
  await eventually(async () => expect(await email(String(row?.id))).toMatchObject(expired));
  worker.wake();
  await worker.close();
  expect(await email(broken)).toMatchObject({ attempts: 1, failed_at: expect.any(Date) });
  expect(sent).toEqual(["bruno@exemplo.com.br"]);
  expect(worker.lines.join()).toContain("a template failed");
  expect(worker.lines.join()).not.toMatch(/@exemplo|one-time-link/);
});

test("an email of a newer release waits for the process that can word it", async () => {
  const sent: string[] = [];
  const before = await openWorker(async ({ to }) => void sent.push(`before ${to}`), {
    render: () => Promise.reject(Object.assign(new Error("There is no email"), { name: "UnknownEmail" })),
  });
  const id = await post("ana@exemplo.com.br", "newer");
  await eventually(async () => expect(await email(id)).toMatchObject({ attempts: 1, last_error: "unknown kind" }));
  await before.close();
  expect(await email(id)).toMatchObject({ failed_at: null, next_attempt_at: expect.any(Date) });
  await database.owner`update email.outbox set next_attempt_at = now() where id = ${id}`;
  const after = await openWorker(async ({ to }) => void sent.push(`after ${to}`));
  await eventually(async () => expect(await email(id)).toMatchObject({ sent_at: expect.any(Date) }));
  await after.close();
  expect(sent).toEqual(["after ana@exemplo.com.br"]);
});

async function freePort() {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
