import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { createServer } from "vite";

/** `npm run share-image`: public/share.png, for pages that are about nobody in particular. */
const root = join(import.meta.dirname, "../..");
const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true, hmr: false, ws: false } });
try {
  const { drawPicture } = await vite.ssrLoadModule("/app/features/share-image/draw-picture.server.ts");
  const { GeneralPicture } = await vite.ssrLoadModule("/app/features/share-image/picture.tsx");
  await writeFile(join(root, "public/share.png"), await drawPicture(createElement(GeneralPicture)));
} finally {
  await vite.close();
}
