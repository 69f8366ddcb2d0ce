import { createElement } from "react";
import type { PictureFacts } from "#app/features/professionals/profile/picture-facts.ts";
import type { ServerServices } from "#app/shared/server-services.ts";
import { drawPicture, embedPhoto } from "./draw-picture.server.ts";
import { ProfessionalPicture } from "./picture.tsx";
import { createPictureStore, TooManyPictures } from "./picture-store.ts";

const store = createPictureStore({ bytes: 16 * 1024 * 1024, waiting: 60 });

/** A picture without the photo would be kept, here and by messengers for weeks. */
class PhotoUnavailable extends Error {}

/** The picture of a shared profile; undefined when too many are wanted at once, or its photo cannot be had now. */
export async function shareImage(facts: PictureFacts, { readPhoto }: Pick<ServerServices, "readPhoto">) {
  try {
    const picture = await store.get(JSON.stringify(facts), async () => {
      const photo = facts.photo ? await embedPhoto(await readPhoto(facts.photo).catch(refuse)) : undefined;
      return drawPicture(createElement(ProfessionalPicture, { facts, photo }));
    });
    return new Uint8Array(picture);
  } catch (error) {
    if (error instanceof TooManyPictures || error instanceof PhotoUnavailable) return undefined;
    throw error;
  }
}

function refuse(): never {
  throw new PhotoUnavailable();
}
