import { expect } from "vitest";
import { addDays } from "#app/shared/time-zones.ts";
import { anyDay } from "./testing/appointment-scene.ts";
import { type Scene, test, visitor } from "./testing/scene.ts";

const base = { specialty: "Enfermagem", approach: null, works_on_holidays: true, weekly_hours: anyDay };
const here = { ...base, city: "Crato", state: "CE", modality: "presencial" };
const far = { ...base, city: "Santarém", state: "PA", modality: "online" };

const others = async (scene: Scene, id: unknown, day = "2026-11-16") =>
  (await scene.as(visitor).run("select name from directory.others_like($1, $2::date)", [id, day])).map(
    ({ name }) => name as string,
  );

test("others are of the same specialty and city first, then online, and never the same person or without hours", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", here);
  await scene.listed("Perto", here);
  await scene.listed("Sem horários", { ...here, weekly_hours: [] });
  await scene.listed("Longe, presencial", { ...far, modality: "presencial" });
  await scene.listed("Outra área", { ...here, specialty: "Nutrição" });
  await scene.listed("Longe, online", far);
  const found = await others(scene, ana.professionalId);
  expect(found.slice(0, 1)).toEqual(["Perto"]);
  expect(found).toContain("Longe, online");
  for (const name of ["Ana", "Sem horários", "Longe, presencial", "Outra área"]) expect(found).not.toContain(name);
});

test("where the city has enough nobody from elsewhere comes in, and the day turns their order", async ({ scene }) => {
  const ana = await scene.listed("Ana", here);
  for (const name of ["A", "B", "C", "D", "E"]) await scene.listed(`Perto ${name}`, here);
  await scene.listed("Longe, online", far);
  // Days that begin between the same two people give one order: of sixty, one in a hundred thousand times.
  const days = Array.from({ length: 60 }, (_, after) => addDays("2026-11-16", after));
  const orders = await Promise.all(days.map((day) => others(scene, ana.professionalId, day)));
  for (const order of orders) {
    expect(order.length).toBeGreaterThanOrEqual(4);
    for (const name of order) expect(name).toMatch(/^Perto [A-E]$/);
  }
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

test("who is paused or suspended is nobody's other, but others are offered in their place", async ({ scene }) => {
  const [ana, bia, rui] = [
    await scene.listed("Ana", here),
    await scene.listed("Bia", here),
    await scene.listed("Rui", here),
  ];
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [bia.userId]);
  await scene.sql("update directory.memberships set suspended_at = now() where user_id = $1", [rui.userId]);
  expect(await others(scene, ana.professionalId)).not.toContain("Bia");
  expect(await others(scene, ana.professionalId)).not.toContain("Rui");
  for (const { professionalId } of [bia, rui]) expect(await others(scene, professionalId)).toContain("Ana");
});

test("of nobody, and of who has not said what they do, there are no others", async ({ scene }) => {
  await scene.listed("Ana", here);
  const draft = await scene.signUp("Eva");
  expect(await others(scene, draft.professionalId)).toEqual([]);
  expect(await others(scene, "be7e5da0-0000-4000-8000-ffffffffffff")).toEqual([]);
});
