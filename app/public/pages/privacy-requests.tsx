import { privacyAnswerDays } from "#app/features/privacy/answer-days.ts";
import { ERASE_LABEL } from "#app/features/privacy/erase-label.ts";
import { KeptDataList } from "#app/features/privacy/kept-data-list.tsx";
import { makePrivacyRequest } from "#app/features/privacy/make-privacy-request.server.ts";
import type { PrivacyAnswer } from "#app/features/privacy/privacy-request.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import PrivacyForm from "../islands/privacy-form.tsx";
import { cacheFor, type FormRequest, loaded, type PageData, type PageRequest, type Sent } from "../page.ts";

/** /lgpd: the rights over one's own data, the form, and what is kept. */
export function loadPrivacyRequests({ url }: PageRequest) {
  return loaded({ path: url.pathname }, { cache: cacheFor(300) });
}

export function actPrivacyRequest({ services, form, visitor }: FormRequest) {
  return makePrivacyRequest(services, { form, visitor });
}

type PrivacyRequestsPageProps = PageData<typeof loadPrivacyRequests> & Sent<PrivacyAnswer>;

export function PrivacyRequestsPage({ path, answer, typed }: PrivacyRequestsPageProps) {
  return (
    <Document
      title={pageTitle("Seus dados")}
      description={`Saiba que dados temos sobre você, corrija ou peça para apagar. Resposta em até ${privacyAnswerDays} dias.`}
      path={path}
    >
      <Page
        title="Seus dados"
        width="reading"
        lead={`Você pode saber que dados temos sobre você, corrigir e apagar. Respondemos em até ${privacyAnswerDays} dias, de graça.`}
      >
        <p>
          Se você tem uma conta, o caminho mais rápido é em{" "}
          <a href="/dashboard/ajustes" className="text-link">
            Ajustes
          </a>
          : baixar tudo ou excluir a conta na hora. Se você pediu uma consulta, por e-mail ou WhatsApp, abra a página
          dela e toque em “{ERASE_LABEL}”: é na hora, e é assim que se retira o consentimento. Para qualquer outra
          coisa, use o formulário. Mais em{" "}
          <a href="/privacidade" className="text-link">
            Política de Privacidade
          </a>
          .
        </p>
        <Island of={PrivacyForm} wake="focus" answer={answer} typed={typed} />
        <KeptDataList />
      </Page>
    </Document>
  );
}
