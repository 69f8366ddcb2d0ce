import { expect, test } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import { requestKinds } from "./privacy-request.ts";
import { linkWords } from "./proof-words.ts";

const received = async (kind: string, links = { found: 0, unknown: 0 }) => {
  const due = "2026-12-01T12:00:00Z";
  const data = { name: "Maria", kind, protocol: "AAAA-BBBB", due, token: "x".repeat(43), links };
  return (await renderEmail("privacy-request-received", data, "https://exemplo.com.br")).text;
};

test("only who asked for an erasure reads of erasing", async () => {
  for (const kind of Object.keys(requestKinds))
    expect(/apag/.test(await received(kind)), kind).toBe(kind === "deletion");
});

test("who sent links along reads how many appointments were found", async () => {
  expect(linkWords({ found: 0, unknown: 0 })).toBeUndefined();
  expect(linkWords({ found: 1, unknown: 0 })).toBe("Reconhecemos 1 consulta pelo link.");
  expect(linkWords({ found: 0, unknown: 1 })).toMatch(
    /^Não achamos a consulta deste link: ela pode já ter sido apagada/,
  );
  expect(linkWords({ found: 2, unknown: 3 })).toMatch(
    /^Reconhecemos 2 consultas.* Não achamos as consultas de 3 links/,
  );
  expect(await received("access", { found: 1, unknown: 0 })).toContain("Reconhecemos 1 consulta");
  expect(await received("deletion", { found: 1, unknown: 0 })).toContain("não é preciso confirmar o e-mail");
});
