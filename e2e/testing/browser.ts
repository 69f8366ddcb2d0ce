import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright";

const cache = join(import.meta.dirname, "../../.cache/browser");

/**
 * The address bar's own pages, which nobody sees, cost more than the page under test. A second list replaces
 * Playwright's, so what that leaves out for good reasons is here too.
 */
const unwanted = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  "PreconnectToSearch",
  // A process in reserve for the next page: a journey has its own already.
  "SpareRendererForSitePerProcess",
];

/** As root Chromium refuses its sandbox; a container's /dev/shm is too small for it; the rest keeps it off the network. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--disable-gpu",
  `--disable-features=${unwanted.join()}`,
  // Drawing and fetching in the browser's own process: every journey costs a twelfth less. The first is Playwright's own.
  "--in-process-gpu",
  "--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2",
];

/** The one without windows costs a quarter less; it keeps no page alive to come back to. */
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const names = { whole, lean: ["chromium-headless-shell", ...whole] };

/** A Chromium for the tests: the one at hand, or one that is installed now. The first that is there wins. */
export async function findBrowser(kind: keyof typeof names = "lean"): Promise<string> {
  return named() ?? system(kind) ?? playwrights() ?? fromDebian(kind) ?? (await fromNpm());
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, and there is no such file`);
  return path;
}

function system(kind: keyof typeof names) {
  const folders = (process.env.PATH ?? "").split(":");
  return names[kind].flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function playwrights() {
  const path = chromium.executablePath();
  if (!existsSync(path)) quietly("npx", ["playwright", "install", "chromium"]);
  return existsSync(path) ? path : undefined;
}

function fromDebian(kind: keyof typeof names) {
  if (process.getuid?.() !== 0) return undefined;
  quietly("apt-get", ["update", "-qq"]);
  for (const name of names[kind].slice(0, 2))
    if (!system(kind)) quietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  return system(kind);
}

/** Chromium inside an npm package, unpacked to a folder of its own; nothing of package.json changes. */
async function fromNpm() {
  quietly("npm", ["install", "--prefix", cache, "--no-save", "@sparticuz/chromium@153.0.0"]);
  const load = createRequire(join(cache, "index.js"));
  const { default: packaged } = await import(load.resolve("@sparticuz/chromium"));
  return String(await packaged.executablePath());
}

/** A rung of the ladder may fail: the next one is tried. */
function quietly(command: string, args: string[]) {
  try {
    execFileSync(command, args, {
      stdio: "ignore",
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    // Not to be had this way.
  }
}
