import { data } from "react-router";
import { ClosingCall } from "#app/features/landing/closing-call.tsx";
import { Features } from "#app/features/landing/features.tsx";
import { FiguresRow } from "#app/features/landing/figures-row.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { describeLanding } from "#app/features/landing/landing-meta.ts";
import { loadLanding } from "#app/features/landing/load-landing.server.ts";
import { Places } from "#app/features/landing/places.tsx";
import { QuestionList } from "#app/features/landing/question-list.tsx";
import { Steps } from "#app/features/landing/steps.tsx";
import { Values } from "#app/features/landing/values.tsx";
import { listingTag, sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const landing = await loadLanding(getServices(context).queryAsVisitor);
  return data(
    { ...landing, meta: describeLanding(new URL(request.url).origin) },
    { headers: sharedFor(30, listingTag) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <FiguresRow figures={loaderData.figures} />
      <Features />
      <Steps />
      <Places cities={loaderData.cities} />
      <Values />
      <QuestionList />
      <ClosingCall />
    </>
  );
}
