import { expect } from "vitest";
import { actsOn } from "../testing/operator-acts.ts";
import { call, logged, operator } from "../testing/operator-scene.ts";
import { completeProfile, test } from "../testing/scene.ts";

test("an operator decides nothing about the own profile, reviews, reports, money or requests; another one does", async ({
  scene,
}) => {
  const [olga, otto] = [await operator(scene, "Olga"), await operator(scene, "Otto")];
  const description = "Psicóloga cristã, resultado garantido.";
  await scene.as(olga).update({ ...completeProfile, registration: "CRP 06/98765", description }, olga);
  const {
    operator_set_rule: _,
    operator_save_attribute: _a,
    operator_record_incident: _i,
    operator_end_sessions: endSessions,
    ...acts
  } = await actsOn(scene, olga, "olga@exemplo.com.br");
  expect(Object.keys(acts).length).toBeGreaterThan(15);
  // Last, because it ends the attacker's own session.
  for (const [name, parameters] of Object.entries({ ...acts, operator_end_sessions: endSessions })) {
    const given = (await parameters?.()) ?? [];
    const before = await logged(scene);
    await expect(call(scene, olga, name, ...given), name).rejects.toThrow("Peça a outro operador");
    expect(await logged(scene), name).toEqual(before);
    await call(scene, otto, name, ...given);
    expect((await logged(scene)).length - before.length, name).toBe(1);
  }
});
