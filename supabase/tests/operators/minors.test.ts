import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { bookable, link, nextSlot, request } from "../testing/appointment-scene.ts";
import { call, logged, operator } from "../testing/operator-scene.ts";
import { type Person, type Row, type Scene, test, visitor } from "../testing/scene.ts";

const because = "Pedido de criança ou adolescente sem responsável.";

async function asked(scene: Scene) {
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), name: "Mirabel", message: "Segredo." });
  const [{ id } = {}] = await scene.sql("select id from appointments");
  return { ana, olga, token, id };
}
const report = (scene: Scene, who: Person, id: unknown) => scene.as(who).run("select report_minor($1)", [id]);
const waiting = (scene: Scene, olga: Person) => call(scene, olga, "operator_minor_reports") as Promise<Row[]>;

test("a minor's request without a guardian is told of by its professional and erased by an operator, with a notice", async ({
  scene,
}) => {
  const { ana, olga, token, id } = await asked(scene);
  await report(scene, ana, id);
  await report(scene, ana, id);
  const [told, ...others] = await waiting(scene, olga);
  expect([told, others]).toEqual([expect.objectContaining({ id, professional: "Ana", forWhom: "self" }), []]);
  expect(JSON.stringify(told)).not.toMatch(/Mirabel|Segredo|maria@/);

  await expect(call(scene, olga, "operator_settle_minor", id, true, "")).rejects.toThrow("motivo");
  expect(await call(scene, olga, "operator_settle_minor", id, true, because)).toEqual({ outcome: "done" });
  expect(await scene.sql("select from appointments")).toEqual([]);
  expect(await link(scene, token)).toBeUndefined();
  expect(await waiting(scene, olga)).toEqual([]);
  const [notice] = await scene.sql("select recipient, data from email.outbox where kind = 'appointment-erased'");
  expect(notice?.recipient).toBe("ana@exemplo.com.br");
  const { text } = await renderEmail("appointment-erased", notice?.data, "https://exemplo.com.br");
  expect(text).toContain("sem responsável");
  expect((await logged(scene)).at(-1)).toMatchObject({
    act: "erase_minor",
    target_id: ana.professionalId,
    why: because,
  });
  expect(JSON.stringify(await logged(scene))).not.toMatch(/Mirabel|maria@/);
  expect(await call(scene, olga, "operator_settle_minor", id, true, because)).toEqual({ outcome: "conflict" });
});

test("an operator who finds nothing wrong leaves the request as it is", async ({ scene }) => {
  const { ana, olga, id } = await asked(scene);
  await report(scene, ana, id);
  await call(scene, olga, "operator_settle_minor", id, false, "Falei com a mãe, que confirmou.");
  expect([await waiting(scene, olga), await scene.sql("select status from appointments")]).toEqual([
    [],
    [{ status: "requested" }],
  ]);
});

test("nobody tells of another's appointment, and operators erase none that its professional did not tell of", async ({
  scene,
}) => {
  const { olga, id } = await asked(scene);
  const bia = await bookable(scene, "Bia");
  await expect(report(scene, bia, id)).rejects.toThrow("não é sua");
  await expect(scene.as(visitor).run("select report_minor($1)", [id])).rejects.toThrow("permission denied");
  expect(await call(scene, olga, "operator_settle_minor", id, true, because)).toEqual({ outcome: "conflict" });
  expect(await scene.sql("select from appointments")).toHaveLength(1);
});
