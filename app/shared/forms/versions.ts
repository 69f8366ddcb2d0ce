/** Two windows edited the same values: what each should keep. */
export type Choice = "mine" | "theirs";

export type Difference<Name extends string = string> = { name: Name; mine: string; theirs: string };

type Values = Record<string, unknown>;

/** Only what both windows changed, and into different things, needs a question. */
export function findDifferences<Given extends Values>(
  base: Given,
  mine: Given,
  theirs: Given,
  describe: (name: keyof Given & string, value: unknown) => string,
): Difference<keyof Given & string>[] {
  return (Object.keys(mine) as (keyof Given & string)[])
    .filter((name) => !isSame(mine[name], base[name]) && !isSame(theirs[name], base[name]))
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, mine: describe(name, mine[name]), theirs: describe(name, theirs[name]) }));
}

/** This window's values, with the other's where they were chosen or where only the other window changed them. */
export function mergeVersions<Given extends Values>(
  base: Given,
  mine: Given,
  theirs: Given,
  choices: Readonly<Record<string, Choice>>,
): Given {
  const merged: Values = { ...mine };
  for (const name of Object.keys(mine)) {
    const choice = choices[name] ?? (isSame(mine[name], base[name]) ? "theirs" : "mine");
    if (choice === "theirs") merged[name] = theirs[name];
  }
  return merged as Given;
}

/** Empty and absent are one, also as lists, which are compared by content. */
export function isSame(one: unknown, other: unknown) {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown) {
  if (value === "" || value === undefined || (Array.isArray(value) && value.length === 0)) return "null";
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}
