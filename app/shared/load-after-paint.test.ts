import { expect, test } from "vitest";
import { loadAfterPaint } from "./load-after-paint.server.ts";

const frame = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>
<link rel="stylesheet" href="/assets/a.css"/></head><body><script nonce="n" type="module" async="">import "/assets/a.js";
import * as route0 from "/assets/b.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test("nothing is asked for before the page is painted, then everything in its order", () => {
  const late = loadAfterPaint(frame);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  const [, code = ""] = /<script nonce="n" type="module">([^<]*)<\/script>/.exec(late) ?? [];
  expect(code).toContain('["/assets/a.js","/assets/b.js"]');
  expect(code).toContain(
    'Promise.all([import("/assets/a.js"),import("/assets/b.js")]).then(([,route0])=>{window.__reactRouterRouteModules = {"root":route0};',
  );
  expect(code).toContain('import("/assets/entry.js");');
  expect(() => new Function(code.replaceAll("import(", "load("))).not.toThrow();
});

test("a page without the router's script stays as it is", () => {
  expect(loadAfterPaint("<p>Olá</p>")).toBe("<p>Olá</p>");
});
