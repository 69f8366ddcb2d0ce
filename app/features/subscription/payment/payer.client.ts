import { loadBackend } from "#app/shared/backend/backend.ts";
import type { Payer } from "./payer.ts";

/** Null for who never said. */
export async function loadPayer(): Promise<Payer | null> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_payer");
  if (error) throw error;
  return data as unknown as Payer | null;
}

export async function savePayer({ name, taxId }: Payer) {
  const backend = await loadBackend();
  const { error } = await backend.rpc("set_payer", { name, tax_id: taxId ?? "" });
  if (error) throw error;
}
