import { Link } from "react-router";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Page } from "#app/shared/ui/page.tsx";
import { keptData } from "./kept-data.ts";
import { PrivacyForm } from "./privacy-form.tsx";
import type { RequestRefusal } from "./privacy-request.ts";

type PrivacyPageProps = { answer: { isReceived: true } | RequestRefusal | undefined };

/** /lgpd: the rights over one's own data, the form, and what is kept. */
export function PrivacyPage({ answer }: PrivacyPageProps) {
  const isReceived = answer !== undefined && "isReceived" in answer;
  return (
    <Page
      title="Seus dados"
      width="reading"
      lead="Você pode saber que dados temos sobre você, corrigir e apagar. Respondemos em até 15 dias, de graça."
    >
      <p>
        Se você tem uma conta, o caminho mais rápido é em{" "}
        <Link to="/dashboard/ajustes" className="text-link">
          Ajustes
        </Link>
        : baixar tudo ou excluir a conta na hora. Para qualquer outra coisa, use o formulário. Mais em{" "}
        <Link to="/privacidade" className="text-link">
          Política de Privacidade
        </Link>
        .
      </p>
      {isReceived ? (
        <Alert variant="success" title="Recebemos seu pedido" announce className="mt-6">
          O número do protocolo chega em instantes ao e-mail que você escreveu, e a resposta também, em até 15 dias. Se
          a mensagem não aparecer, olhe na caixa de spam ou confira se o endereço estava certo.
        </Alert>
      ) : (
        <section aria-labelledby="pedido">
          <h2 id="pedido" className="mt-10 text-2xl">
            Fazer um pedido
          </h2>
          <PrivacyForm refusal={answer} />
        </section>
      )}
      <KeptDataList />
    </Page>
  );
}

function KeptDataList() {
  return (
    <section aria-labelledby="dados">
      <h2 id="dados" className="mt-12 scroll-mt-20 text-2xl">
        O que guardamos, e até quando
      </h2>
      <p className="mt-2 text-muted-foreground">
        Tudo fica em um banco de dados desta instalação, no servidor de quem a opera. Os prazos são cumpridos por
        tarefas automáticas.
      </p>
      <ul className="mt-4 divide-y border-y">
        {keptData.map(({ what, whose, why, until }) => (
          <li key={what} className="py-4">
            <h3 className="font-sans text-base font-semibold">{what}</h3>
            <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
              <Fact label="De quem">{whose}</Fact>
              <Fact label="Para quê">{why}</Fact>
              <Fact label="Até quando">{until}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
