type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/**
 * The mail server has refused this recipient or this email for good. Anything about the connection or our own
 * login is an operator's matter and passes; so does every answer below 500.
 */
export function isRefusedForGood(error: unknown) {
  const { code, responseCode, command } = error as SmtpError;
  if (code === "EAUTH" || command === "CONN" || command?.startsWith("AUTH")) return false;
  return code === "EENVELOPE" || code === "EMESSAGE"
    ? responseCode === undefined || responseCode >= 500
    : responseCode !== undefined && responseCode >= 500;
}

/** For the record: a code, never the server's words, which name the recipient. */
export function describeDeliveryError(error: unknown) {
  const { code, responseCode, name } = error as SmtpError;
  return [code ?? name, responseCode].filter(Boolean).join(" ").slice(0, 200) || "unknown";
}
