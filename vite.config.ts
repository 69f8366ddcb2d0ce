import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

// The server builds beside the current build and then swaps them; see server/pages/assets/build.ts.
const folder = process.env.VITE_BUILD_FOLDER ?? "build";

/** Names without a hash: browsers know a service worker by its address. */
const serviceWorkers = { sw: "app/public/service-worker.ts", "sw-off": "app/public/remove-service-worker.ts" };

/**
 * Late imports as browsers know them. Vite wraps each in a helper that fetches its style sheets and neighbours first; there
 * is one style sheet, on every page already, and the helper is a sixth of what a page runs.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  apply: "build",
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => "export const __vitePreload = (load) => load();" },
};

export default defineConfig({
  plugins: [tailwindcss(), react(), plainImports],
  environments: {
    client: {
      build: {
        outDir: join(folder, "client"),
        manifest: true,
        rolldownOptions: {
          input: {
            styles: "app/app.css",
            page: "app/public/browser/main.ts",
            panel: "app/panel/main.tsx",
            ...serviceWorkers,
          },
          output: {
            codeSplitting: {
              // One file, with nothing else in it: the bundler's helpers lay there, and the search form fetched it for them.
              groups: [{ name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
            },
            entryFileNames: ({ name }) => (name in serviceWorkers ? "[name].js" : "assets/[name]-[hash].js"),
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: join(folder, "server"),
        copyPublicDir: false,
        rolldownOptions: { input: { index: "app/entry.server.tsx" } },
      },
    },
  },
  build: {
    emptyOutDir: true,
    // Phones of the last five years; Lightning CSS lowers light-dark() and nesting for them.
    cssTarget: ["chrome111", "safari16.4", "firefox114"],
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // A late import has few files of its own: the helper that fetches them at once costs more than it saves.
    modulePreload: false,
  },
  builder: {},
});
