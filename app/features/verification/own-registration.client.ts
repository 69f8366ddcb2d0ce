import { describeUploadError, fileError, pictureType, sizeError, UNREADABLE } from "#app/features/photo/check-photo.ts";
import { type Backend, loadBackend } from "#app/shared/backend/backend.ts";
import type { OwnRegistration } from "./own-registration.ts";

const BUCKET = "council-cards";

export async function loadOwnRegistration(signal?: AbortSignal): Promise<OwnRegistration> {
  const backend = await loadBackend();
  const asked = backend.rpc("my_registration");
  const { data, error } = await (signal ? asked.abortSignal(signal) : asked);
  if (error) throw error;
  return data as unknown as OwnRegistration;
}

/** After a refusal, by who is sure of the number. */
export async function askAgain() {
  const backend = await loadBackend();
  const { error } = await backend.rpc("ask_registration_again");
  if (error) throw error;
}

/**
 * The new picture takes the place of the older ones once it is there; until then they stay. Answers what is wrong with
 * the file, and fails where the network does.
 */
export async function sendCard(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const problem = fileError(file.size, head, CARD_MEGABYTES) ?? (await pixelError(file));
  if (problem) return problem;
  const type = pictureType(head);
  const { backend, folder } = await ownFolder();
  const name = `${crypto.randomUUID()}.${type === "jpeg" ? "jpg" : type}`;
  const { error } = await backend.storage
    .from(BUCKET)
    .upload(`${folder}/${name}`, file, { contentType: `image/${type}` });
  // What stays of the older ones goes with the decision: the new one is there either way.
  if (!error) return removeOthers(backend, folder, name).catch(() => undefined);
  const refusal = describeUploadError(error);
  if (!refusal) throw error;
  return refusal;
}

export async function removeCards() {
  const { backend, folder } = await ownFolder();
  return removeOthers(backend, folder);
}

export const CARD_MEGABYTES = 5;

/** What cannot be opened here cannot be read by whoever compares it with the register. */
async function pixelError(file: File) {
  const picture = await createImageBitmap(file).catch(() => undefined);
  return picture ? sizeError(picture) : UNREADABLE;
}

async function ownFolder() {
  const backend = await loadBackend();
  const { data, error } = await backend.auth.getUser();
  if (error) throw error;
  return { backend, folder: data.user.id };
}

async function removeOthers(backend: Backend, folder: string, kept?: string): Promise<undefined> {
  const bucket = backend.storage.from(BUCKET);
  const { data: files, error } = await bucket.list(folder);
  if (error) throw error;
  const others = files.filter(({ name }) => name !== kept).map(({ name }) => `${folder}/${name}`);
  if (others.length === 0) return;
  const removal = await bucket.remove(others);
  if (removal.error) throw removal.error;
}
