import type { User } from "@supabase/supabase-js";
import { useRef, useState } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { greetTrial } from "#app/features/subscription/subscription.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { brand } from "#app/shared/brand.ts";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { type Toast, toast } from "#app/shared/toast.ts";
import { clearDraft, saveDraft } from "./draft-store.client.ts";
import type { NewProfile } from "./register.client.ts";
import type { SignUpValues } from "./sign-up-fields.ts";

const loadRegister = () => import("./register.client.ts");

/** Fetches the code of the last step's button while somebody still reads, so that a lost connection finds it there. */
export function prepareRegistration() {
  Promise.all([loadRegister(), loadBackend()]).catch(() => {});
}

/** Account, then profile. What failed half-way goes on from there: `account` is the one that was made. */
export function useRegistration() {
  const { signUp, login } = useAuth();
  const [account, setAccount] = useState<User>();
  const [isBusy, setBusy] = useState(false);
  // State arrives with the next drawing; a second click may come before.
  const isUnderWay = useRef(false);

  async function register(values: SignUpValues) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const { openAccount, saveProfile } = await loadRegister();
      const user = account ?? (await openAccount({ signUp, login }, values));
      setAccount(user);
      saveDraft(values, true);
      const saved = await saveProfile(user, values);
      clearDraft();
      toast(saved.isNew ? welcome(saved) : KNOWN);
      // Until the panel is there: pressed once more, a newcomer would be greeted as known.
      addEventListener("pageshow", end, { once: true });
      leaveFor("/dashboard");
    } catch (error) {
      showFailure(error);
      end();
    }
  }
  function end() {
    isUnderWay.current = false;
    setBusy(false);
  }
  return { account, setAccount, isBusy, register };
}

function welcome(saved: NewProfile): Toast {
  return {
    title: "Cadastro realizado com sucesso!",
    description: `Bem-vindo ${brand.to} ${brand.name}! ${greetTrial(saved, new Date())}`,
  };
}

/** Time to read that what was typed is not in the profile. */
const KNOWN: Toast = {
  variant: "info",
  title: "Você já tem cadastro",
  description:
    "Que bom ver você de novo! Seu perfil está como você o deixou. O que você digitou agora não foi salvo por cima dele: se algo mudou, é só editar aqui no painel.",
  duration: 20_000,
};

function showFailure(error: unknown) {
  const { title = "Falha no cadastro", message } = error as { title?: string; message?: string };
  const isOurs = error instanceof Error && "title" in error;
  // Anything else is the code that could not be loaded: no connection.
  toast({ variant: "destructive", title, description: isOurs && message ? message : "Algo deu errado" });
}
