/** Messages that our SQL raises are written for people; the rest is for the log. */
export function ownWords(error: unknown) {
  const { code, message } = error as { code?: string; message?: string };
  return code === "23514" || code === "P0002" ? message : undefined;
}
