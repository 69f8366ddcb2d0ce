import { invalidBucketName, invalidKey } from "../storage-error.ts";

/** Supabase's set: letters, digits and what S3 takes without special care. No `%`, so nothing decodes twice. */
const keyFormat = /^[\w/!\-.*'() &$@=;:+,?]{1,1024}$/;
const bucketFormat = /^[\w!\-.*'() &$@=;:+,?]{1,63}$/;

/** An object's name is a path of parts, none of which is empty or climbs. */
export function checkKey(name: unknown): string {
  if (typeof name !== "string" || !keyFormat.test(name)) throw invalidKey(name);
  if (name.split("/").some((part) => part === "" || part === "." || part === "..")) throw invalidKey(name);
  return name;
}

export function checkBucketName(name: unknown): string {
  if (typeof name !== "string" || !bucketFormat.test(name)) throw invalidBucketName();
  if (name === "." || name === ".." || name.trim() !== name) throw invalidBucketName();
  return name;
}
