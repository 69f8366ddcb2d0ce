import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "supabase/**/*.test.ts", "scripts/**/*.test.ts"],
    // One PostgreSQL for the whole run; tests roll back or make a database of their own in it.
    globalSetup: "supabase/tests/server.ts",
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
