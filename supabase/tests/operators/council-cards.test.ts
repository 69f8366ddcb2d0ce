import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { call, operator, waitingVerification } from "../testing/operator-scene.ts";
import { service, test } from "../testing/scene.ts";

test("council cards whose account or question has gone are purged, and those that wait for a look stay", async ({
  scene,
}) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  const [carla, olga] = [await scene.signUp("Carla"), await operator(scene)];
  const gone = randomUUID();
  await call(scene, olga, "operator_decide_registration", await waitingVerification(scene, bruno), "confirmed");
  // On their way while the question was decided, before one was asked, or while the account ended.
  for (const account of [ana.userId, bruno.userId, carla.userId, gone])
    for (const bucket of ["council-cards", "council-cards", "photos"])
      await scene.sql("insert into storage.objects (bucket_id, name) values ($1, $2 || '/' || gen_random_uuid())", [
        bucket,
        account,
      ]);

  const purge = () => scene.as(service).run("select directory.purge_council_cards() as count");
  expect(await purge()).toEqual([{ count: 6 }]);
  const left = (condition: string) =>
    scene.sql(`select bucket_id, split_part(name, '/', 1) as account from storage.objects where ${condition}`);
  const card = { bucket_id: "council-cards", account: ana.userId };
  expect(await left("bucket_id = 'council-cards'")).toEqual([card, card]);
  expect(await left(`starts_with(name, '${gone}')`)).toEqual([{ bucket_id: "photos", account: gone }]);
  expect(await purge()).toEqual([{ count: 0 }]);
  await expect(scene.as(ana).run("select directory.purge_council_cards()")).rejects.toThrow("permission denied");
});
