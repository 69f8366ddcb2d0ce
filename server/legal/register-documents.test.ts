import { afterAll, beforeAll, expect, test } from "vitest";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { currentVersions } from "#app/features/legal/versions.ts";
import { createProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { registerDocuments } from "./register-documents.ts";

const operator = {
  ...{ name: 'Casa "da Misericórdia" Ltda.', cnpj: "11.222.333/0001-81", address: "Rua das Flores, 10" },
  ...{ email: "contato@casa.com.br", dpoName: "Rute", dpoEmail: "dpo@casa.com.br", isPlaceholder: false },
};

let database: Awaited<ReturnType<typeof createProductDatabase>>;
beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

async function wordsOf(kind: string, version: string) {
  const [row] = await database.owner<{ words: LegalDocument }[]>`
    select words from directory.documents where kind = ${kind} and version = ${version}`;
  return row?.words;
}

test("at the start every version has its words, with the operator's name in them; another start changes nothing", async () => {
  await registerDocuments(database.owner, operator);
  await registerDocuments(database.owner, { ...operator, name: "Outra Ltda." });
  const rows = await database.owner`select kind, version from directory.documents where words is null`;
  expect(rows).toEqual([]);
  for (const version of ["2026-11-15", currentVersions.terms]) {
    const words = await wordsOf("terms", version);
    expect(words?.version).toBe(version);
    expect(JSON.stringify(words)).toContain(JSON.stringify(operator.name).slice(1, -1));
    expect(JSON.stringify(words)).not.toMatch(/Outra Ltda\.|\{(name|cnpj|address|email|dpoName|dpoEmail)\}/);
  }
  // The words of 15 November are not those of today.
  expect(JSON.stringify(await wordsOf("terms", "2026-11-15"))).toContain("receber de volta os dias pagos e não usados");
  expect(JSON.stringify(await wordsOf("terms", currentVersions.terms))).not.toContain("dias pagos e não usados");
});
