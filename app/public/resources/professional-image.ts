import { findProfessional } from "#app/features/professionals/profile/find-professional.server.ts";
import { pictureFacts } from "#app/features/professionals/profile/picture-facts.ts";
import { shareImage } from "#app/features/share-image/share-image.server.ts";
import { type PageRequest, text } from "../page.ts";

/** /profissional/:id/imagem.png */
export async function professionalImage({ params: { id = "" }, services }: PageRequest) {
  const professional = await findProfessional(services.queryAsVisitor, id);
  if (!professional) return text("", { status: 404 });
  const picture = await shareImage(pictureFacts(professional), services);
  if (!picture) return text("", { status: 503, headers: { "Retry-After": "5" } });
  return { type: "image/png", body: picture, headers };
}

const headers = {
  // No `keep`: the memory for pages is not for pictures, which have their own.
  // Shared caches ask as often as for pages: whoever leaves the directory is gone from them within half a minute.
  "Cache-Control": "public, max-age=3600, s-maxage=30",
  // Messengers in a browser show it on pages of their own.
  "Cross-Origin-Resource-Policy": "cross-origin",
};
