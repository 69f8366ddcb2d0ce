import { privateHeaders } from "#app/features/appointments/private-headers.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { loaded, type PageData, type PageRequest } from "../page.ts";

/** /dados-apagados: after "Apagar meus dados" on the page of an appointment, whose own address is gone. */
export function loadDataErased({ url }: PageRequest) {
  return loaded({ path: url.pathname }, { headers: privateHeaders });
}

export function DataErasedPage({ path }: PageData<typeof loadDataErased>) {
  return (
    <Document title={pageTitle("Dados apagados")} isPrivate path={path}>
      <Page title="Seus dados foram apagados" width="form">
        <div className="flex flex-col gap-6">
          <Alert variant="success" title="Está feito" announce>
            O pedido, seu nome, seu contato, suas mensagens e seus consentimentos não estão mais aqui, e o link da
            consulta deixou de existir. Se ela ainda ia acontecer, foi cancelada, e o profissional recebeu um aviso sem
            o seu nome.
          </Alert>
          <p>
            O que o profissional já anotou, ou recebeu antes por mensagem, fica com ele: peça a ele. Das cópias de
            segurança os dados saem quando elas vencem, como diz a{" "}
            <a href="/privacidade#prazos" className="text-link">
              Política de Privacidade
            </a>
            . Se você escreveu uma avaliação e não a apagou agora, ela continua no perfil e pode ser apagada pelo link
            por onde foi escrita.
          </p>
          <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
            Buscar Profissionais
          </a>
        </div>
      </Page>
    </Document>
  );
}
