import { leaveFor } from "#app/shared/links/leave-for.ts";
import { toast } from "#app/shared/toast.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { SecondFactorStep } from "../second-factor/second-factor-step.tsx";
import { SessionLoading } from "../session/session-loading.tsx";
import { useAuth } from "../session/use-auth.ts";
import { ExpiredLink } from "./expired-link.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { saveNewPassword } from "./recovery.client.ts";
import { useAttempt } from "./use-attempt.ts";

/** Where the link of the recovery mail leads: it has signed its reader in, for whom a new password is left to choose. */
export function NewPasswordPage() {
  const { session, loading, awaitsSecondFactor } = useAuth();
  const { isBusy, attempt } = useAttempt("A senha não foi salva");
  const signIn = useAttempt("Falha no login");

  async function save(password: string) {
    if (!(await attempt(() => saveNewPassword(password)))) return;
    toast({ title: "Senha salva", description: "Você já está na sua conta." });
    leaveFor("/dashboard", { replace: true });
  }

  if (loading) return <SessionLoading />;
  if (awaitsSecondFactor)
    return (
      <Page title="Verificação em duas etapas" width="form">
        <SecondFactorStep signIn={signIn} />
      </Page>
    );
  if (!session) return <ExpiredLink isAboutPassword />;
  return (
    <Page title="Crie uma nova senha" lead={`Para a conta ${session.user.email}.`} width="form">
      <Card>
        <NewPasswordForm
          email={session.user.email ?? ""}
          name={String(session.user.user_metadata.name ?? "")}
          busy={isBusy}
          onSubmit={save}
        />
      </Card>
    </Page>
  );
}
