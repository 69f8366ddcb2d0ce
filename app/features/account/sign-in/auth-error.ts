/** The one place that puts the auth service's refusals into words for people. */
const words: Record<string, string> = {
  invalid_credentials: "E-mail ou senha incorretos",
  user_already_exists: "Já existe uma conta com este e-mail. Entre ou crie uma nova senha.",
  email_exists: "Já existe uma conta com este e-mail.",
  email_not_confirmed: "Confirme seu e-mail antes de entrar. Veja a mensagem que enviamos.",
  email_address_invalid: "Este e-mail não parece válido. Confira se está completo.",
  user_banned: "Esta conta está suspensa. Fale conosco se acha que é um engano.",
  user_not_found: "Esta conta não existe mais.",
  session_not_found: "Sua sessão terminou. Entre de novo para continuar.",
  session_expired: "Sua sessão terminou. Entre de novo para continuar.",
  refresh_token_not_found: "Sua sessão terminou. Entre de novo para continuar.",
  bad_jwt: "Sua sessão terminou. Entre de novo para continuar.",
  no_authorization: "Sua sessão terminou. Entre de novo para continuar.",
  same_password: "A nova senha precisa ser diferente da atual.",
  weak_password: "A senha precisa ter pelo menos 6 caracteres e no máximo 72.",
  otp_expired: "Este código ou link expirou ou já foi usado. Peça um novo.",
  link_too_old: 'Passou muito tempo desde que você abriu o link. Peça um novo em "Esqueci minha senha".',
  reauthentication_needed: "Digite o código que enviamos ao seu e-mail.",
  reauthentication_not_valid: "O código não confere ou expirou. Peça um novo.",
  insufficient_aal: "Entre com o código do seu aplicativo autenticador para fazer isso.",
  mfa_verification_failed: "O código não confere. Veja o código que aparece agora no aplicativo e tente de novo.",
  mfa_challenge_expired: "O código demorou demais. Digite o que aparece agora no aplicativo.",
  mfa_factor_not_found: "A verificação em duas etapas mudou enquanto isso. Recarregue a página.",
  wrong_password: "A senha atual não confere.",
  recovery_code_wrong: "Este código de recuperação não confere ou já foi usado.",
  too_many_enrolled_mfa_factors: "Sua conta já tem o máximo de aplicativos autenticadores.",
  over_email_send_rate_limit: "Você pediu há pouco. Espere um minuto e tente de novo.",
  over_request_rate_limit: "Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.",
  sign_in_limited:
    'Foram muitas tentativas seguidas. Espere alguns minutos, ou escolha "Esqueci minha senha": o link que enviamos deixa você entrar agora.',
  captcha_failed: "Não conseguimos confirmar que é você. Recarregue a página e tente de novo.",
  signup_disabled: "Novos cadastros estão fechados no momento.",
  unexpected_failure: "O servidor não conseguiu responder. Tente de novo em alguns minutos.",
  conflict: "Duas ações chegaram ao mesmo tempo. Tente de novo.",
};

/** Answers of older servers and of the client itself, which have no code, and what is told apart within one. */
const messages: Record<string, string> = {
  "Invalid login credentials": words.invalid_credentials as string,
  "User already registered": words.user_already_exists as string,
  "TOTP code was used before": "Este código já foi usado. Espere o próximo aparecer no aplicativo e digite-o.",
  "Auth session missing!": words.session_not_found as string,
  "You must provide either an email or phone number and a password": "Informe o e-mail e a senha.",
};

const noConnection = "Não foi possível falar com o servidor. Confira sua conexão e tente de novo.";
const tooSlow = "O servidor demorou demais para responder. Tente de novo.";
const easyToGuess =
  "Esta senha é fácil de adivinhar. Escolha outra: três ou quatro palavras que só você juntaria são mais seguras.";
const serverError = words.unexpected_failure as string;

type AuthError = { name?: string; status?: number; code?: string; message?: string; reasons?: string[] };

/** What the service said, in Portuguese when we know the words; otherwise the fallback of the situation. */
export function describeAuthError(error: unknown, fallback: string) {
  const { name = "", status, code = "", message = "", reasons = [] } = (error ?? {}) as AuthError;
  if (reasons.includes("pwned")) return easyToGuess;
  // What the message tells apart is more than its code does.
  if (Object.hasOwn(messages, message)) return messages[message] as string;
  if (Object.hasOwn(words, code)) return words[code] as string;
  // Our own functions in the database refuse in Portuguese, in whole sentences.
  if (code === "42501" && message.endsWith(".")) return message;
  if (/timeout|timed out|aborted/i.test(`${name} ${message}`)) return tooSlow;
  if (status !== undefined && status >= 500) return serverError;
  if (name === "AuthRetryableFetchError" || /fetch|network|load failed|send a request/i.test(message))
    return noConnection;
  return fallback;
}
