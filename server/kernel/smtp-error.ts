type SmtpError = Error & { code?: string; responseCode?: number; command?: string; response?: string };

/**
 * The mail server has refused this recipient or this email for good. Anything about the connection (greeting, HELO and
 * STARTTLS too), our own login or our own address is an operator's matter and passes; so does every answer below 500, and
 * what the server does not allow to anybody who sends as we do: a spent quota (5.4.5), a policy or a block (5.7).
 */
export function isRefusedForGood(error: unknown) {
  const { responseCode = 500 } = error as SmtpError;
  if (isLoginRefused(error) || isSenderRefused(error)) return false;
  const isAboutUs = /^5\.(7\.|4\.5$)/.test(enhancedCode(error) ?? "");
  return isOfOneEmail(error) && responseCode >= 500 && !isAboutUs;
}

/** "5.1.1" in "550 5.1.1 no such user" (RFC 3463). */
function enhancedCode(error: unknown) {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec((error as SmtpError).response ?? "")?.[1];
}

/** A wrong name or password, or none where one is wanted (530). */
export function isLoginRefused(error: unknown) {
  return (error as SmtpError).responseCode === 530 || isPasswordRefused(error);
}

export function isPasswordRefused(error: unknown) {
  const { code, responseCode = 500 } = error as SmtpError;
  return code === "EAUTH" && responseCode >= 500;
}

/** Not allowed to send as MAIL_FROM: so it is with every email. */
export function isSenderRefused(error: unknown) {
  const { code, responseCode = 0, command } = (error ?? {}) as SmtpError;
  return code === "EENVELOPE" && command === "MAIL FROM" && responseCode >= 500;
}

/** The server listened to us as far as this email's own words. */
export function isOfOneEmail(error: unknown) {
  const { code } = error as SmtpError;
  return code === "EENVELOPE" || code === "EMESSAGE";
}

/** For the record: codes, never the server's words, which name the recipient. */
export function describeDeliveryError(error: unknown) {
  const { code, responseCode, name } = error as SmtpError;
  return [code ?? name, responseCode, enhancedCode(error)].filter(Boolean).join(" ").slice(0, 200) || "unknown";
}
