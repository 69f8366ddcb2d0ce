import { data } from "react-router";
import { findProfessional } from "#app/features/professionals/find-professional.server.ts";
import { ProfessionalNotFound } from "#app/features/professionals/professional-not-found.tsx";
import { describeMissing, describeProfile, profileTrail } from "#app/features/professionals/profile-meta.ts";
import { ProfilePage } from "#app/features/professionals/profile-page.tsx";
import { sharedFor } from "#app/shared/page-meta.ts";
import { photoUrl } from "#app/shared/photo-url.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/professional.ts";

/** /profissional/:id */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { queryAsVisitor, backend } = getServices(context);
  const professional = await findProfessional(queryAsVisitor, params.id);
  const { origin } = new URL(request.url);
  if (!professional) return data({ professional, trail: [], meta: describeMissing() }, { status: 404 });
  const meta = describeProfile(professional, origin, photoUrl(professional.photo, backend.supabaseUrl));
  return data({ professional, trail: profileTrail(professional), meta }, { headers: sharedFor(30) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfessionalPage({ loaderData }: Route.ComponentProps) {
  const { professional, trail } = loaderData;
  return professional ? <ProfilePage professional={professional} trail={trail} /> : <ProfessionalNotFound />;
}
