import { isCnpj } from "#app/shared/cnpj.ts";
import { isTaxId } from "../overview.ts";

/** In whose name receipts are made out. */
export type Payer = { name: string; taxId: string | null };

/** "529.982.247-25", "11.222.333/0001-81" */
export function formatTaxId(taxId: string) {
  const cpf = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(taxId);
  if (cpf) return `${cpf[1]}.${cpf[2]}.${cpf[3]}-${cpf[4]}`;
  const cnpj = /^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/.exec(taxId);
  return cnpj ? `${cnpj[1]}.${cnpj[2]}.${cnpj[3]}/${cnpj[4]}-${cnpj[5]}` : taxId;
}

type Problems = { name?: string; taxId?: string };

/** What was typed, as it is kept, or what is wrong with it. */
export function readPayer(name: string, taxId: string): { payer: Payer } | { problems: Problems } {
  const plain = taxId.replace(/[./\s-]/g, "").toUpperCase();
  const problems: Problems = {
    ...(name.trim().length < 2 && { name: "Informe o nome de quem paga." }),
    ...(name.trim().length > 120 && { name: "O nome deve ter no máximo 120 caracteres." }),
    ...(plain && !isTaxId(plain) && !isCnpj(plain) && { taxId: "Confira o CPF ou CNPJ: os dígitos não batem." }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { payer: { name: name.trim(), taxId: plain || null } };
}
