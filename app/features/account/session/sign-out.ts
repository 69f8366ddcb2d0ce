import { dropStoredSession } from "#app/shared/backend/stored-account.ts";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { toast } from "#app/shared/toast.ts";

/** "Sair", on any document. Without a connection too: else the next person at this computer would be in. */
export async function signOut() {
  const isEverywhere = await import("./session.client.ts").then(({ logout }) => logout()).catch(() => false);
  dropStoredSession();
  toast(isEverywhere ? SIGNED_OUT : SIGNED_OUT_HERE);
  leaveFor("/");
}

const SIGNED_OUT = { title: "Logout realizado", description: "Você foi desconectado com sucesso!" };

const SIGNED_OUT_HERE = {
  title: "Você saiu neste navegador",
  description:
    "O servidor não respondeu: em outros aparelhos a conta continua aberta. Para sair de todos, entre e saia de novo quando houver conexão.",
  duration: 15_000,
};
