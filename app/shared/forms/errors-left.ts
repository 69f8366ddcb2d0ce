/**
 * Which errors are still marked after an answer changed. What the form's own check finds stays until it finds it no more.
 * What only the server could find stays until that answer changes.
 */
export function errorsLeft(shown: object, found: object, serversOwn: readonly string[], changed: string) {
  const isLeft = (name: string) => (serversOwn.includes(name) ? name !== changed : name in found);
  return Object.fromEntries(Object.entries(shown).filter(([name]) => isLeft(name)));
}
