type Errors = Record<string, unknown>;

/**
 * Which errors are still marked after an answer changed. What the form's own check finds stays until it finds it no more.
 * What only the server could find stays until that answer changes.
 */
export function errorsLeft(shown: Errors, found: Errors, serversOwn: readonly string[], changed: string): Errors {
  const isLeft = (name: string) => (serversOwn.includes(name) ? name !== changed : Boolean(found[name]));
  return Object.fromEntries(Object.entries(shown).filter(([name]) => isLeft(name)));
}
