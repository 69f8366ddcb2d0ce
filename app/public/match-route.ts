import type { Route } from "./page.ts";

export type Match = { route: Route; params: Record<string, string> };

/** Finds the route of a path: the first whose pattern fits. ":name" is one part of a path, ":name?" may be missing. */
export function matchRoute(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({ route, pattern: compile(route.path) }));
  return (path: string): Match | undefined => {
    for (const { route, pattern } of compiled) {
      const found = pattern.exec(path);
      if (found) return { route, params: readParams(found.groups ?? {}) };
    }
  };
}

/** Case does not matter, nor a slash at the end. */
function compile(path: string) {
  const pattern = path.replaceAll(".", "\\.").replace(/\/:(\w+)(\??)/g, (_, name, isOptional) => {
    const part = `/(?<${name}>[^/]+)`;
    return isOptional ? `(?:${part})?` : part;
  });
  return new RegExp(`^${pattern === "/" ? "" : pattern}/?$`, "i");
}

function readParams(groups: Record<string, string | undefined>) {
  const given = Object.entries(groups).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value = ""]) => [name, decode(value)]));
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
