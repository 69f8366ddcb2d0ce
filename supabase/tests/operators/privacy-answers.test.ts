import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { bookable, request } from "../testing/appointment-scene.ts";
import { call, operator } from "../testing/operator-scene.ts";
import { type Row, type Scene, service, test, visitor } from "../testing/scene.ts";

const patient = "maria@exemplo.com.br";

/** Visits of one patient, each with everything that one booked here brings along, and the request to be told of it. */
async function visited(scene: Scene, times: number, message = "Prefiro as manhãs. ".repeat(10)) {
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  await request(scene, ana, { at: null, wish: "Sábado cedo", email: patient, message });
  await scene.sql("update appointments set status = 'declined', ended_at = now(), answer_by = null");
  await scene.sql(
    `insert into appointments (professional_id, status, wish, modality, patient_name, patient_email, message, ended_at)
     select a.professional_id, a.status, a.wish, a.modality, a.patient_name, a.patient_email, a.message, now()
     from appointments a, generate_series(2, $1::integer)`,
    [times],
  );
  await scene.sql(`
    insert into directory.consents (appointment_id, kind, version)
    select a.id, c.kind, c.version from appointments a, directory.consents c on conflict do nothing`);
  await scene.sql("select directory.new_appointment_link(a.id, true) from appointments a, generate_series(1, 3)");
  await scene.sql(
    `insert into email.outbox (kind, recipient, data, due_at, expires_at, sent_at)
     select 'appointment-received', $1, '{}', now(), now(), now() from generate_series(1, $2::integer * 4)`,
    [patient, times],
  );
  await scene.as(visitor).run("select directory.make_privacy_request('access', 'Maria', $1, null)", [patient]);
  await scene.sql("update directory.privacy_requests set proved_at = now(), created_at = now() - interval '1 day'");
  const asked = async () => ((await call(scene, olga, "operator_requests")) as Row[])[0];
  return { asked, send: async () => call(scene, olga, "operator_send_kept", (await asked())?.id) };
}

const answers = (scene: Scene) => scene.sql("select data from email.outbox where kind = 'privacy-request-data'");

test("who was here four hundred times gets the whole answer in one email", async ({ scene }) => {
  const { send } = await visited(scene, 400);
  expect(await send()).toEqual({ outcome: "done" });
  const [answer] = await answers(scene);
  const { attachments } = await renderEmail("privacy-request-data", answer?.data, "https://exemplo.com.br");
  const told = JSON.parse(String(attachments[0]?.content)) as { appointments: Row[]; emails: Row[] };
  expect(told.appointments).toHaveLength(400);
  expect(told.appointments.at(-1)?.consents).toHaveLength(2);
  expect(told.emails.length).toBeGreaterThan(1600);
});

test("an answer tells the hours of the professional's city", async ({ scene }) => {
  const { send } = await visited(scene, 1);
  await scene.sql("update directory.profiles set city_id = directory.city_id('Manaus', 'AM')");
  await scene.sql("update appointments set created_at = '2026-11-10T15:00:00Z'");
  await send();
  const [answer] = await answers(scene);
  const { text } = await renderEmail("privacy-request-data", answer?.data, "https://exemplo.com.br");
  expect(text).toContain("Pedida em: 10/11/2026 às 11h, no horário de Manaus");
});

test("an answer that no mailbox would take is refused in words, and no other email becomes as long", async ({
  scene,
}) => {
  const { send } = await visited(scene, 2200);
  await expect(send()).rejects.toThrow("Os dados não cabem em um e-mail");
  expect(await answers(scene)).toEqual([]);
  const long = "select email.enqueue('news', 'ana@exemplo.com.br', jsonb_build_object('words', repeat('a', 70000)))";
  await expect(scene.as(service).run(long)).rejects.toThrow("outbox_data_check");
});

test("an operator sees whether the answer was sent, and sends again what failed", async ({ scene }) => {
  const { asked, send } = await visited(scene, 1);
  const over = (how: string) =>
    scene.as(service).run(`update email.outbox set next_attempt_at = null, data = '{}', ${how} = now()
      where kind = 'privacy-request-data' and next_attempt_at is not null`);
  expect(await asked()).toMatchObject({ answer: null });
  await send();
  expect(await asked()).toMatchObject({ answer: "waiting" });
  await expect(send()).rejects.toThrow("menos de uma hora");
  await over("failed_at");
  // All of a test is one moment of the database's clock.
  await scene.sql("update email.outbox set created_at = now() - interval '1 minute' where failed_at is not null");
  expect(await asked()).toMatchObject({ answer: "failed" });
  await send();
  await over("sent_at");
  expect(await asked()).toMatchObject({ answer: "sent" });
});
