import { join } from "node:path";

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const app = join(import.meta.dirname, "../../app");
const publicPages = ["home", "search", "place", "professional"];
/** They share little: Rolldown's own split serves them. */
const otherPages = [
  ...["booking", "appointment", "all-reviews", "review", "report", "login", "recover-password", "new-password"],
  ...["expired-link", "sign-up", "terms", "privacy", "values", "ordering", "contact", "privacy-requests", "security"],
];
const panelPages = ["panel", "dashboard", "subscription", "edit-profile", "hours", "settings", "agenda"];

/**
 * Which script a module goes into, as Rolldown's groups. Left alone it makes a file of every shared module: twenty
 * small files compress worse than three, and the list of routes on every page names them all. So modules that the
 * same public pages need are one script, and what signed-in pages share is another.
 */
export function chunkGroups() {
  const reached = new Map<string, Set<string>>();

  function isReached(from: string, id: string, graph: ModuleGraph) {
    const modules = reached.get(from) ?? walk(`${app}/${from}`, graph, new Set());
    reached.set(from, modules);
    return modules.has(id);
  }

  const needing = (pages: string[], id: string, graph: ModuleGraph) =>
    pages.filter((page) => isReached(`routes/${page}.tsx`, id, graph));

  /** A group takes what its modules import along, and that is needed by more pages: so those groups come first. */
  const neededBy = (count: number) => ({
    name: naming((id, graph) => {
      const pages = needing(publicPages, id, graph);
      if (pages.length === 1 && needing(otherPages, id, graph).length > 0) return null;
      return pages.length === count ? pages.map((page) => page.slice(0, 2)).join("") : null;
    }),
    debugName: `needed by ${count}`,
    priority: count,
  });
  const isOfPanel = (id: string, graph: ModuleGraph) =>
    needing(panelPages, id, graph).length > 1 && needing(otherPages, id, graph).length === 0;

  return [
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 9 },
    {
      name: naming((id, graph) => (isReached("root.tsx", id, graph) ? "frame" : null)),
      debugName: "frame",
      priority: 8,
    },
    ...publicPages.map((_, index) => neededBy(index + 1)),
    { name: naming((id, graph) => (isOfPanel(id, graph) ? "panel-parts" : null)), debugName: "panel", priority: 0 },
  ];
}

type Naming = (id: string, graph: ModuleGraph) => string | null;

/** A page's own module stays a script of its own: the router asks for it by name. */
function naming(name: Naming): Naming {
  return (id, graph) => (id.startsWith(`${app}/routes/`) ? null : name(id, graph));
}

/** Everything that has to be there before the module runs. */
function walk(id: string, graph: ModuleGraph, found: Set<string>) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next, graph, found);
  return found;
}
