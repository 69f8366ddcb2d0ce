import { expect } from "vitest";
import { keptData } from "#app/features/privacy/kept-data.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { service, test, visitor } from "../testing/scene.ts";

// Not those of the schema `website`, whose rows are files of ours.
test("the page about kept data names every table there is, once", async ({ scene }) => {
  const rows = await scene.sql(`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relkind in ('r', 'p')
      and relnamespace::regnamespace::text in ('public', 'directory', 'billing', 'email', 'jobs', 'auth', 'storage')`);
  const named = keptData.flatMap(({ tables }) => tables);
  expect([...named].sort()).toEqual(rows.map(({ name }) => String(name)).sort());
});

// What asks for nothing, does something, and tells at most how much of it: nobody but the clock would call that.
test("whatever is due by the clock alone, purges and reminders and all, has a job that does it", async ({ scene }) => {
  const functions = await scene.sql(`
    select pronamespace::regnamespace || '.' || proname as name from pg_proc
    where pronamespace::regnamespace::text in ('directory', 'email', 'billing') and pronargs = pronargdefaults
      and provolatile = 'v' and prorettype in ('void'::regtype, 'integer'::regtype, 'bigint'::regtype)
      and has_function_privilege('service_role', oid, 'execute')`);
  const called = new Set(allJobs.flatMap(({ work }) => String(work).match(/\w+\.\w+/g) ?? []));
  const uncalled = functions.map(({ name }) => String(name)).filter((name) => !called.has(name));
  expect(uncalled.sort()).toEqual([
    // A part of expire_appointments.
    "directory.expire_moves",
    // Triggers keep these totals. They are made anew when rows came in without the triggers.
    "directory.rebuild_facets",
    "directory.rebuild_review_totals",
  ]);
});

test("a report's contact is emptied half a year after the answer", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const insert = (age: string) =>
    scene.sql(
      `insert into directory.reports (kind, professional_id, reason, contact, state, closed_at)
       values ('profile', $1, 'other', 'maria@exemplo.com.br', 'dismissed', now() - interval '${age}')`,
      [ana.professionalId],
    );
  await insert("181 days");
  await insert("179 days");
  expect(await scene.as({ role: "service_role" }).run("select directory.purge_report_contacts() as n")).toEqual([
    { n: 1 },
  ]);
  expect(await scene.sql("select from directory.reports where contact is not null")).toHaveLength(1);
});

test("what a visitor is counted for is forgotten when its time is over, and not before", async ({ scene }) => {
  await scene.sql(`insert into directory.visitor_hits (key, hits, resets_at)
    values ('over', 1, now()), ('running', 1, now() + interval '1 second')`);
  await expect(scene.as(visitor).run("select directory.purge_visitors()")).rejects.toThrow("permission denied");
  await scene.as(service).run("select directory.purge_visitors()");
  const left = await scene.sql("select key from directory.visitor_hits where key in ('over', 'running')");
  expect(left).toEqual([{ key: "running" }]);
});
