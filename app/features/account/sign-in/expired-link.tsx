import { mailLinkHours } from "#app/features/account/account-terms.ts";
import { hours } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";

/** For links that are too old or were used before: whose error it was does not matter, what to do now does. */
export function ExpiredLink({ isAboutPassword }: { isAboutPassword: boolean }) {
  return (
    <Page
      title="Este link não vale mais"
      lead={`Por segurança, cada link vale ${isAboutPassword ? `por ${hours(mailLinkHours)}` : "pelo tempo que a mensagem diz"} e uma única vez. Se você pediu mais de um, só o último funciona.`}
      width="form"
    >
      {isAboutPassword ? (
        <div className="flex flex-wrap gap-3">
          <a href="/recuperar-senha" className={buttonVariants()}>
            Pedir um novo link
          </a>
          <a href="/login" className={buttonVariants({ variant: "outline" })}>
            Entrar
          </a>
        </div>
      ) : (
        <>
          <p>
            Entre na sua conta: se ainda faltar confirmar o e-mail, o painel mostra como receber outro link. Se você já
            confirmou, não falta nada.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href="/dashboard" className={buttonVariants()}>
              Ir para Meu Painel
            </a>
            <a href="/recuperar-senha" className={buttonVariants({ variant: "outline" })}>
              Esqueci minha senha
            </a>
          </div>
        </>
      )}
    </Page>
  );
}
