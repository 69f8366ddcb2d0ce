import type { Backend } from "#app/shared/backend/backend.ts";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { toast } from "#app/shared/toast.ts";
import type { AuthCallback } from "./auth-callback.ts";

/** What is wrong with the moment, and not with the link. */
const passing = new Set(["unexpected_failure", "over_request_rate_limit", "conflict"]);

/** Says what the link of an email has done, and leads on. `accountBefore`: whose session this browser had until now. */
export async function handleAuthCallback(backend: Backend, callback: AuthCallback, accountBefore: string | undefined) {
  if (callback.kind === "half") {
    toast({
      title: "Falta a outra confirmação",
      description: "Abra também o link que enviamos para o outro e-mail.",
      duration: 15_000,
    });
    return;
  }
  if (callback.kind === "refusal" && passing.has(callback.code)) {
    window.history.replaceState(window.history.state, "", here());
    toast({
      variant: "destructive",
      title: "Não conseguimos abrir o link agora",
      description: "Ele continua valendo: abra-o de novo em alguns minutos.",
      duration: 15_000,
    });
    return;
  }
  const { data } = await backend.auth.getSession();
  if (callback.kind === "refusal" || !data.session) return leaveFor(expiredPath(), { replace: true });
  welcome(callback.about, data.session.user.email ?? "", accountBefore === data.session.user.id);
  const destination = destinationOf(callback.about);
  if (destination !== here()) return leaveFor(destination, { replace: true });
  // Already there: only the address still shows what was brought.
  window.history.replaceState(window.history.state, "", destination);
}

function welcome(about: string, email: string, isSameBrowser: boolean) {
  if (about === "signup" && isSameBrowser)
    toast({ title: "E-mail confirmado", description: "Obrigado. Sua conta está completa." });
  // Anybody can sign up with somebody else's address, and knows the password that was chosen then.
  if (about === "signup" && !isSameBrowser)
    toast({
      title: "E-mail confirmado",
      description: "Não foi você quem fez o cadastro? Crie uma nova senha em Ajustes, e a conta é só sua.",
      duration: 15_000,
    });
  if (about === "email_change") toast({ title: "E-mail alterado", description: `Agora você entra com ${email}.` });
}

function destinationOf(about: string) {
  if (about === "recovery" || about === "invite") return "/nova-senha";
  const { pathname } = window.location;
  return pathname === "/" || pathname === "/login" ? "/dashboard" : here();
}

const here = () => window.location.pathname + window.location.search;

const expiredPath = () => (window.location.pathname === "/nova-senha" ? "/link-expirado?de=senha" : "/link-expirado");
