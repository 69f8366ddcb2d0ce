import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { SendEmail } from "../kernel/smtp.ts";
import { emailPage, type KeptEmail, listPage, pagePolicy } from "./mailbox-pages.ts";

export type Mailbox = { send: SendEmail; app: Hono };

const keptEmails = 100;

/** An email is shown as a mail program would: no script, nothing fetched, links in a new tab. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  "sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * Demo mode's mail: what would have been sent can be read at `/dev/mailbox`. It hands over every
 * account that asks for a new password, so it exists in demo mode only.
 */
export function createMailbox(): Mailbox {
  const emails: KeptEmail[] = [];
  const find = (id: string) => emails.find((email) => email.id === id);
  const app = new Hono();
  app.get("/", (c) => {
    const address = c.req.query("to");
    const shown = address ? emails.filter((email) => email.to === address) : emails;
    if (c.req.header("Accept")?.includes("application/json")) return c.json(shown);
    return c.html(listPage(shown, address), 200, { "Content-Security-Policy": pagePolicy });
  });
  app.get("/:id", (c) => {
    const email = find(c.req.param("id"));
    if (!email) return c.notFound();
    return c.html(emailPage(email), 200, { "Content-Security-Policy": pagePolicy });
  });
  app.get("/:id/html", (c) => {
    const email = find(c.req.param("id"));
    if (!email?.html) return c.notFound();
    return c.html(email.html, 200, {
      "Content-Security-Policy": emailPolicy,
      "X-Frame-Options": "SAMEORIGIN",
    });
  });
  app.get("/:id/:attachment{[0-9]+}", (c) => {
    const attachment = find(c.req.param("id"))?.attachments?.[Number(c.req.param("attachment"))];
    if (!attachment) return c.notFound();
    return c.body(attachment.content, 200, {
      "Content-Type": attachment.contentType,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    });
  });
  return {
    app,
    async send(email) {
      emails.unshift({ ...email, id: randomUUID(), sentAt: new Date() });
      emails.length = Math.min(emails.length, keptEmails);
    },
  };
}
