import fc from "fast-check";
import { expect } from "vitest";
import { parseEmailAddress } from "#server/gateway/auth/mail/email-address.ts";
import { mailboxOf } from "#server/gateway/auth/mail/mailbox.ts";
import { bookable, confirmAccount, nextSlot, request } from "./testing/appointment-scene.ts";
import { type Scene, test, visitor } from "./testing/scene.ts";

// "x+1@", "x+2@" and "X@" are one mailbox wherever something is counted for one: a tag wins nothing.

const written = (turn: number) =>
  [`x+${turn}@exemplo.com.br`, `X@exemplo.com.br`, `X+Y${turn}@Exemplo.com.br`][turn % 3];

const mailsToX = async (scene: Scene, kind = "%") =>
  (await scene.sql("select from email.outbox where recipient ~ '^x[+@]' and kind like $1", [kind])).length;

/** Does it as long as something comes of it, at most thirty times; gives how often something did. */
async function goOn(deed: (address: string, turn: number) => Promise<unknown>, most = 30) {
  let done = 0;
  for (let turn = 0; turn < most; turn++) if (await deed(String(written(turn)), turn)) done++;
  return done;
}

/** Every function of ours that counts something by a contact, and what an attacker gets out of it with tags. */
const counters: Record<string, { most: number; walk(scene: Scene): Promise<number> } | { because: string }> = {
  "directory.asks_too_often": {
    most: 5,
    walk: (scene) =>
      goOn(async (email, turn) => {
        const person = await bookable(scene, `Ana${turn}`);
        const { outcome } = await request(scene, person, { at: await nextSlot(scene, person), email });
        return outcome === "requested";
      }, 9),
  },
  "directory.holds_enough": {
    most: 2,
    async walk(scene) {
      const ana = await bookable(scene, "Ana");
      await goOn(async (email, turn) =>
        scene.sql(
          `insert into appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email, answer_by)
           values ($1, 'requested', now() + $2 * interval '1 day', now() + $2 * interval '1 day' + interval '1 hour',
             'online', 'Rui', lower($3), now() + interval '1 day')`,
          [ana.professionalId, turn + 2, email],
        ),
      );
      return (await scene.sql("select from appointments where held_until is not null")).length;
    },
  },
  "directory.confirms_at_once": {
    most: 2,
    async walk(scene) {
      const ana = await bookable(scene, "Ana");
      await scene.as(ana).update({ booking_rules: { confirms: true } }, ana);
      return goOn(async (email) => {
        const { outcome } = await request(scene, ana, { at: await nextSlot(scene, ana), email });
        return outcome === "confirmed";
      }, 5);
    },
  },
  // Counts what is erased, which asks_too_often reads.
  "directory.follow_appointment": {
    most: 5,
    async walk(scene) {
      const ana = await bookable(scene, "Ana");
      return goOn(async (email) => {
        const { outcome, token } = await request(scene, ana, { at: await nextSlot(scene, ana), email });
        if (token) await scene.as(visitor).run("select directory.erase_by_link($1, false)", [token]);
        return outcome === "requested";
      }, 9);
    },
  },
  "directory.make_privacy_request": {
    most: 5,
    async walk(scene) {
      await goOn((email, turn) =>
        scene.as(visitor).run("select directory.make_privacy_request('access', 'Maria', $1, $2)", [email, `${turn}`]),
      );
      expect(await mailsToX(scene)).toBe(5);
      return (await scene.sql("select from directory.privacy_requests")).length;
    },
  },
  "directory.join_waiting_list": {
    most: 3,
    async walk(scene) {
      const ana = await bookable(scene, "Ana");
      await goOn((email) =>
        scene
          .as(visitor)
          .run("select directory.join_waiting_list($1, $2, null, null, current_date + 9)", [ana.professionalId, email]),
      );
      return mailsToX(scene);
    },
  },
  "directory.add_own_appointments": { because: "counts what an account enters, whomever for" },
  "directory.announce_documents": { because: "counts what it has done" },
  "directory.announce_price": { because: "counts what it has done" },
  "directory.purge_report_contacts": { because: "counts what it has done" },
  "directory.remind_of_rqe": { because: "counts what it has done" },
  "directory.kept_counts": { because: "what is kept of exactly the address that proved itself" },
  "directory.export_contact": { because: "what is kept of exactly the address that proved itself" },
  "directory.contact_links_left": { because: "counts the links of a professional" },
  "directory.report": {
    because: "counts the reports of one thing; the contact is compared to find the same form twice",
  },
  "directory.export_section_account": { because: "the account's own" },
  "public.my_appointments_ahead": { because: "how many is unknown" },
};

