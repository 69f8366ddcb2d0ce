import { findProfessional } from "#app/features/professionals/find-professional.server.ts";
import { pictureFacts } from "#app/features/share-image/picture-facts.ts";
import { shareImage } from "#app/features/share-image/share-image.server.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/professional-image.ts";

/** /profissional/:id/imagem.png */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = getServices(context);
  const professional = await findProfessional(services.queryAsVisitor, params.id);
  if (!professional) return new Response(null, { status: 404 });
  return shareImage(pictureFacts(professional), services);
}
