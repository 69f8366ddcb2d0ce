import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { trimRouteList } from "./scripts/website-build/trim-route-list.ts";

export default {
  // The server builds beside the current build and then swaps them; see server/pages/build.ts.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  ssr: true,
  // One request less on every visit: the whole route manifest is small.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
  buildEnd: ({ reactRouterConfig }) => trimRouteList(join(reactRouterConfig.buildDirectory, "client")),
  // Lets Vite find all dependencies at once; otherwise the first page after an install is loaded twice.
  future: { unstable_optimizeDeps: true },
} satisfies Config;
