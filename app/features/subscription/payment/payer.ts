import { hasLetter, tidyName } from "#app/shared/forms/plain-words.ts";
import { readTaxId } from "#app/shared/tax-id.ts";

/** In whose name receipts are made out. */
export type Payer = { name: string; taxId: string | null };

type Problems = { name?: string; taxId?: string };

/** What was typed, as it is kept, or what is wrong with it. */
export function readPayer(name: string, taxId: string): { payer: Payer } | { problems: Problems } {
  const plain = readTaxId(taxId);
  const payer = tidyName(name);
  const problems: Problems = {
    ...((payer.length < 2 || !hasLetter(payer)) && { name: "Informe o nome de quem paga." }),
    ...(payer.length > 120 && { name: "O nome deve ter no máximo 120 caracteres." }),
    ...(taxId.trim() && !plain && { taxId: "Confira o CPF ou CNPJ: os dígitos não batem." }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { payer: { name: payer, taxId: plain ?? null } };
}
