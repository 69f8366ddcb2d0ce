import { LinkGone } from "#app/features/appointments/link-gone.tsx";
import { keptFor } from "#app/features/privacy/retention.ts";
import { changeWaiting, findWaiting, type Waiting } from "#app/features/waiting-list/join-waiting-list.server.ts";
import { suitingWords } from "#app/features/waiting-list/waiting-words.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { dayOfMonth } from "#app/shared/when.ts";
import { Document } from "../document.tsx";
import { type FormRequest, loaded, type PageData, type PageRequest, Redirect, type Sent } from "../page.ts";

/** /lista-de-espera/:token, from the list's emails. Buttons, because programs open links before people do. */
export async function loadWaiting({ url, params: { token = "" }, services: { queryAsVisitor } }: PageRequest) {
  const waiting = await findWaiting(queryAsVisitor, token);
  const hasLeft = url.searchParams.has("saiu");
  const status = waiting || hasLeft ? 200 : 404;
  return loaded({ waiting, hasLeft, path: url.pathname }, { status });
}

export async function actWaiting({ params: { token = "" }, services, form, visitor }: FormRequest) {
  if (form.get("acao") === "confirmar") return changeWaiting(services, visitor, token, "confirm_waiting");
  return (
    (await changeWaiting(services, visitor, token, "leave_waiting_list")) ??
    new Redirect(`/lista-de-espera/${token}?saiu`)
  );
}

type WaitingPageProps = PageData<typeof loadWaiting> & Sent<{ problem: string }>;

export function WaitingPage({ waiting, hasLeft, path, answer }: WaitingPageProps) {
  return (
    <Document title={pageTitle("Lista de espera")} isPrivate path={path}>
      {waiting ? (
        <Page title="Lista de espera" width="form" lead={`Horários com ${waiting.professional}`}>
          <div className="flex flex-col gap-6">
            {answer && (
              <Alert variant="destructive" title="Muitas tentativas em pouco tempo" announce>
                {answer.problem}
              </Alert>
            )}
            <Standing {...waiting} />
          </div>
        </Page>
      ) : (
        <Gone hasLeft={hasLeft} />
      )}
    </Document>
  );
}

function Gone({ hasLeft }: { hasLeft: boolean }) {
  return (
    <LinkGone
      title={hasLeft ? "Você saiu da lista" : undefined}
      description={
        hasLeft
          ? "Seu e-mail e o que você escolheu foram apagados. Não enviamos mais avisos."
          : "Você já saiu da lista, a data que escolheu passou, ou o link não foi confirmado a tempo."
      }
    />
  );
}

function Standing({ professional, professionalId, weekday, period, until, isConfirmed, isListed }: Waiting) {
  const what = `${suitingWords(weekday, period)}, até ${dayOfMonth(until)}`;
  return (
    <>
      {isConfirmed ? (
        <Alert variant="success" title="Você está na lista" announce>
          Avisamos por e-mail se {professional} tiver um horário livre {what}. Quem responder primeiro fica com ele.
        </Alert>
      ) : (
        <form method="post" className="flex flex-col gap-4">
          <p>
            Quer que avisemos se {professional} tiver um horário livre {what}?
          </p>
          <Button type="submit" name="acao" value="confirmar" size="lg">
            Sim, quero receber o aviso
          </Button>
          <p className="text-sm text-muted-foreground">
            Se não foi você quem pediu, não confirme: nada mais será enviado, e o pedido some em{" "}
            {keptFor("unconfirmed_waiting")}.
          </p>
        </form>
      )}
      {!isListed && (
        <Alert variant="warning" title="O perfil não está disponível agora">
          Se ele voltar antes da data, os avisos continuam.
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {isConfirmed && isListed && (
          <a
            href={`/profissional/${professionalId}/agendar`}
            className={buttonVariants({ className: "max-sm:w-full" })}
          >
            Ver horários livres
          </a>
        )}
        <form method="post" className="max-sm:w-full">
          <Button type="submit" name="acao" value="sair" variant="outline" className="max-sm:w-full">
            {isConfirmed ? "Sair da lista" : "Não quero, apagar o pedido"}
          </Button>
        </form>
      </div>
    </>
  );
}
