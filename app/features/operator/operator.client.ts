import { loadBackend } from "#app/shared/backend/backend.ts";

/** One of the database's `operator_…` functions, which refuse everybody but an operator with the second factor. */
export async function askAsOperator<Answer>(name: string, parameters: object = {}): Promise<Answer> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc(name as never, parameters as never);
  if (error) throw error;
  return data as Answer;
}

type OperatorAccess = { isOperator: boolean; isReady: boolean; isFactorNew: boolean };

export const askWhoIAm = () => askAsOperator<OperatorAccess>("am_i_operator");

/** A council card as an address of this page; the caller lets it go with URL.revokeObjectURL. */
export async function openCards(verification: string): Promise<string[]> {
  const backend = await loadBackend();
  const names = await askAsOperator<string[]>("operator_open_card", { verification });
  const files = await Promise.all(names.map((name) => backend.storage.from("council-cards").download(name)));
  return files.flatMap(({ data }) => (data ? [URL.createObjectURL(data)] : []));
}
