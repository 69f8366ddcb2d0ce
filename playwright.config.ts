import { defineConfig } from "playwright/test";
import { browserFlags, findBrowser } from "./e2e/browser.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.journey.ts",
  outputDir: ".cache/e2e",
  globalSetup: "./e2e/start.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.E2E_REPORT ? [["line"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    trace: "retain-on-failure",
  },
  projects: [
    {
      name: "phone",
      testIgnore: ["design-system.*", "gateway.*"],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
});
