import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // One request less on every visit: the whole route manifest is small.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
} satisfies Config;
