import { expect } from "vitest";
import { bookable, nextSlot, request } from "../testing/appointment-scene.ts";
import { call, operator } from "../testing/operator-scene.ts";
import { type Row, type Scene, test, visitor } from "../testing/scene.ts";

/** The victim's number, which anybody can type into the form. */
const number = { email: null, whatsapp: "11912345678" };
const because = "A pessoa pediu pelo link da consulta.";

const erase = (scene: Scene, token: string) =>
  scene.as(visitor).run("select directory.erase_by_link($1, true)", [token]);
const names = async (scene: Scene) =>
  (await scene.sql("select patient_name from appointments order by patient_name")).map((row) => row.patient_name);

/** The victim's appointments, one open and one that is over, and the attacker's own, with the same number. */
async function sameNumber(scene: Scene) {
  const [ana, bia, olga] = [await bookable(scene, "Ana"), await bookable(scene, "Bia"), await operator(scene)];
  await request(scene, ana, { ...number, at: await nextSlot(scene, ana), name: "Vítima, aberta" });
  await request(scene, bia, {
    ...number,
    at: null,
    wish: "Sábado cedo",
    name: "Vítima, encerrada",
    message: "Segredo.",
  });
  await scene.sql("update appointments set status = 'declined', ended_at = now() where wish is not null");
  const attacker = { ...number, at: await nextSlot(scene, bia), name: "Atacante" };
  const { token } = await request(scene, bia, attacker);
  return { olga, token };
}

async function askDesk(scene: Scene, olga: Parameters<typeof call>[1], kind: string, links: string[]) {
  await scene
    .as(visitor)
    .run("select directory.make_privacy_request($1, 'Atacante', 'atacante@exemplo.com.br', null, $2)", [kind, links]);
  const [asked] = (await call(scene, olga, "operator_requests")) as (Row & { kept: Row })[];
  return asked;
}

test("whoever books with a stranger's number erases the own request by its link, and nothing of the stranger's", async ({
  scene,
}) => {
  const { token } = await sameNumber(scene);
  await erase(scene, token);
  expect(await names(scene)).toEqual(["Vítima, aberta", "Vítima, encerrada"]);
});

test("at the privacy desk such a link opens nothing of the stranger's to read, cancels nothing, and erases what is over at most", async ({
  scene,
}) => {
  const { olga, token } = await sameNumber(scene);
  const asked = await askDesk(scene, olga, "access", [token]);
  expect(asked?.kept).toMatchObject({ linked: 1, same_number: 2, ahead: 2, erasable: 2 });
  await expect(call(scene, olga, "operator_send_kept", asked?.id)).rejects.toThrow("ainda não confirmou");
  await scene.sql("update directory.privacy_requests set proved_at = now()");
  await call(scene, olga, "operator_send_kept", asked?.id);
  const [sent] = await scene.sql("select data::text as data from email.outbox where kind = 'privacy-request-data'");
  expect(sent?.data).toContain("Atacante");
  expect(sent?.data).not.toMatch(/Vítima|Segredo/);
  expect(await call(scene, olga, "operator_erase_kept", asked?.id, because)).toEqual({ outcome: "done" });
  expect(await names(scene)).toEqual(["Vítima, aberta"]);
});

test("a request by number without a link, or with one that nobody was given, erases nothing", async ({ scene }) => {
  const { olga } = await sameNumber(scene);
  const [kept] = await scene.sql("select encode(token_hash, 'hex') as hash from directory.appointment_links");
  const asked = await askDesk(scene, olga, "deletion", ["", "A".repeat(43), String(kept?.hash), number.whatsapp]);
  expect(asked?.kept).toMatchObject({ linked: 0, same_number: 0, erasable: 0 });
  await expect(call(scene, olga, "operator_erase_kept", asked?.id, because)).rejects.toThrow("ainda não confirmou");
  expect(await names(scene)).toHaveLength(3);
});

test("the answer counts the links that were sent, and is the same whatever is known of the address", async ({
  scene,
}) => {
  const { token } = await sameNumber(scene);
  const ask = async (email: string, links: string[]) => {
    const text = "select directory.make_privacy_request('access', 'Eu', $1, null, $2) as links";
    return (await scene.as(visitor).run(text, [email, links]))[0]?.links;
  };
  for (const email of ["novo@exemplo.com.br", "ana@exemplo.com.br"]) {
    expect(await ask(email, [])).toEqual({ found: 0, unknown: 0 });
    expect(await ask(email, [token, token, "A".repeat(43)])).toEqual({ found: 1, unknown: 1 });
    for (let turn = 0; turn < 6; turn++)
      await scene.as(visitor).run("select directory.make_privacy_request('other', 'Eu', $1, $2)", [email, `${turn}`]);
    expect(await ask(email, [token])).toEqual({ found: 1, unknown: 0 });
  }
  const [mail] = await scene.sql(
    "select data -> 'links' as links from email.outbox where kind = 'privacy-request-received'",
  );
  expect(mail?.links).toEqual({ found: 0, unknown: 0 });
});

for (const contact of [{ email: "vitima@exemplo.com.br" }, number])
  test(`whoever erases and asks again fills no ${contact.email ? "mailbox" : "agenda"}: five a day stay five`, async ({
    scene,
  }) => {
    const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
    const ask = async (person = ana, tag = "") =>
      request(scene, person, {
        ...contact,
        ...(contact.email && { email: contact.email.replace("@", `${tag}@`) }),
        at: await nextSlot(scene, person),
      });
    for (let turn = 0; turn < 5; turn++) {
      const { outcome, token } = await ask();
      expect(outcome).toBe("requested");
      await erase(scene, token);
    }
    expect(await ask()).toMatchObject({ outcome: "too_many" });
    expect(await ask(bia, "+outra")).toMatchObject({ outcome: "too_many" });
    await scene.sql("update directory.visitor_hits set resets_at = now()");
    expect(await ask()).toMatchObject({ outcome: "requested" });
  });
