import type { Email } from "./define-email.ts";

const files = import.meta.glob<Record<string, unknown>>("./*/*.tsx", { eager: true });

/** Every kind of email that `email.enqueue` may name: whatever the folders beside this file define. */
export const emails = Object.values(files).flatMap((file) => Object.values(file).filter(isEmail));

function isEmail(value: unknown): value is Email {
  return typeof value === "object" && value !== null && "kind" in value && "read" in value;
}
