import { createElement } from "react";
import type { ServerServices } from "#app/shared/server-context.ts";
import { drawPicture, embedPhoto } from "./draw-picture.server.ts";
import { ProfessionalPicture } from "./picture.tsx";
import type { PictureFacts } from "./picture-facts.ts";
import { createPictureStore, TooManyPictures } from "./picture-store.ts";

const store = createPictureStore({ bytes: 16 * 1024 * 1024, waiting: 20 });

/** The picture of a shared profile as an answer. The address carries a version, so it may be kept for long. */
export async function shareImage(facts: PictureFacts, { readPhoto }: Pick<ServerServices, "readPhoto">) {
  try {
    const picture = await store.get(JSON.stringify(facts), async () => {
      const photo = facts.photo ? await embedPhoto(await readPhoto(facts.photo)) : undefined;
      return drawPicture(createElement(ProfessionalPicture, { facts, photo }));
    });
    return new Response(new Uint8Array(picture), { headers });
  } catch (error) {
    if (!(error instanceof TooManyPictures)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}

const headers = {
  "Content-Type": "image/png",
  // No `s-maxage`: the memory for pages is not for pictures, which have their own.
  "Cache-Control": "public, max-age=86400",
  // Messengers in a browser show it on pages of their own.
  "Cross-Origin-Resource-Policy": "cross-origin",
};
