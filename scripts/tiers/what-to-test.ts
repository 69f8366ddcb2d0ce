import { dirname } from "node:path";

/**
 * What `npm run test:quick` runs after a change. Vitest knows which tests import what changed; what imports do not tell
 * stands here: SQL, tests that start the product as a process, journeys, and tests that are too slow for every change.
 */

/** They back up, install, upgrade, restart and kill: nearly half of the time of all tests. Run when their folder changed. */
const slow = [
  "server/backup/",
  "server/calendars/endless-calendars.attack.test.ts",
  "server/database/embedded/",
  "server/database/running-login.attack.test.ts",
  "server/installations.test.ts",
  "server/pages/assets/development.test.ts",
  "server/pages/assets/releases.test.ts",
  "server/pages/outage.test.ts",
  "server/payments/kill.test.ts",
  "server/process.test.ts",
  "server/server.test.ts",
];

/** Tests that read the product's schema. */
const overSchema = [
  "supabase/",
  ...["counts", "email", "functions", "health", "jobs", "legal", "payments", "visitors"].map(
    (name) => `server/${name}/`,
  ),
];
/** Tests that start the whole product and import none of it. */
const overProduct = ["server/*"];

/** A folder ends with `/`, what lies in it without its folders with `/*`. */
const tests: Record<string, string[]> = {
  "supabase/migrations/": overSchema,
  "supabase/schema/": overSchema,
  "supabase/releases/": ["supabase/tests/releases.test.ts"],
  "supabase/seed/": ["supabase/seed/", ...overProduct],
  "server/": overProduct,
  "app/public/": overProduct,
  "app/panel/": overProduct,
  "app/entry.server.tsx": overProduct,
  "docs/gateway.md": ["server/gateway/own-installation.test.ts", "server/gateway/realtime/expectations.test.ts"],
  "docs/operar.md": ["server/database/running-login.attack.test.ts"],
};

/** Journeys of `e2e` by what they walk through; a test holds that no feature and no journey is missing. */
export const journeys: Record<string, string[]> = {
  "app/features/account/": ["professionals/account", "professionals/settings"],
  "app/features/appointments/agenda/": ["professionals/agenda", "professionals/agenda-by-hand"],
  "app/features/appointments/": ["patients/booking", "professionals/agenda"],
  "app/features/availability/": ["professionals/hours", "patients/booking"],
  "app/features/favourites/": ["patients/favourites"],
  "app/features/landing/": ["patients/landing"],
  "app/features/legal/": ["site/legal"],
  "app/features/operator/incidents/": ["operators/incidents"],
  "app/features/operator/": ["operators/operator"],
  "app/features/panel/": ["professionals/panel", "professionals/edit-profile"],
  "app/features/photo/": ["professionals/edit-profile", "professionals/photos"],
  "app/features/privacy/": ["patients/own-data", "site/storage"],
  "app/features/professionals/": ["patients/profile", "professionals/edit-profile"],
  "app/features/reports/": ["patients/reviews"],
  "app/features/reviews/": ["patients/reviews"],
  "app/features/search/filters/": ["patients/filter-sheet", "patients/search-steps"],
  "app/features/search/sentence/": ["patients/sentence"],
  "app/features/search/": ["patients/search", "patients/search-results"],
  "app/features/share-image/": [],
  "app/features/sign-up/": ["professionals/sign-up", "professionals/sign-up-errors"],
  "app/features/sitemap/": ["patients/landing"],
  "app/features/statistics/": ["professionals/panel"],
  "app/features/status/": [],
  "app/features/subscription/": ["professionals/subscription"],
  "app/features/verification/": ["professionals/listing", "operators/operator"],
  "app/features/waiting-list/": ["patients/booking"],
  "app/features/widget/": ["professionals/agenda"],
  "app/app.css": ["site/design-system", "site/accessibility"],
  "app/panel/": ["professionals/panel"],
  "app/public/": ["site/frame", "site/documents", "site/return"],
  "app/public/service-worker.ts": ["site/offline"],
  "app/shared/ui/": ["site/design-system", "site/frame"],
  "app/shared/backend/": ["professionals/account"],
  "e2e/testing/": ["site/frame"],
  "server/gateway/": ["site/gateway"],
  "server/gateway/auth/": ["professionals/account"],
  "server/gateway/realtime/": ["professionals/agenda"],
  "server/gateway/storage/": ["professionals/photos"],
  "server/pages/": ["site/documents"],
  "server/payments/": ["professionals/subscription"],
  "supabase/schema/accounts/": ["professionals/settings"],
  "supabase/schema/appointments/": ["patients/booking", "professionals/agenda"],
  "supabase/schema/billing/": ["professionals/subscription"],
  "supabase/schema/directory/": ["patients/search", "professionals/edit-profile"],
  "supabase/schema/email/": [],
  "supabase/schema/jobs/": [],
  "supabase/schema/operators/": ["operators/operator"],
  "supabase/schema/reviews/": ["patients/reviews"],
};

/** They walk through the whole site: left to `npm test`, unless they changed themselves. */
export const wholeSite = ["site/phone", "site/spec-words"];

/** A journey takes about twelve seconds of two cores, and all of quick has four minutes. */
const mostJourneys = 6;

type Paths = { tests: string[]; journeys: string[] };

/** Of all tests and journeys those to run after the change of some files; `related` tests import one of them. */
export function whatToTest(changed: string[], related: string[], all: Paths): Paths {
  const sources = changed.filter((path) => !isTest(path));
  const core = sources.every((path) => path.endsWith(".md")) ? ["scripts/"] : ["app/", "scripts/"];
  const folders = new Set(sources.map(serverFolder));
  const named = sources.flatMap((path) => namedBy(tests, path));
  const isConcerned = (test: string) =>
    changed.includes(test) ||
    named.includes(test) ||
    folders.has(serverFolder(test)) ||
    (!isSlow(test) && (related.includes(test) || [...core, ...named].some((pattern) => covers(pattern, test))));
  return { tests: all.tests.filter(isConcerned), journeys: journeysAfter(changed, all.journeys) };
}

export const isSlow = (test: string) => slow.some((pattern) => covers(pattern, test));

/** Journeys that changed themselves, then those of most of the changed files. */
function journeysAfter(changed: string[], all: string[]) {
  const own = changed.filter((path) => all.includes(path));
  const sources = changed.filter((path) => !isTest(path));
  const walked = sources.flatMap((path) => namedBy(journeys, path).map((name) => `e2e/${name}.journey.ts`));
  const byFiles = [...Map.groupBy(walked, (path) => path)].sort(([, a], [, b]) => b.length - a.length);
  return [...new Set([...own, ...byFiles.map(([path]) => path)])].slice(0, mostJourneys);
}

const namedBy = (table: Record<string, string[]>, path: string) =>
  Object.entries(table).flatMap(([pattern, names]) => (covers(pattern, path) ? names : []));

function covers(pattern: string, path: string) {
  if (pattern.endsWith("/*")) return `${dirname(path)}/*` === pattern;
  return pattern.endsWith("/") ? path.startsWith(pattern) : path === pattern;
}

const isTest = (path: string) => /\.(test\.tsx?|journey\.ts)$/.test(path);

/** `server/pages` of whatever lies in it, `server` of what lies above all folders. */
const serverFolder = (path: string) => /^server(\/[^/]+(?=\/))?/.exec(path)?.[0] ?? path;
