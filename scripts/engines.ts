import assert from "node:assert/strict";
import { Engine, type OpenDriver } from "../e2e/engines/engine.ts";
import { openFirefox } from "../e2e/engines/firefox.ts";
import { openWebKit } from "../e2e/engines/webkit.ts";
import { runServer } from "../server/testing/run-server.ts";

/**
 * `npm run engines`: the main ways through the site in Firefox and in WebKit, at a phone's width. Journeys know Chromium
 * alone, and what another engine lays out or forgets differently they cannot see.
 */
const engines: Record<string, OpenDriver> = { Firefox: openFirefox, WebKit: openWebKit };

await using server = await runServer({ DEMO: "1" });
if (!server.address) throw new Error(server.output());
for (const [name, open] of Object.entries(engines)) {
  await using engine = new Engine(await open(), server.address);
  for (const act of [readPages, comeBack, workInPanel]) {
    await act(engine);
    console.log(`${name}: ${act.name}`);
  }
}

async function readPages(engine: Engine) {
  for (const path of ["/", "/buscar", "/psicologia", "/cadastro", "/lgpd", "/termos", "/favoritos", "/status"]) {
    await engine.go(path);
    await fits(engine, path);
  }
}

/** A patient reads the privacy policy before agreeing to it, comes back, and sends what was typed before. */
async function comeBack(engine: Engine) {
  await engine.go("/buscar?modalidade=online");
  const booking = await engine.ask(() => document.querySelector('a[href*="/agendar"]')?.getAttribute("href") ?? "");
  await engine.go(booking);
  await fits(engine, booking);
  await engine.type("[name=nome]", "Maria das Dores");
  await engine.type("[name=whatsapp]", "11987654321");
  await engine.press("Como cuidamos dos seus dados");
  await engine.untilAt("/privacidade");
  await engine.back();
  await engine.untilAt("/profissional/");
  assert.equal(
    await engine.ask(() => document.querySelector<HTMLInputElement>("[name=nome]")?.value),
    "Maria das Dores",
  );
  await engine.press("Online, por videochamada");
  await engine.ask(() => document.querySelector<HTMLElement>("[name=consentimento]")?.click());
  await engine.press("Pedir consulta");
  await engine.untilAt("/consulta/");
}

async function workInPanel(engine: Engine) {
  await engine.go("/login");
  await engine.type("[name=email]", "ana@betesda.test");
  await engine.type("[name=password]", "betesda-demo");
  await engine.press("Entrar");
  await engine.untilAt("/dashboard");
  const pages = [
    "perfil",
    "horarios",
    "agenda?ver=semana",
    "conexoes",
    "avaliacoes",
    "registro",
    "assinatura",
    "ajustes",
  ];
  for (const page of pages) await openPage(engine, `/dashboard/${page}`);
  for (const [page, button] of [
    ["/agenda", "Anotar na agenda"],
    ["/agenda", "Recusar pedido"],
    ["/perfil", "Ver prévia"],
  ] as const) {
    await openPage(engine, `/dashboard${page}`);
    await engine.press(button);
    await engine.until(`the dialog of ${button}`, () => document.querySelector("dialog[open]") !== null);
    // Between its heading and its buttons.
    const [shown, whole] = await engine.ask(() => {
      const content = document.querySelector("dialog[open]")?.children[1];
      return [content?.clientHeight ?? 0, content?.scrollHeight ?? 0];
    });
    assert.ok(Number(shown) >= Math.min(Number(whole), 200), `${button}: of ${whole} pixels ${shown} are shown`);
  }
}

async function openPage(engine: Engine, path: string) {
  await engine.go(path);
  await engine.until(path, () => {
    const main = document.querySelector("main");
    return main?.querySelector("h1") !== null && !main?.textContent.includes("Carregando...");
  });
  await fits(engine, path);
}

async function fits(engine: Engine, path: string) {
  const over = await engine.ask(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
}
