import { Hono } from "hono";
import { html } from "hono/html";
import type { Letter, SendLetter } from "../smtp.ts";

export type Mailbox = { send: SendLetter; app: Hono };

const keptLetters = 100;

/**
 * Demo mode's mail: what would have been sent can be read at `/dev/mailbox`. It hands over every
 * account that asks for a new password, so it exists in demo mode only.
 */
export function createMailbox(): Mailbox {
  const letters: (Letter & { sentAt: Date })[] = [];
  const app = new Hono();
  app.get("/", (c) => {
    const address = c.req.query("to");
    const shown = address ? letters.filter((letter) => letter.to === address) : letters;
    if (c.req.header("Accept")?.includes("application/json")) return c.json(shown);
    return c.html(page(shown));
  });
  return {
    app,
    async send(letter) {
      letters.unshift({ ...letter, sentAt: new Date() });
      letters.length = Math.min(letters.length, keptLetters);
    },
  };
}

function page(letters: (Letter & { sentAt: Date })[]) {
  const time = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "medium" });
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Caixa de correio da demonstração</title>
      </head>
      <body>
        <main>
          <h1>Caixa de correio da demonstração</h1>
          <p>Nenhum e-mail sai desta instalação: o que seria enviado fica aqui.</p>
          ${letters.length === 0 ? html`<p>Nenhuma mensagem ainda.</p>` : ""}
          ${letters.map(
            (letter) => html`<article>
              <h2>${letter.subject}</h2>
              <p>Para ${letter.to}, em ${time.format(letter.sentAt)}</p>
              ${letter.text.split("\n\n").map((paragraph) => html`<p>${linked(paragraph)}</p>`)}
            </article>`,
          )}
        </main>
      </body>
    </html>`;
}

function linked(text: string) {
  const [before = "", address, after = ""] = text.split(/(https?:\/\/\S+)/);
  return address ? html`${before}<a href="${address}">${address}</a>${after}` : text;
}
