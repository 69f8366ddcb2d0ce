import { findPlace } from "#app/features/professionals/cep/find-place.server.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/known-city.ts";

/** /cidades/conferir?cidade=sao+paulo&uf=SP → { city: "São Paulo", state: "SP" }, or null */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [city, state] = [searchParams.get("cidade") ?? "", searchParams.get("uf") ?? ""];
  const isPlausible = /^[^\p{Cc}\p{Cs}]{1,60}$/u.test(city) && /^[A-Z]{2}$/.test(state);
  const place = isPlausible ? await findPlace(getServices(context).queryAsVisitor, city.trim(), state) : null;
  return Response.json(place, { headers: { "Cache-Control": "public, max-age=86400" } });
}