/** Every function that posts an email and does not count it (`counted`), and why nobody can have it post many. */
const uncounted: Record<string, string> = {
  "billing.notify_operators": "to operators",
  "directory.announce_documents": "to every account, by an operator's act",
  "directory.announce_price": "to every account, by an operator's act",
  "directory.ask_plans_again": "once a year",
  "directory.email_about_hiding": "by an operator's act",
  "directory.email_about_review": "once for a link; only accounts with a confirmed address have links",
  "directory.email_waiting": "to a confirmed mailbox, once an hour",
  "directory.erase_by_link": "to a confirmed mailbox, once for an appointment",
  "directory.note_calendar_failure": "once for a calendar that fails",
  "directory.publish_answers": "once for a text that an operator has looked at",
  "directory.publish_held": "once for a text that an operator has looked at",
  "directory.recall_account": "once for an account",
  "directory.remind_of_rqe": "once for an account",
  "directory.set_suspended": "by an operator's act",
  "directory.take_registration": "by an operator's act",
};

const functionsWith = async (scene: Scene, pattern: string, more = "true") =>
  (
    await scene.sql(
      `select pronamespace::regnamespace || '.' || proname as name from pg_proc
       where pronamespace::regnamespace::text in ('public', 'directory', 'email', 'billing') and prosrc ~ $1 and ${more}
       order by 1`,
      [pattern],
    )
  ).map(({ name }) => String(name));

test("every function that counts by a contact is walked here, or says why it need not be", async ({ scene }) => {
  const counting = await functionsWith(
    scene,
    String.raw`\mcount(_visitor|_erased)?\(`,
    String.raw`prosrc ~ '(patient_email|mailbox\(|\m\w\.email\M|\mcontact\M|recipient)'`,
  );
  expect(counting).toEqual(Object.keys(counters).toSorted());
});

for (const [name, counter] of Object.entries(counters))
  if ("walk" in counter)
    test(`${name}: a mailbox with thirty tags gets as much as one without`, async ({ scene }) => {
      expect(await counter.walk(scene)).toBe(counter.most);
    });

test("every email that somebody else can cause is counted", async ({ scene }) => {
  const posting = await functionsWith(scene, String.raw`email\.enqueue\(`, "prosrc !~ 'counted'");
  const byOperators = posting.filter((name) => name.startsWith("public.operator_"));
  expect(posting.filter((name) => !byOperators.includes(name))).toEqual(Object.keys(uncounted).toSorted());
});

test("over all forms, accounts and professionals a mailbox that asked for nothing gets ten emails a day", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  for (let turn = 0; turn < 6; turn++) {
    const email = String(written(turn));
    await scene
      .as(ana)
      .run("select add_appointments(now() + $1 * interval '1 hour', 50, 'online', 'Rui', $2)", [turn + 1, email]);
    await request(scene, ana, { at: await nextSlot(scene, ana), email });
    await scene.as(visitor).run("select directory.make_privacy_request('access', 'Maria', $1, $2)", [email, `${turn}`]);
    await scene
      .as(visitor)
      .run("select directory.join_waiting_list($1, $2, null, null, current_date + 9)", [ana.professionalId, email]);
    await scene.signUp(`Fulano${turn}`, email.toLowerCase().replace("@", `${turn}@`).replace(/^x/, "x+"));
  }
  expect(await mailsToX(scene)).toBe(10);
  expect(await mailsToX(scene, "waiting-to-confirm")).toBeLessThanOrEqual(3);
  // Somebody else's is not touched, and the next day there is room again.
  await request(scene, ana, { at: await nextSlot(scene, ana), email: "maria@exemplo.com.br" });
  expect(await scene.sql("select from email.outbox where recipient = 'maria@exemplo.com.br'")).toHaveLength(1);
  await scene.sql("update email.sendings set sent_at = sent_at - interval '1 day'");
  await scene.sql("select email.purge_sendings()");
  const bia = await bookable(scene, "Bia");
  await scene
    .as(bia)
    .run("select add_appointments(now() + interval '1 hour', 50, 'online', 'Rui', 'x@exemplo.com.br')");
  expect(await mailsToX(scene)).toBe(11);
});

test("an account with a stranger's address fills it with nothing: each kind of news to its owner is counted", async ({
  scene,
}) => {
  const thief = await scene.signUp("Fulano", "x@exemplo.com.br");
  const notify = () => scene.sql("select directory.notify_account('second-factor-added', $1, true)", [thief.userId]);
  for (let turn = 0; turn < 15; turn++) await notify();
  expect(await mailsToX(scene)).toBe(10);
  await confirmAccount(scene, thief);
  await notify();
  expect(await mailsToX(scene)).toBe(11);
});

test("the counts name no address", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await request(scene, ana, { at: await nextSlot(scene, ana), network: "rede" });
  const rows = await scene.sql("select encode(subject, 'escape') as subject from email.sendings");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/maria|mailbox|appointment|rede/);
});

test("the gateway, which knows no table of ours, has the same rule of what a mailbox is", async ({ scene }) => {
  const part = fc.string({ unit: fc.constantFrom(..."aZ9.!#$%&'*+/=?^_`{|}~-"), minLength: 1, maxLength: 12 });
  const addresses = fc.sample(
    fc.tuple(part, part).map(([local, tag]) => `${local}+${tag}@Exemplo.com.br`),
    500,
  );
  const rows = await scene.sql("select email.mailbox(address) as mailbox from unnest($1::text[]) as address", [
    addresses,
  ]);
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map((address) => mailboxOf(parseEmailAddress(address))));
});
