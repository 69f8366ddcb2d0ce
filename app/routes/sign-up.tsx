import { data } from "react-router";
import { DocumentLinks } from "#app/features/legal/document-links.tsx";
import { ContactEmailField, WhatsappField } from "#app/features/professionals/fields/contact-fields.tsx";
import { NameField } from "#app/features/professionals/fields/name-field.tsx";
import { PlaceFields } from "#app/features/professionals/fields/place-fields.tsx";
import { DescriptionField, ScheduleField } from "#app/features/professionals/fields/presentation-fields.tsx";
import { ProfessionFields } from "#app/features/professionals/fields/profession-fields.tsx";
import { SignUpWizard } from "#app/features/sign-up/wizard.tsx";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/sign-up.ts";

/** /cadastro */
export function loader({ request, context }: Route.LoaderArgs) {
  const meta = describePage({
    title: pageTitle("Cadastro de profissional"),
    description: `Cadastre-se na ${brand.name}: 10 dias grátis para pacientes encontrarem você por especialidade e cidade.`,
    url: `${new URL(request.url).origin}/cadastro`,
  });
  return data({ meta, operator: getServices(context).operator }, { headers: sharedFor(300) });
}

/** The steps are the address's hash: going between them asks the server for nothing, so that it works offline. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  return (
    <SignUpWizard
      name={<NameField />}
      profession={<ProfessionFields />}
      place={
        <>
          <PlaceFields />
          <ScheduleField />
          <DescriptionField />
        </>
      }
      contact={
        <>
          <WhatsappField />
          <ContactEmailField />
        </>
      }
      documents={<DocumentLinks operator={loaderData.operator} />}
    />
  );
}
