/**
 * What a table says of a value that the database or an address holds: undefined where this build does not know the value.
 * While an upgrade runs the release before still serves, and an older window stays open for days.
 */
export function known<Table extends object>(table: Table, value: string | null | undefined) {
  if (value == null || !Object.hasOwn(table, value)) return undefined;
  return table[value as keyof Table] as Table[keyof Table];
}
