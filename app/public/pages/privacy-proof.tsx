import { LinkGone } from "#app/features/appointments/link-gone.tsx";
import { proofWords } from "#app/features/privacy/proof-words.ts";
import { findByProof, type ProvedRequest, proveAddress } from "#app/features/privacy/prove-address.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { known } from "#app/shared/known.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { type FormRequest, loaded, type PageData, type PageRequest, type Sent } from "../page.ts";

/** /lgpd/confirmar/:token, from the email about a request. A button, because programs open links before people do. */
export async function loadPrivacyProof({ url, params: { token = "" }, services: { queryAsVisitor } }: PageRequest) {
  const request = await findByProof(queryAsVisitor, token);
  return loaded({ request, path: url.pathname }, { status: request ? 200 : 404 });
}

export function actPrivacyProof({ params: { token = "" }, services, visitor }: FormRequest) {
  return proveAddress(services, visitor, token);
}

type PrivacyProofPageProps = PageData<typeof loadPrivacyProof> & Sent<{ problem: string }>;

export function PrivacyProofPage({ request, path, answer }: PrivacyProofPageProps) {
  return (
    <Document title={pageTitle("Confirmar seu e-mail")} isPrivate path={path}>
      {request ? (
        <Page title="Confirmar seu e-mail" width="form" lead={`Pedido ${request.protocol}`}>
          <div className="flex flex-col gap-6">
            {answer && (
              <Alert variant="destructive" title="Muitas tentativas em pouco tempo" announce>
                {answer.problem}
              </Alert>
            )}
            <Standing {...request} />
          </div>
        </Page>
      ) : (
        <LinkGone
          description="Copie o endereço inteiro do e-mail sobre o seu pedido. Se não der certo, faça outro pedido."
          action={
            <a href="/lgpd" className={buttonVariants({})}>
              Fazer outro pedido
            </a>
          }
        />
      )}
    </Document>
  );
}

function Standing({ kind, isOpen, isProved }: ProvedRequest) {
  if (!isOpen)
    return <Alert title="Este pedido já foi respondido">A resposta está no seu e-mail. Você pode fazer outro.</Alert>;
  if (isProved)
    return (
      <Alert variant="success" title="E-mail confirmado" announce>
        Agora sabemos que o pedido é seu. A resposta chega por e-mail.
      </Alert>
    );
  const words = known(proofWords, kind) ?? proofWords.other;
  return (
    <form method="post" className="flex flex-col gap-4">
      <p>{words.why} Foi você quem pediu?</p>
      <Button type="submit" size="lg">
        Sim, o pedido é meu
      </Button>
      <p className="text-sm text-muted-foreground">{words.otherwise}</p>
    </form>
  );
}
