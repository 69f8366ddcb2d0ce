import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import type { Email } from "../kernel/smtp.ts";
import { createMetrics } from "../observability/metrics.ts";
import { deliverEmail, openOutbox } from "./deliver-email.ts";

let database: ProductDatabase;
beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

test("an email that has gone out is not sent again, also where another worker has taken it over meanwhile", async () => {
  const sent: Email[] = [];
  const deps = {
    ...{ sql: database.connectAsLogin(), log: pino({ enabled: false }), metrics: createMetrics() },
    render: async (kind: string) => ({ subject: kind, text: "Olá", html: "<p>Olá</p>", attachments: [] }),
    send: async (email: Email) => void sent.push(email),
    siteUrl: "https://www.exemplo.com.br",
    operator: { email: "contato@exemplo.com.br", dpoEmail: "privacidade@exemplo.com.br" },
  };
  const outbox = openOutbox(deps);
  await database.owner`delete from email.outbox`;
  await database.owner`select email.enqueue('welcome', 'ana@exemplo.com.br', '{"link": "x"}')`;
  const claim = async () => {
    const email = await outbox.claim();
    if (!email) throw new Error("nothing was claimed");
    return email;
  };
  const slow = await claim();
  // As when its lease is over.
  await database.owner`update email.outbox set next_attempt_at = now()`;
  const other = await claim();
  await deliverEmail(deps, outbox, slow);
  // The mail server refuses the other's for now; without what the first has noted it would be tried again.
  const refuse = () => Promise.reject(Object.assign(new Error("later"), { code: "EMESSAGE", responseCode: 451 }));
  await deliverEmail({ ...deps, send: refuse }, outbox, other);
  expect(sent).toHaveLength(1);
  const [row] = await database.owner`select sent_at, next_attempt_at, data from email.outbox`;
  expect(row).toEqual({ sent_at: expect.any(Date), next_attempt_at: null, data: {} });
});
