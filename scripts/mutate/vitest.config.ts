import base from "../../vitest.config.ts";

/** Mutants of TypeScript share one database server; only a changed schema needs one of its own. */
export default { ...base, test: { ...base.test, globalSetup: "scripts/mutate/given-database.ts" } };
