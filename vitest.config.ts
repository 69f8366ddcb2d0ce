import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./scripts/slowest-first.ts";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "supabase/**/*.test.ts", "scripts/**/*.test.ts"],
    // One PostgreSQL for the whole run; tests roll back or make a database of their own in it.
    globalSetup: "supabase/tests/testing/server.ts",
    // More than the usual two cores: tests wait for the database and for processes half of their time.
    maxWorkers: 3,
    // One set of modules a worker instead of one a file. What a test fakes is therefore undone after it.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: "supabase/tests/testing/real-timers.ts",
    // Pictures take their colours from the style sheet.
    css: { include: [/app\.css\?raw$/] },
    // Patience costs nothing where all is well, and the machine may be busy.
    expect: { poll: { timeout: 100_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
