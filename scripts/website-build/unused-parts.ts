import type { Plugin } from "vite";

/**
 * Parts of the libraries that our settings never reach, though imports bring them along: five kilobytes less
 * on every page. Routes are all known from the start (`routeDiscovery: "initial"`), nothing is instrumented in
 * the browser, and late imports have no styles of their own. An upgrade that asks for another export of
 * theirs fails the build.
 */
const parts: [RegExp, string][] = [
  [
    /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export const getPatchRoutesOnNavigationFunction = () => undefined;
     export const useFogOFWarDiscovery = () => {};
     export const getPartialManifest = (manifest) => manifest;
     export { nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch, nothing as getManifestPath };
     const nothing = undefined;`,
  ],
  [
    /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export { nothing as instrumentHandler, nothing as instrumentationResultMetaContext };
     const nothing = undefined;`,
  ],
  [/^\0vite\/preload-helper\.js$/, "export const __vitePreload = (load) => load();"],
];

export function withoutUnusedParts(): Plugin {
  return {
    name: "without-unused-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => parts.find(([path]) => path.test(id))?.[1],
  };
}
