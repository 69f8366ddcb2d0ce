import { render, toPlainText } from "@react-email/render";
import { placeholderOperator } from "#app/shared/operator.ts";
import type { Attachment } from "./define-email.ts";
import { emails } from "./emails.ts";
import { type EmailOperator, OperatorProvider, OptOutProvider, SiteUrlProvider } from "./site-url.ts";

export type RenderedEmail = {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  headers: Record<string, string>;
};

const byKind = new Map(emails.map((message) => [message.kind, message]));

/** Of a newer release, whose own process sends it: known by its name, as the build is loaded by itself. */
class UnknownEmail extends Error {
  override name = "UnknownEmail";
}

/** Throws when there is no such email, or when its data is not what it needs. */
export async function renderEmail(
  kind: string,
  data: unknown,
  siteUrl: string,
  operator: EmailOperator = placeholderOperator,
): Promise<RenderedEmail> {
  const message = byKind.get(kind);
  if (!message) throw new UnknownEmail(`There is no email "${kind}"`);
  const { subject, body, attachments, optOut } = message.read(data, siteUrl);
  const html = await render(
    <SiteUrlProvider value={siteUrl}>
      <OperatorProvider value={operator}>
        <OptOutProvider value={optOut}>{body}</OptOutProvider>
      </OperatorProvider>
    </SiteUrlProvider>,
  );
  const text = toPlainText(html, {
    formatters: { action: writeAction },
    selectors: [
      { selector: "[data-text=skip]", format: "skip" },
      { selector: "[data-text=plain]", format: "inline" },
      { selector: "[data-text=action]", format: "action" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: "h1", options: { uppercase: false } },
    ],
  });
  const headers = optOut ? unsubscribeHeaders(siteUrl + optOut.post) : {};
  return { subject: oneLine(subject), html, text: `${text.trim()}\n`, attachments, headers };
}

/** Mail programs show a button for it, and post once (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

type Element = { children: unknown; attribs: { href?: string } };
type TextBuilder = { addLiteral(text: string): void; addLineBreak(): void };

/** "Abrir meu painel:" and below it the address, alone on its line: mail programs make a link of it. */
function writeAction(button: Element, walk: (children: unknown, builder: TextBuilder) => void, builder: TextBuilder) {
  walk(button.children, builder);
  builder.addLiteral(":");
  builder.addLineBreak();
  builder.addLiteral(button.attribs.href ?? "");
}

/** A subject is one line: a name with a line break in it must not begin a header of its own. */
function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}
