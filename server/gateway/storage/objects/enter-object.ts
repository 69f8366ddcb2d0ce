import { actAs } from "../../../database/acting.ts";
import type { Caller } from "../../caller.ts";
import { StorageError } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { type NewObject, type WriteMode, writeObject } from "./object-rows.ts";
import { removeFiles } from "./remove-objects.ts";

/** Gives a stored file its row, as the caller. The file goes when that is refused, the replaced one when not. */
export async function enterObject(storage: Storage, caller: Caller, object: NewObject, mode: WriteMode) {
  try {
    const { id, replaced } = await actAs(storage.sql, caller, (tx) => writeObject(tx, object, mode));
    await removeFiles(storage, [replaced]);
    return id;
  } catch (error) {
    if (isRefusal(error)) await removeFiles(storage, [object.version]);
    throw error;
  }
}

/** With any other error, such as a lost connection, the row may be there all the same and need its file. */
export function isRefusal(error: unknown) {
  const { name, code = "" } = error as { name?: string; code?: string };
  return error instanceof StorageError || (name === "PostgresError" && /^(2|42|44|P0)/.test(code));
}
