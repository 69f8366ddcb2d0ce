import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { writePrivacy } from "#app/features/legal/documents/privacy.ts";
import { writeTerms } from "#app/features/legal/documents/terms.ts";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { type AcceptedKind, currentVersions } from "#app/features/legal/versions.ts";
import type { Operator } from "#app/shared/operator.ts";
import { actAs } from "../database/acting.ts";

type Words = Record<AcceptedKind, LegalDocument>;

const folder = join(import.meta.dirname, "../../app/features/legal/former");

/**
 * At the start each version's words are written down as they are shown, with the operator's data, once: whoever accepted
 * a version finds it at /termos/versao/… for ever. Another process that does the same changes nothing.
 */
export async function registerDocuments(sql: Sql, operator: Operator) {
  const current = { terms: writeTerms(operator), privacy: writePrivacy(operator) };
  for (const words of [current, ...(await readFormer(operator))])
    await actAs(sql, { role: "service_role" }, async (tx) => {
      for (const [kind, document] of Object.entries(words)) {
        const version = document.version ?? currentVersions[kind as AcceptedKind];
        await tx`select directory.register_document(${kind}, ${version}, ${tx.json(document)})`;
      }
    });
}

/** Versions of releases before this one; what names the operator is filled in. */
async function readFormer(operator: Operator): Promise<Words[]> {
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), "utf8");
      return JSON.parse(text.replace(/\{(\w+)\}/g, (token, name) => quoted(operator, name) ?? token)) as Words;
    }),
  );
}

function quoted(operator: Operator, name: string) {
  const value: unknown = operator[name as keyof Operator];
  return typeof value === "string" ? JSON.stringify(value).slice(1, -1) : undefined;
}
