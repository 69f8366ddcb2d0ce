import { expect } from "vitest";
import { bookable, rate } from "../testing/review-scene.ts";
import { type Scene, service, test, visitor } from "../testing/scene.ts";

async function satisfaction(scene: Scene) {
  const [kept] = await scene.as(visitor).run("select satisfaction::float as share from directory_figures()");
  const [counted] = await scene.sql(
    "select avg((stars >= 4)::integer)::float as share from reviews where hidden_at is null and source = 'appointment'",
  );
  expect(kept).toEqual(counted);
  return kept?.share;
}

test("the kept share of content patients is the counted one, whatever happens to reviews", async ({ scene }) => {
  expect(await satisfaction(scene)).toBeNull();
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  await rate(scene, ana, 5, 5, 4, 1);
  expect(await satisfaction(scene)).toBe(0.75);
  await rate(scene, bia, 3);
  expect(await satisfaction(scene)).toBe(0.6);
  // Who came by a link that the professional handed out counts for nothing, shown or hidden or gone.
  await scene.sql(
    "insert into reviews (professional_id, stars, source) select $1, 5, 'contact' from generate_series(1, 9)",
    [bia.professionalId],
  );
  expect(await satisfaction(scene)).toBe(0.6);
  await scene.as(service).run("update reviews set hidden_at = now() where stars = 1");
  expect(await satisfaction(scene)).toBe(0.75);
  await scene.as(service).run("update reviews set hidden_at = null, stars = 4 where stars = 1");
  expect(await satisfaction(scene)).toBe(0.8);
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  expect(await satisfaction(scene)).toBe(0);
  await scene.sql("update directory.review_totals set shown = 7, content = 7");
  await scene.as(service).run("select directory.rebuild_review_totals()");
  expect(await satisfaction(scene)).toBe(0);
});

test("nobody writes the totals", async ({ scene }) => {
  for (const who of [visitor, service])
    await expect(scene.as(who).run("update directory.review_totals set content = 1")).rejects.toThrow(
      "permission denied",
    );
  expect(await scene.as(service).read("directory.review_totals")).toMatchObject([{ shown: "0" }]);
});
