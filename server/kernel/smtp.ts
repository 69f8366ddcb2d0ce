import { createTransport } from "nodemailer";

export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes; the sender's mailbox is nobody's. */
  replyTo?: string;
  /** The same at every attempt: whoever gets an email twice can tell. */
  messageId?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
};
export type SendEmail = (email: Email) => Promise<void>;
export type Smtp = {
  send: SendEmail;
  /** Fails as a sending would that comes no further than our login. */
  verify(): Promise<unknown>;
};

/** Sends over SMTP, a few connections at a time; a server that does not greet us fails soon. */
export function createSmtp(url: string, from: string): Smtp {
  const transport = createTransport(url, {
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Who gives up on a server that is slow to say yes sends the same email twice (RFC 5321, 4.5.3.2).
    socketTimeout: 5 * 60_000,
    idleTimeout: 20_000,
  } as object);
  return {
    async send({ replyTo, ...email }) {
      // An object is one address, whatever it holds. Nobody's words may make it read a file or call an address.
      const reply = replyTo && { replyTo: { name: "", address: replyTo } };
      await transport.sendMail({ from, ...email, ...reply, disableFileAccess: true, disableUrlAccess: true });
    },
    verify: () => transport.verify(),
  };
}
