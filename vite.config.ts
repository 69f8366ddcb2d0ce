import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Bundled, so that the few components in use are loaded and not the whole collection.
  ssr: { noExternal: [/^@react-email\//] },
  build: {
    // Phones of the last five years; Lightning CSS lowers light-dark() and nesting for them.
    cssTarget: ["chrome111", "safari16.4", "firefox114"],
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every browser of cssTarget preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
