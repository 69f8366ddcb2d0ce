import { render, toPlainText } from "@react-email/components";
import type { Attachment } from "./define-letter.ts";
import { letters } from "./letters.ts";
import { SiteUrlProvider } from "./site-url.ts";

export type RenderedLetter = { subject: string; html: string; text: string; attachments: Attachment[] };

const byKind = new Map(letters.map((letter) => [letter.kind, letter]));

/** Throws when there is no such letter, or when its data is not what it needs. */
export async function renderLetter(kind: string, data: unknown, siteUrl: string): Promise<RenderedLetter> {
  const letter = byKind.get(kind);
  if (!letter) throw new Error(`There is no letter "${kind}"`);
  const { subject, body, attachments } = letter.read(data);
  const html = await render(<SiteUrlProvider value={siteUrl}>{body}</SiteUrlProvider>);
  const text = toPlainText(html, {
    selectors: [
      { selector: "[data-text=skip]", format: "skip" },
      { selector: "[data-text=plain]", format: "inline" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: "h1", options: { uppercase: false } },
    ],
  });
  return { subject: oneLine(subject), html, text: `${text.trim()}\n`, attachments };
}

/** A subject is one line: a name with a line break in it must not begin a header of its own. */
function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}
