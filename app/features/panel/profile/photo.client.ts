import { describeUploadError } from "#app/features/photo/check-photo.ts";
import type { OwnRecord, SaveResult } from "#app/features/professionals/own-record.ts";
import { type Backend, loadBackend } from "#app/shared/backend/backend.ts";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { loadOwnRecord, saveOwnRecord } from "../own-record.client.ts";

const FOREVER = String(365 * 24 * 60 * 60);

/** The new photo is there before the record names it; what the record no longer names goes afterwards. */
export async function replacePhoto(record: OwnRecord, photo: Blob | null): Promise<SaveResult> {
  try {
    const backend = await loadBackend();
    const name = photo && `${record.user_id}/${crypto.randomUUID()}.${photo.type === "image/webp" ? "webp" : "jpg"}`;
    if (photo && name) {
      // Another window may have saved another one: this tab's record does not know of it.
      const { photo: named } = await loadOwnRecord(record.user_id);
      await removeOthers(backend, record, [record.photo, named]);
      const options = { contentType: photo.type, cacheControl: FOREVER };
      const { error } = await backend.storage.from("photos").upload(name, photo, options);
      if (error) return { status: "failed", message: describeUploadError(error) ?? describeDatabaseError(error) };
    }
    const result = await savePhoto(record, name);
    if (result.status === "saved") await removeOthers(backend, record, [name]);
    return result;
  } catch (error) {
    return { status: "failed", message: describeDatabaseError(error) };
  }
}

/** A photo is saved over whatever another window did; but then the older version stays the base of the other fields. */
async function savePhoto(record: OwnRecord, photo: string | null): Promise<SaveResult> {
  const first = await saveOwnRecord(record, { photo });
  if (first.status !== "conflict") return first;
  const second = await saveOwnRecord(first.record, { photo });
  return second.status === "saved" ? { status: "saved", record: { ...record, photo } } : second;
}

/** Also what an upload that broke off left behind. Best effort: the photo is saved either way. */
async function removeOthers(backend: Backend, { user_id }: OwnRecord, kept: readonly (string | null)[]) {
  const bucket = backend.storage.from("photos");
  const { data } = await bucket.list(user_id);
  const others = (data ?? []).map(({ name }) => `${user_id}/${name}`).filter((name) => !kept.includes(name));
  if (others.length > 0) await bucket.remove(others);
}
