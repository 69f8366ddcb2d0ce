import type { AuthMail, MailKind } from "./auth/auth-settings.ts";

/** Plain words for the mails about accounts, for whoever has none of their own. */
export function wordAuthMail({ kind, to, link, token, newEmail }: AuthMail) {
  const { subject, lead } = words[kind];
  const lines = [
    "Olá,",
    newEmail ? `${lead} Novo endereço: ${newEmail}.` : lead,
    link && `Abra este endereço para continuar:\n${link}`,
    `${link ? "Ou digite este código" : "Digite este código"}: ${token}`,
    "O endereço e o código valem por uma hora e para uma única vez.",
    "Se não foi você, ignore esta mensagem: nada muda na sua conta.",
  ];
  return { to, subject, text: `${lines.filter(Boolean).join("\n\n")}\n` };
}

const words: Record<MailKind, { subject: string; lead: string }> = {
  signup: { subject: "Confirme seu e-mail", lead: "Falta confirmar que este e-mail é seu." },
  invite: { subject: "Convite para criar sua conta", lead: "Você recebeu um convite para criar uma conta." },
  magiclink: { subject: "Seu acesso", lead: "Você pediu para entrar sem senha." },
  recovery: { subject: "Crie uma nova senha", lead: "Você pediu para criar uma nova senha." },
  email_change_current: { subject: "Troca de e-mail", lead: "Você pediu para trocar o e-mail da conta." },
  email_change_new: { subject: "Confirme o novo e-mail", lead: "Falta confirmar o novo e-mail da conta." },
  reauthentication: { subject: "Seu código de confirmação", lead: "Confirme que é você para continuar." },
};
