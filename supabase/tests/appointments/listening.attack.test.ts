import { expect } from "vitest";
import { bookable, link, nextSlot, request } from "../testing/appointment-scene.ts";
import { type Person, type Scene, test } from "../testing/scene.ts";

/** What whoever joins these topics with the public key hears, in order. */
async function heard(scene: Scene, topic: string) {
  const messages = "select payload, event from realtime.messages where topic = $1 order by inserted_at";
  return scene.sql(messages, [topic]);
}

const topicOf = ({ professionalId }: Person) => `availability:${professionalId}`;
const forget = (scene: Scene) => scene.sql("delete from realtime.messages");

async function book(scene: Scene, person: Person, email: string) {
  const { outcome, token } = await request(scene, person, { at: await nextSlot(scene, person), email });
  expect(outcome).toBe("requested");
  return String((await link(scene, token))?.id);
}

test("who listens to somebody's free times cannot count the appointments: five in a minute are one change", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await forget(scene);
  for (const name of "abcde") await book(scene, ana, `${name}@exemplo.com.br`);
  const told = await heard(scene, topicOf(ana));
  expect(told).toHaveLength(1);
  // Later ones are told again, in the very same words as the professional's own change of hours.
  await scene.sql("update directory.availability set notified_at = notified_at - interval '31 seconds'");
  await book(scene, ana, "f@exemplo.com.br");
  await scene.as(ana).update({ consultation_minutes: 40 }, ana);
  const all = await heard(scene, topicOf(ana));
  expect(all).toHaveLength(3);
  expect(new Set(all.map((message) => JSON.stringify(message))).size).toBe(1);
  expect(all[0]?.event).toBe("changed");
});

test("an answer, and a wish without a time, are told to nobody but the patient", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const id = await book(scene, ana, "maria@exemplo.com.br");
  await scene.sql("update directory.availability set notified_at = null");
  await forget(scene);
  await scene.as(ana).run("select public.confirm_appointment($1)", [id]);
  expect((await request(scene, ana, { wish: "à noite", email: "b@exemplo.com.br" })).outcome).toBe("requested");
  expect(await heard(scene, topicOf(ana))).toEqual([]);
  expect(await heard(scene, `appointment:${id}`)).toHaveLength(1);
  await scene.as(ana).run("select public.cancel_appointment($1)", [id]);
  expect(await heard(scene, topicOf(ana))).toHaveLength(1);
});
