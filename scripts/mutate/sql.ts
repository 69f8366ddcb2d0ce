import type { Change } from "./typescript.ts";

const swapped: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", and: "or", or: "and" };
const opposite: Record<string, string> = { "<": ">", "<=": ">", ">": "<", ">=": "<" };

/** In functions and policies as they are in force: a definition that a later file replaces decides nothing. */
export function changesOfSql(source: string, later: string): Change[] {
  const masked = mask(source);
  const found: Change[] = [...policyChanges(masked)];
  const propose = (
    pattern: RegExp,
    change: (match: RegExpExecArray) => [operator: string, text: string] | undefined,
  ) => {
    for (const match of masked.matchAll(pattern)) {
      const [operator, text] = change(match) ?? [];
      if (operator !== undefined && text !== undefined)
        found.push({ operator, start: match.index, end: match.index + match[0].length, text });
    }
  };
  propose(/(?<= )(?:and|or|(?:<=|>=|<|>)(?! now\(\)))(?=\s)/g, ([sign]) => [
    `${sign} → ${swapped[sign]}`,
    String(swapped[sign]),
  ]);
  // Nobody meets the very microsecond: the other side of now instead.
  propose(/(?<= )(?:<=|>=|<|>)(?= now\(\))/g, ([sign]) => [`${sign} → ${opposite[sign]}`, String(opposite[sign])]);
  propose(/\bis( not)? null\b/g, ([, not]) =>
    not ? ["is not null → is null", "is null"] : ["is null → is not null", "is not null"],
  );
  propose(/\bnot (?=exists|directory\.|public\.|auth\.|email\.|billing\.)/g, () => ["drop a not", ""]);
  propose(/(?<![\w$.:'])\d{1,3}(?![\w.'])/g, ([number]) => [
    `${number} → ${Number(number) + 1}`,
    String(Number(number) + 1),
  ]);
  propose(/^revoke [^;]+;/gm, () => ["drop a revoke", ""]);
  propose(
    /(?<=^|then|else|loop)(\s+)(?:perform|raise|delete|update|insert)\b[^;]*;(?=\s+(?:end|return|else|elsif|perform|if)\b)/g,
    ([, space]) => ["drop a statement", `${space}null;`],
  );
  propose(/\b(?:true|false)\b/g, ([word]) => (word === "true" ? ["true → false", "false"] : ["false → true", "true"]));
  for (const match of source.matchAll(/interval '(\d+) (\w+)'/g))
    found.push({
      operator: `${match[1]} ${match[2]} → ${Number(match[1]) + 1}`,
      ...{ start: match.index, end: match.index + match[0].length },
      text: `interval '${Number(match[1]) + 1} ${match[2]}'`,
    });
  for (const match of source.matchAll(/\b(?:status|state|outcome|actor) (?:=|<>) '(\w+)'/g))
    found.push({
      operator: "another word",
      ...{ start: match.index, end: match.index + match[0].length },
      text: match[0].replace(/'$/, "~'"),
    });
  return found.filter(({ start, operator }) => isRule(masked, start, operator) && !isReplaced(masked, start, later));
}

/** Drops one condition of a policy at a time. */
function policyChanges(masked: string): Change[] {
  return [...masked.matchAll(/^create policy [^;]+;/gm)].flatMap((policy) =>
    [...policy[0].matchAll(/\b(?:using|with check) \(/g)].flatMap((clause) => {
      const start = policy.index + clause.index + clause[0].length;
      const conditions = splitConditions(masked, start);
      if (conditions.length === 1 && /^using \(true\)/.test(policy[0].slice(clause.index))) return [];
      return conditions.map(([from, to], index, all) => {
        const next = all[index + 1];
        const previous = all[index - 1];
        const [begin, end] = next ? [from, next[0]] : previous ? [previous[1], to] : [from, to];
        return { operator: "drop a policy's condition", start: begin, end, text: all.length === 1 ? "true" : "" };
      });
    }),
  );
}

/** The places of the conditions that are joined by `and`, up to the closing bracket. */
function splitConditions(text: string, start: number) {
  const parts: [number, number][] = [];
  let [depth, from] = [0, start];
  for (let at = start; at < text.length; at++) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    const joint = depth === 0 ? /^\s+and\s+/.exec(text.slice(at, at + 40))?.[0] : undefined;
    if (depth < 0) return [...parts, [from, at] as [number, number]];
    if (!joint) continue;
    parts.push([from, at]);
    from = at + joint.length;
    at = from - 1;
  }
  return parts;
}

/** Comments and words between quotes as blanks. The bodies of functions stay: they are code. */
function mask(source: string) {
  return source.replace(/--[^\n]*|'(?:[^']|'')*'/g, (part) =>
    part.startsWith("'") ? `'${"_".repeat(part.length - 2)}'` : " ".repeat(part.length),
  );
}

/** Not the `and` of `between`, the `or` of triggers, nor anything in what only makes things fast or is a type. */
function isRule(masked: string, start: number, operator: string) {
  const before = masked.slice(0, start);
  const statement = before.slice(before.lastIndexOf("\n\n") + 1);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (/^(and|or) /.test(operator) && /\bbetween [^\n]*$|\b(create|insert|update|delete) $/.test(line)) return false;
  // Batches, cut texts and types are no rules.
  if (/^\d+ →/.test(operator) && /\blimit $|\bleft\([^\n]*, $|(numeric|varchar|char|bit)\([\d, ]*$/.test(line))
    return false;
  return !/^\s*create (unique )?index[^;]*$|^\s*(insert into|comment on|alter system|copy) [^;$]*$/m.test(
    statement.slice(statement.lastIndexOf(";") + 1),
  );
}

function isReplaced(masked: string, start: number, later: string) {
  const name = objectAt(masked, start);
  return (
    name !== undefined && new RegExp(`create or replace (function|view) ${name.replaceAll(".", "\\.")}\\b`).test(later)
  );
}

/** What is being made at this place: a function, a view, a trigger's table, a policy's table. */
export function objectAt(source: string, start: number) {
  const made = [
    ...source
      .slice(0, start + 12)
      .matchAll(
        /^(?:create (?:or replace )?(?:function|table|view)|alter table) ([\w.]+)|^create policy [^;]*? on ([\w.]+)/gm,
      ),
  ].at(-1);
  return made?.[1] ?? made?.[2];
}
