import { trialDays } from "#app/features/subscription/terms.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { Document } from "../../document.tsx";
import { Island } from "../../island.tsx";
import SignUp from "../../islands/sign-up.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../../page.ts";

export const loadSignUp = ({ url, services }: PageRequest) =>
  loaded({ operator: services.operator, url: `${url.origin}/cadastro`, path: url.pathname }, { cache: cacheFor(300) });

/** /cadastro */
export function SignUpPage({ operator, url, path }: PageData<typeof loadSignUp>) {
  return (
    <Document
      title={pageTitle("Cadastro de profissional")}
      description={`Cadastre-se na ${brand.name}: ${trialDays} dias grátis para pacientes encontrarem você por especialidade e cidade.`}
      url={url}
      path={path}
    >
      <Island of={SignUp} wake="load" operator={operator} />
    </Document>
  );
}
