import { away, type Problem, wrong } from "../kernel/problem.ts";
import type { Smtp } from "../kernel/smtp.ts";
import {
  describeDeliveryError,
  isLoginRefused,
  isOfOneEmail,
  isPasswordRefused,
  isSenderRefused,
} from "../kernel/smtp-error.ts";

/** A provider closes accounts that log in again and again with a wrong password. */
const believedFor = 5 * 60_000;

/** Sends, and remembers whether the mail server takes us for who we are; it is asked only when nothing was sent lately. */
export function watchSmtp({ send, verify }: Smtp) {
  let last: { problem: Problem | undefined; at: number; isOfSender: boolean; error?: unknown } | undefined;
  let looking: Promise<void> | undefined;

  const note = (error?: unknown) => {
    last = {
      problem: error === undefined ? undefined : describe(error),
      at: Date.now(),
      isOfSender: isSenderRefused(error),
      error,
    };
  };
  /** Fails as the last login did, while that is believed; then one email tries, and the others wait for what it meets. */
  const spareLogin = () => {
    if (!last?.error || !isPasswordRefused(last.error)) return;
    if (Date.now() - last.at < believedFor) throw last.error;
    last.at = Date.now();
  };
  const look = () =>
    verify()
      .then(() => note(), note)
      .finally(() => {
        looking = undefined;
      });

  return {
    async send(email: Parameters<typeof send>[0]) {
      spareLogin();
      try {
        await send(email);
        note();
      } catch (error) {
        note(error);
        throw error;
      }
    },
    async findProblem() {
      // Of a refused sender only the next email can tell.
      const isBelieved = last && (last.isOfSender || Date.now() - last.at < believedFor);
      if (!isBelieved) {
        looking ??= look();
        await looking;
      }
      return last?.problem;
    },
  };
}

function describe(error: unknown) {
  const reason = describeDeliveryError(error);
  if (isLoginRefused(error))
    return wrong(`O servidor de e-mail recusou o usuário ou a senha de SMTP_URL (${reason}): nenhum e-mail sai.`);
  if (isSenderRefused(error))
    return wrong(`O servidor de e-mail recusou o remetente, MAIL_FROM (${reason}): nenhum e-mail sai.`);
  if (isOfOneEmail(error)) return undefined;
  return away(`O servidor de e-mail de SMTP_URL não atende (${reason}): os e-mails esperam e são tentados de novo.`);
}
