import { loadBackend } from "#app/shared/backend/backend.ts";
import type { OwnRegistration } from "./own-registration.ts";

const BUCKET = "council-cards";

export async function loadOwnRegistration(): Promise<OwnRegistration> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_registration");
  if (error) throw error;
  return data as unknown as OwnRegistration;
}

/** After a refusal, by who is sure of the number. */
export async function askAgain() {
  const backend = await loadBackend();
  const { error } = await backend.rpc("ask_registration_again");
  if (error) throw error;
}

/** The new picture takes the place of the older ones. */
export async function sendCard(file: File, ending: string) {
  const backend = await loadBackend();
  const { data } = await backend.auth.getUser();
  const folder = String(data.user?.id);
  await removeCards();
  const { error } = await backend.storage
    .from(BUCKET)
    .upload(`${folder}/${crypto.randomUUID()}.${ending}`, file, { contentType: file.type });
  if (error) throw error;
}

export async function removeCards() {
  const backend = await loadBackend();
  const { data } = await backend.auth.getUser();
  const folder = String(data.user?.id);
  const bucket = backend.storage.from(BUCKET);
  const { data: files } = await bucket.list(folder);
  if (files?.length) await bucket.remove(files.map(({ name }) => `${folder}/${name}`));
}
