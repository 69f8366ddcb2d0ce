import { expect } from "vitest";
import { bookable, confirmAccount, nextSlot, request } from "../testing/appointment-scene.ts";
import { type Person, type Scene, test } from "../testing/scene.ts";

const repliesTo = async (scene: Scene, kind: string) =>
  (
    await scene.sql("select data ->> 'replyTo' as address from email.outbox where kind = $1 order by created_at", [
      kind,
    ])
  ).map(({ address }) => address);

async function ask(scene: Scene, person: Person) {
  await scene.sql("delete from email.outbox");
  await request(scene, person, { at: await nextSlot(scene, person) });
}

test("a patient's reply reaches the professional at the public address, of a confirmed account that is listed", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await confirmAccount(scene, ana, null);
  await ask(scene, ana);
  expect(await repliesTo(scene, "appointment-received")).toEqual([null]);
  await confirmAccount(scene, ana);
  await scene.sql("delete from appointments");
  await ask(scene, ana);
  expect(await repliesTo(scene, "appointment-received")).toEqual(["contato@exemplo.com.br"]);
  await scene.as(ana).run("select pause_listing()");
  await scene.sql("update appointments set status = 'confirmed', updated_at = now() + interval '1 second'");
  expect(await repliesTo(scene, "appointment-confirmed")).toEqual([null]);
});

test("a professional's reply reaches the patient once the patient has confirmed the address", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await ask(scene, ana);
  expect(await repliesTo(scene, "appointment-update")).toEqual([null]);
  await scene.sql("delete from email.outbox");
  await scene.sql("update appointments set contact_confirmed_at = now()");
  await scene.sql("update appointments set status = 'cancelled', ended_by = 'patient', ended_at = now()");
  expect(await repliesTo(scene, "appointment-update")).toEqual(["maria@exemplo.com.br"]);
  await scene.sql("delete from email.outbox");
  await confirmAccount(scene, ana, null);
  await scene.sql("delete from appointments");
  await ask(scene, ana);
  await scene.sql("update appointments set contact_confirmed_at = now()");
  expect(await repliesTo(scene, "appointment-update")).toEqual([null]);
});
