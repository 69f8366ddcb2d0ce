import { RestError } from "../rest-error.ts";

export type Preferences = {
  return?: "minimal" | "representation" | "headers-only";
  count?: "exact" | "planned" | "estimated";
  resolution?: "merge-duplicates" | "ignore-duplicates";
  missing?: "default" | "null";
  handling?: "strict" | "lenient";
  "max-affected"?: string;
  tx?: "commit" | "rollback";
};

const allowed: Record<keyof Preferences, RegExp> = {
  return: /^(?:minimal|representation|headers-only)$/,
  count: /^(?:exact|planned|estimated)$/,
  resolution: /^(?:merge-duplicates|ignore-duplicates)$/,
  missing: /^(?:default|null)$/,
  handling: /^(?:strict|lenient)$/,
  "max-affected": /^\d{1,15}$/,
  tx: /^(?:commit|rollback)$/,
};

/** Known, and not followed here. */
const ignored = /^(?:params=.*|timezone=.*)$/;

const none: Preferences = Object.freeze({});

export function parsePreferences(header: string | undefined): Preferences {
  if (!header) return none;
  const preferences: Preferences = {};
  const invalid: string[] = [];
  for (const text of header
    .slice(0, 1_000)
    .split(",")
    .map((part) => part.trim())) {
    const separator = text.indexOf("=");
    const [name, value] = [text.slice(0, separator), text.slice(separator + 1)];
    if (Object.hasOwn(allowed, name) && allowed[name as keyof Preferences].test(value))
      Object.assign(preferences, { [name]: value });
    else if (text !== "" && !ignored.test(text)) invalid.push(text);
  }
  if (preferences.handling === "strict" && invalid.length > 0) {
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${invalid.join(", ")}`,
    });
  }
  // Only together with strict handling, as documented.
  if (preferences.handling !== "strict") delete preferences["max-affected"];
  return preferences;
}

/** The header that tells which preferences were followed. */
export function appliedPreferences(preferences: Preferences, names: (keyof Preferences)[]) {
  const applied = names.filter((name) => preferences[name] !== undefined);
  return applied.map((name) => `${name}=${preferences[name]}`).join(", ");
}
