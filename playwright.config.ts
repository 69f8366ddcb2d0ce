import { defineConfig } from "playwright/test";
import { browserFlags, findBrowser } from "./e2e/testing/browser.ts";

// Found once: each worker reads this file anew, and some ways of finding install something.
process.env.E2E_BROWSER ??= await findBrowser();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.journey.ts",
  outputDir: ".cache/e2e",
  globalSetup: "./e2e/testing/start.ts",
  fullyParallel: true,
  forbidOnly: true,
  // More than the usual two cores: a journey waits for its page most of the time.
  workers: 3,
  // Patience costs nothing where all is well, and the machine may be busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env.E2E_REPORT ? [["line"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: [...browserFlags, "--process-per-site"] },
    locale: "pt-BR",
    // A tenth of what a journey costs is drawing what moves.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Sao_Paulo",
    // It would answer what a journey holds back or refuses; offline.journey.ts lets it in.
    serviceWorkers: "block",
    // Recording every journey costs a third of the run: E2E_TRACE=1 for the one that fails.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // A new process is half of what a short journey costs. Storage, routes and scripts start anew all the same.
    reuseContext: true,
  },
  projects: [
    {
      name: "phone",
      // The whole site is walked through on a phone; acts are repeated there only where the width changes them. What is
      // tagged @phone-first is done there alone, and looked at in both widths.
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: "phone.*",
      grepInvert: /@phone-first/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
