import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isSlow, journeys, whatToTest, wholeSite } from "./what-to-test.ts";

const root = join(import.meta.dirname, "../..");
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const all = {
  tests: find("{app,scripts,server,supabase}/**/*.test.{ts,tsx}"),
  journeys: find("e2e/*/*.journey.ts"),
};
const after = (changed: string[], related: string[] = []) => whatToTest(changed, related, all);
const outsideCore = (paths: string[]) => paths.filter((path) => !/^(app|scripts)\//.test(path));

test("the core always runs; of documents alone only the scripts' tests, which read them", () => {
  const app = all.tests.filter((path) => path.startsWith("app/"));
  const scripts = all.tests.filter((path) => path.startsWith("scripts/"));
  expect(app.length).toBeGreaterThan(100);
  expect(after(["docs/rules.md", "README.md"])).toEqual({ tests: scripts, journeys: [] });
  expect(after(["app/features/sitemap/sitemap-xml.ts"]).tests).toEqual([...app, ...scripts].toSorted());
});

test("a manual that tests compare with the product brings them, also the slow one", () => {
  expect(outsideCore(after(["docs/operar.md"]).tests)).toEqual(["server/database/running-login.attack.test.ts"]);
});

test("a feature brings its journeys and the tests that import it, but no slow one", () => {
  const related = ["server/payments/blocks.test.ts", "server/payments/kill.test.ts"];
  const plan = after(["app/features/subscription/subscription.ts"], related);
  expect(outsideCore(plan.tests)).toEqual(["server/payments/blocks.test.ts"]);
  expect(plan.journeys).toEqual(["e2e/professionals/subscription.journey.ts"]);
});

test("SQL brings the tests over the schema and the journeys of its area", () => {
  const plan = after(["supabase/schema/reviews/310_reviews.sql"]);
  const databases = all.tests.filter((path) => path.startsWith("supabase/"));
  expect(plan.tests).toEqual(expect.arrayContaining([...databases, "server/payments/blocks.test.ts"]));
  expect(plan.tests).not.toContain("server/payments/kill.test.ts");
  expect(plan.tests.filter((path) => path.startsWith("server/gateway/"))).toEqual([]);
  expect(plan.journeys).toEqual(["e2e/patients/reviews.journey.ts"]);
});

test("a folder of the server brings all its tests, slow ones too, and those that start the product", () => {
  const { tests } = after(["server/payments/cancelling.ts"]);
  expect(tests).toContain("server/payments/kill.test.ts");
  expect(tests).toContain("server/closed-doors.attack.test.ts");
  expect(tests).not.toContain("server/installations.test.ts");
  expect(tests.filter((path) => path.startsWith("server/backup/"))).toEqual([]);
  expect(after(["server/server.ts"]).tests).toContain("server/installations.test.ts");
  expect(after(["server/gateway/rest/reading.ts"]).tests).toContain("server/gateway/storage/policies.test.ts");
});

test("a test or journey that changed runs, and brings nothing else", () => {
  const changed = ["e2e/site/phone.journey.ts", "server/backup/files.test.ts"];
  const plan = after(changed, ["server/backup/files.test.ts"]);
  expect(outsideCore(plan.tests)).toEqual(["server/backup/files.test.ts"]);
  expect(plan.journeys).toEqual(["e2e/site/phone.journey.ts"]);
});

test("a change of everything leaves slow tests out, and takes the six journeys that it concerns most", () => {
  const features = find("app/features/*/*.ts").filter((path) => !path.includes(".test."));
  const plan = after([...features, "app/features/reviews/a.ts", "e2e/site/phone.journey.ts"], all.tests);
  expect(plan.tests.filter(isSlow)).toEqual([]);
  expect(plan.journeys).toHaveLength(6);
  expect(plan.journeys[0]).toBe("e2e/site/phone.journey.ts");
});

test("every feature and every area of SQL has its journeys, every journey something that brings it, and all exist", () => {
  const walked = Object.keys(journeys);
  const areas = find("{app/features,supabase/schema}/*").map((path) => `${path}/`);
  expect(areas.filter((path) => !walked.includes(path))).toEqual([]);
  expect(walked.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const named = new Set([...wholeSite, ...Object.values(journeys).flat()].map((name) => `e2e/${name}.journey.ts`));
  expect([...named].toSorted()).toEqual(all.journeys);
});
