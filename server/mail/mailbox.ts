import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Letter, SendLetter } from "../smtp.ts";
import { letterPage, listPage, pagePolicy } from "./mailbox-pages.ts";

export type Mailbox = { send: SendLetter; app: Hono };
export type KeptLetter = Letter & { id: string; sentAt: Date };

const keptLetters = 100;

/** A letter is shown as a mail program would: no script, nothing fetched, links in a new tab. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  "sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * Demo mode's mail: what would have been sent can be read at `/dev/mailbox`. It hands over every
 * account that asks for a new password, so it exists in demo mode only.
 */
export function createMailbox(): Mailbox {
  const letters: KeptLetter[] = [];
  const find = (id: string) => letters.find((letter) => letter.id === id);
  const app = new Hono();
  app.get("/", (c) => {
    const address = c.req.query("to");
    const shown = address ? letters.filter((letter) => letter.to === address) : letters;
    if (c.req.header("Accept")?.includes("application/json")) return c.json(shown);
    return c.html(listPage(shown, address), 200, { "Content-Security-Policy": pagePolicy });
  });
  app.get("/:id", (c) => {
    const letter = find(c.req.param("id"));
    if (!letter) return c.notFound();
    return c.html(letterPage(letter), 200, { "Content-Security-Policy": pagePolicy });
  });
  app.get("/:id/html", (c) => {
    const letter = find(c.req.param("id"));
    if (!letter?.html) return c.notFound();
    return c.html(letter.html, 200, {
      "Content-Security-Policy": letterPolicy,
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
    async send(letter) {
      letters.unshift({ ...letter, id: randomUUID(), sentAt: new Date() });
      letters.length = Math.min(letters.length, keptLetters);
    },
  };
}
