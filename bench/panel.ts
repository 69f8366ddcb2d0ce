import { type BrowserContext, chromium, type Page } from "playwright";
import { buildIfStale } from "#server/pages/assets/build.ts";
import { runServer } from "#server/testing/run-server.ts";
import { browserFlags, findBrowser } from "../e2e/testing/browser.ts";
import { cast, demoPassword } from "../supabase/seed/cast/cast.ts";

/**
 * `npm run bench:panel`: how far the panel's pages move while they load, as browsers sum it up (cumulative layout shift),
 * for people in four situations and at two widths. What moves under a finger loses the click. Beyond the budget the command fails.
 */
const budget = 0.01;
const pages = ["", "/perfil", "/horarios", "/agenda", "/conexoes", "/avaliacoes", "/assinatura", "/ajustes"];
const people = [cast.ana, cast.bruno, cast.marcos, cast.vitoria];
const widths = [1280, 360];

await buildIfStale(() => console.log("Building first, which is not measured"));
await using server = await runServer();
if (!server.address) throw new Error(server.output());
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
let isWithin = true;
for (const width of widths)
  for (const { email } of people) {
    const context = await browser.newContext({ baseURL: server.address, viewport: { width, height: 800 } });
    const page = await signIn(context, email);
    for (const path of pages) {
      const shift = await measure(page, `/dashboard${path}`);
      if (shift > budget) isWithin = false;
      console.log([width, email, `/dashboard${path}`, shift.toFixed(4), shift > budget ? "MORE" : ""].join("\t"));
    }
    await context.close();
  }
await browser.close();
process.exitCode = isWithin ? 0 : 1;

async function signIn(context: BrowserContext, email: string) {
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(/\/dashboard/);
  return page;
}

/** Once nothing is on its way any more. */
async function measure(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    // A page on which nothing moved tells nothing.
    requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
    return promise;
  });
}
