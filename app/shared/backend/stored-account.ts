import { readBackendSettings, sessionStorageKey } from "./backend-settings.ts";

/** Whose session this browser keeps, read without the client. It proves nothing: the server does. */
export function storedAccountId(): string | undefined {
  try {
    const id: unknown = JSON.parse(readStored() ?? "null")?.user?.id;
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

export function hasStoredSession() {
  return readStored() !== null;
}

/** The server knows nothing of it. */
export function dropStoredSession() {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      storage().removeItem(storedSessionKey());
    } catch {
      // A browser that denies it has kept nothing there.
    }
}

export const storedSessionKey = () => sessionStorageKey(readBackendSettings(), location.origin);

/** Where localStorage is denied or full, the tab keeps it; a browser that denies both keeps nothing. */
function readStored() {
  return readFrom(() => localStorage) ?? readFrom(() => sessionStorage);
}

function readFrom(storage: () => Storage) {
  try {
    return storage().getItem(storedSessionKey());
  } catch {
    return null;
  }
}
