import { flawAnswerDays } from "#app/features/legal/answer-time.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** /seguranca: how to tell us of a weakness, and what one may expect. */
export function loadSecurity({ url, services: { operator } }: PageRequest) {
  return loaded({ operator, path: url.pathname }, { cache: cacheFor(300) });
}

export function SecurityPage({ operator, path }: PageData<typeof loadSecurity>) {
  return (
    <Document title={pageTitle("Segurança")} description="Como avisar de uma falha de segurança." path={path}>
      <Page
        title="Segurança"
        width="reading"
        lead="Encontrou uma falha? Conte para nós antes de contar aos outros. Agradecemos e cuidamos."
      >
        <h2 className="text-2xl">Como avisar</h2>
        <p className="mt-2">
          Escreva para{" "}
          <a href={`mailto:${operator.email}?subject=Seguran%C3%A7a`} className="text-link">
            {operator.email}
          </a>{" "}
          com o que você encontrou, o endereço da página e os passos para repetir. Em português ou inglês.
        </p>
        <h2 className="mt-8 text-2xl">O que fazemos</h2>
        <ul className="mt-2 list-disc pl-6">
          <li>Respondemos em até {flawAnswerDays} dias úteis.</li>
          <li>Dizemos quando a falha foi corrigida e, se você quiser, agradecemos com o seu nome.</li>
          <li>Avisamos as pessoas afetadas e a ANPD quando houver risco para elas, como manda a lei.</li>
        </ul>
        <h2 className="mt-8 text-2xl">O que pedimos</h2>
        <ul className="mt-2 list-disc pl-6">
          <li>Use contas e dados seus; não abra, mude nem apague dados de outras pessoas.</li>
          <li>Não sobrecarregue o serviço nem tente enganar quem trabalha aqui.</li>
          <li>Dê-nos tempo para corrigir antes de publicar.</li>
        </ul>
        <p className="mt-4">
          Quem age assim, de boa-fé, não será processado por nós. Os mesmos dados, para programas, estão em{" "}
          <a href="/.well-known/security.txt" className="text-link">
            security.txt
          </a>
          .
        </p>
      </Page>
    </Document>
  );
}
