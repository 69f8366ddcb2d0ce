/**
 * Recognises addresses that let in anybody who has them: those of routes with a `:token`, and anything below. No proxy keeps
 * what they answer, no other site learns them, and no search engine lists them, whatever the answer is.
 */
export function secretAddresses(paths: readonly string[]) {
  const prefixes = paths.flatMap((path) => path.match(/^.*?(?=:token)/) ?? []);
  return (path: string) => prefixes.some((prefix) => path.toLowerCase().startsWith(prefix));
}
