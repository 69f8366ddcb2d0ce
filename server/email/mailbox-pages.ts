import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { formatDateTime } from "#app/shared/formats.ts";
import type { Email } from "../kernel/smtp.ts";

export type KeptEmail = Email & { id: string; sentAt: Date };

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 44rem; padding: 1rem; background: light-dark(#fcf9f4, #0f1819); color: light-dark(#1b2a2c, #f1ece2); }
h1 { font: 600 1.5rem/1.25 Georgia, serif; }
a { color: light-dark(#0e4f53, #8fd3ce); }
ul { list-style: none; margin: 1.5rem 0; padding: 0; border-top: 1px solid light-dark(#e3d9c7, #2d3e3f); }
li { border-bottom: 1px solid light-dark(#e3d9c7, #2d3e3f); }
li a { display: block; padding: 0.75rem 0.25rem; text-decoration: none; overflow-wrap: anywhere; }
li strong { display: block; font-weight: 600; text-decoration: underline; }
li span, .about { color: light-dark(#465355, #b9c2bd); font-size: 0.9375rem; overflow-wrap: anywhere; }
iframe { width: 100%; height: 80rem; border: 1px solid light-dark(#e3d9c7, #2d3e3f); border-radius: 0.75rem; }
summary { padding: 0.75rem 0; min-height: 1.5rem; cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

export const pagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'; frame-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function listPage(emails: KeptEmail[], address: string | undefined) {
  return page(
    "Caixa de correio da demonstração",
    html`<p>Nenhum e-mail sai desta instalação: o que seria enviado fica aqui, até o servidor parar.</p>
      ${address ? html`<p>Só as mensagens para ${address}. <a href="/dev/mailbox">Ver todas</a></p>` : ""}
      ${emails.length === 0 ? html`<p>Nenhuma mensagem ainda.</p>` : html`<ul>${emails.map(entry)}</ul>`}`,
  );
}

export function emailPage(email: KeptEmail) {
  const { id, subject, text, attachments = [] } = email;
  return page(
    subject,
    html`<p class="about">Para ${email.to}, em ${formatDateTime(email.sentAt)}; respostas vão a ${email.replyTo ?? "ninguém"}. <a href="/dev/mailbox">Voltar</a></p>
      ${
        email.html
          ? html`<iframe
              src="/dev/mailbox/${id}/html"
              title="Mensagem"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>`
          : ""
      }
      ${attachments.map(({ filename }, index) => html`<p><a href="/dev/mailbox/${id}/${index}">${filename}</a></p>`)}
      <details ${email.html ? "" : "open"}><summary>Versão em texto</summary><pre>${linked(text)}</pre></details>`,
  );
}

function entry({ id, subject, to, sentAt }: KeptEmail) {
  return html`<li>
    <a href="/dev/mailbox/${id}"><strong>${subject}</strong><span>${to} · ${formatDateTime(sentAt)}</span></a>
  </li>`;
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>${raw(styles)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => (index % 2 ? html`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>` : piece));
}
