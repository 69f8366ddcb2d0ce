import type { User } from "@supabase/supabase-js";
import { awaitsSecondFactor } from "#app/features/account/second-factor/second-factor.ts";
import type { Auth } from "#app/features/account/session/use-auth.ts";
import { describeAuthError } from "#app/features/account/sign-in/auth-error.ts";
import { currentVersions } from "#app/features/legal/versions.ts";
import { toProfileUpdate } from "#app/features/professionals/profile-record.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import type { SignUpValues } from "./sign-up-fields.ts";

type Services = Pick<Auth, "signUp" | "login">;

/** A refusal, with the title under which it is told. */
export class SignUpFailure extends Error {
  readonly title: "Falha no cadastro" | "Erro ao salvar dados";

  constructor(title: SignUpFailure["title"], message: string) {
    super(message);
    this.title = title;
  }
}

/**
 * The account, its name and the accepted documents. When a first attempt got this far and lost its answer, the same
 * e-mail and password lead to the same account; anybody else's address gets one answer, whatever the reason.
 */
export async function openAccount(auth: Services, values: SignUpValues): Promise<User> {
  const email = values.email.trim().toLowerCase();
  const { password } = values;
  const data = { name: values.name.trim(), accepted_documents: currentVersions };
  const made = await attempt(() => auth.signUp({ email, password, options: { data } }));
  if (made.session) return made.session.user;
  const isTaken = !made.error || made.error.code === "user_already_exists";
  if (!isTaken) throw refused(made.error);
  const entered = await attempt(() => auth.login({ email, password }));
  if (entered.session && !awaitsSecondFactor(entered.session)) return entered.session.user;
  throw entered.error && entered.error.code !== "invalid_credentials" ? refused(entered.error) : notYours();
}

/**
 * The first profile of the account, and when its trial ends. May be repeated: a profile that is there stays as it is,
 * which the write itself decides, so that no other window comes between.
 */
export async function saveProfile(user: User, values: SignUpValues): Promise<SavedProfile> {
  const backend = await loadBackend();
  const columns = toProfileUpdate(values, user.email ?? values.email);
  const { data, error } = await backend
    .from("professionals")
    .update(columns)
    .eq("user_id", user.id)
    .is("specialty", null)
    .select("trial_end_date, created_at");
  if (error) throw notSaved(describeSaving(error));
  const [saved] = data;
  if (saved) return { isNew: true, trialEnd: saved.trial_end_date, createdAt: saved.created_at };
  const kept = await backend.from("professionals").select("specialty").eq("user_id", user.id);
  if (kept.error) throw notSaved(describeSaving(kept.error));
  if (kept.data[0]?.specialty) return { isNew: false };
  throw notSaved("Não encontramos seu perfil. Tente de novo em instantes.");
}

export type NewProfile = { isNew: true; trialEnd: string | null; createdAt: string | null };
type SavedProfile = NewProfile | { isNew: false };

const notSaved = (message: string) => new SignUpFailure("Erro ao salvar dados", message);

type Answer = Awaited<ReturnType<Auth["signUp"]>>;

async function attempt(
  call: () => Promise<{ data: { session: Answer["data"]["session"] }; error: Answer["error"] }>,
): Promise<{ session: Answer["data"]["session"]; error: { code?: string | undefined } | null }> {
  try {
    const { data, error } = await call();
    return { session: data.session, error };
  } catch (error) {
    return { session: null, error: error as Error & { code?: string } };
  }
}

const refused = (error: unknown) => new SignUpFailure("Falha no cadastro", describeAuthError(error, "Algo deu errado"));

const notYours = () =>
  new SignUpFailure(
    "Falha no cadastro",
    "Não foi possível criar a conta com este e-mail e esta senha. Se você já tem cadastro, entre ou crie uma nova senha.",
  );

/** The database's own sentences are Portuguese; everything else says that the connection or the server failed. */
function describeSaving(error: { code?: string; message: string }) {
  const isSentence = /^[A-ZÀ-Ý].+\.$/s.test(error.message);
  if ((error.code === "23514" || error.code === "42501") && isSentence) return error.message;
  return describeAuthError(error, "Não foi possível salvar agora. O que você digitou continua aqui: tente de novo.");
}
