import { expect } from "vitest";
import { signIn } from "./testing/account-scene.ts";
import { test, visitor } from "./testing/scene.ts";

test("a payer is the account's own to set and read, in a living session, and takes it away", async ({ scene }) => {
  const [ana, bruno] = [await scene.signUp("Ana"), await scene.signUp("Bruno")];
  const owner = scene.as(await signIn(scene, ana));
  await owner.run("select set_payer(' Clínica Luz ', '11222333000181')");
  expect(await owner.run("select my_payer() as it")).toEqual([
    { it: { name: "Clínica Luz", taxId: "11222333000181" } },
  ]);
  expect(await scene.as(bruno).run("select my_payer() as it")).toEqual([{ it: null }]);
  await expect(scene.as(ana).run("select set_payer('Outra', '')")).rejects.toThrow("Entre de novo");
  await expect(scene.as(visitor).run("select set_payer('Outra', '')")).rejects.toThrow("permission denied");
  await expect(owner.run("select set_payer('Outra', '123')")).rejects.toThrow("payers_tax_id_check");
  await owner.run("select set_payer('', '')");
  expect(await owner.run("select my_payer() as it")).toEqual([{ it: null }]);
});
