import { join } from "node:path";

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const app = join(import.meta.dirname, "../../app");
const directoryPages = ["search", "place", "professional"];

/**
 * Which script a module goes into, as Rolldown's groups. Left alone it makes a file of every shared module,
 * and twenty small files compress worse than three: React, the frame of every page, the directory's pages.
 */
export function chunkGroups() {
  const reached = new Map<string, Set<string>>();

  function isReached(from: string, id: string, graph: ModuleGraph) {
    const modules = reached.get(from) ?? walk(`${app}/${from}`, graph, new Set());
    reached.set(from, modules);
    return modules.has(id);
  }

  const isOfFrame = (id: string, graph: ModuleGraph) => isReached("root.tsx", id, graph);
  const isOfDirectory = (id: string, graph: ModuleGraph) =>
    directoryPages.every((page) => isReached(`routes/${page}.tsx`, id, graph));

  return [
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
    { name: when(isOfFrame, "frame"), debugName: "frame", priority: 1 },
    { name: when(isOfDirectory, "directory"), debugName: "directory", priority: 0 },
  ];
}

function when(isOf: (id: string, graph: ModuleGraph) => boolean, name: string) {
  return (id: string, graph: ModuleGraph) => (isOf(id, graph) ? name : null);
}

/** Everything that has to be there before the module runs. */
function walk(id: string, graph: ModuleGraph, found: Set<string>) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next, graph, found);
  return found;
}
