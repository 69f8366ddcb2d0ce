import { expect } from "vitest";
import { service, test, visitor } from "./scene.ts";

const schemas = "('public', 'directory', 'email', 'billing', 'jobs', 'website')";

test("no function of ours is left to everybody: PostgreSQL gives each to all until that is taken back", async ({
  scene,
}) => {
  const [counted] = await scene.sql(
    `select count(*)::int as all from pg_proc where pronamespace::regnamespace::text in ${schemas}`,
  );
  expect(counted?.all).toBeGreaterThan(100);
  const open = await scene.sql(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace::regnamespace::text in ${schemas}
      and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  expect(open).toEqual([]);
});

test("what visitors count for is forgotten when its time is over, and not before", async ({ scene }) => {
  await scene.sql(`insert into directory.visitor_hits (key, hits, resets_at)
    values ('over', 1, now()), ('running', 1, now() + interval '1 second')`);
  await expect(scene.as(visitor).run("select directory.purge_visitors()")).rejects.toThrow("permission denied");
  await scene.as(service).run("select directory.purge_visitors()");
  const left = await scene.sql("select key from directory.visitor_hits where key in ('over', 'running')");
  expect(left).toEqual([{ key: "running" }]);
});
