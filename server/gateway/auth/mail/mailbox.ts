/**
 * Whose an address is: "ana+2@exemplo.com.br" arrives at ana@exemplo.com.br. What limits the mails to a mailbox counts it so,
 * as `email.mailbox` does for the product's own mails.
 */
export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");
