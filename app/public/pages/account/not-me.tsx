import { findProtectedAccount, protectAccount } from "#app/features/account/protection/protect-account.server.ts";
import { keptFor as periodOf } from "#app/features/privacy/retention.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../../document.tsx";
import { cacheFor, type FormRequest, loaded, type PageData, type PageRequest, Redirect } from "../../page.ts";

/** /nao-fui-eu/:token, of an email about the account. Opening it changes nothing: mail scanners open links too. */
export async function loadNotMe({ url, params: { token = "" }, services: { queryAsVisitor } }: PageRequest) {
  const account = await findProtectedAccount(queryAsVisitor, token);
  return loaded({ account, path: url.pathname }, { status: account ? 200 : 404 });
}

export async function actNotMe({ params: { token = "" }, services }: FormRequest) {
  return (await protectAccount(services.queryAsVisitor, token)) ? new Redirect("/conta-protegida") : undefined;
}

export function NotMePage({ account, path }: PageData<typeof loadNotMe>) {
  return (
    <Document title={pageTitle("Proteger minha conta")} isPrivate path={path}>
      {account ? <Offer account={account} /> : <LinkOver />}
    </Document>
  );
}

export const loadProtected = ({ url }: PageRequest) => loaded({ path: url.pathname }, { cache: cacheFor(300) });

/** /conta-protegida */
export function ProtectedPage({ path }: PageData<typeof loadProtected>) {
  return (
    <Document title={pageTitle("Sua conta está protegida")} isPrivate path={path}>
      <Protected />
    </Document>
  );
}

function Offer({ account }: { account: string }) {
  return (
    <Page title="Proteger minha conta" lead={`Conta ${account}`} width="form">
      <p>Se alguém mexeu na sua conta sem você, use o botão abaixo. Na mesma hora:</p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li>todos os aparelhos saem da conta, também o de quem mexeu;</li>
        <li>a senha de agora deixa de valer, e o endereço do seu calendário também;</li>
        <li>você cria uma nova senha pelo seu e-mail e volta a entrar.</li>
      </ul>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full">
          Não fui eu, proteger minha conta
        </Button>
        <a href="/" className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
          Fui eu, está tudo certo
        </a>
      </form>
    </Page>
  );
}

function Protected() {
  return (
    <Page title="Sua conta está protegida" width="form">
      <Alert variant="success" title="Todos os aparelhos saíram da conta">
        Agora crie uma nova senha: o link para isso vai para o seu e-mail.
      </Alert>
      <a href="/recuperar-senha" className={buttonVariants({ className: "mt-6 max-sm:w-full" })}>
        Criar nova senha
      </a>
    </Page>
  );
}

function LinkOver() {
  return (
    <div className="page-width py-16">
      <EmptyState
        heading="h1"
        title={`Este link já foi usado ou passou dos ${periodOf("protection_links")}`}
        description="Se ainda acha que alguém entrou na sua conta, crie uma nova senha: os outros aparelhos saem dela."
        action={
          <a href="/recuperar-senha" className={buttonVariants({})}>
            Criar nova senha
          </a>
        }
      />
    </div>
  );
}
