import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./scripts/website-build/group-chunks.ts";
import { withoutUnusedParts } from "./scripts/website-build/unused-parts.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutUnusedParts()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
  build: {
    // Phones of the last five years; Lightning CSS lowers light-dark() and nesting for them.
    cssTarget: ["chrome111", "safari16.4", "firefox114"],
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // React Router lists what a page needs in its head; for the few late imports the helper costs more than it saves.
    modulePreload: false,
  },
});
