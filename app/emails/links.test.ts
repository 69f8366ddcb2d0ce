import { expect, test } from "vitest";
import { emails } from "./emails.ts";
import { colours } from "./look.ts";
import { renderEmail } from "./render-email.tsx";
import { sample } from "./testing/sample.ts";

const site = "https://www.exemplo.com.br";
const picks = [0, 1, 2, 3];

test.each(emails)("every link of $kind has the brand's colour", async ({ kind, schema }) => {
  for (const pick of picks) {
    const { html } = await renderEmail(kind, sample(schema, pick), site);
    const links = html.match(/<a\s[^>]*>/g) ?? [];
    // The brand above and the address below are links of every email.
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const colour = link.includes('class="button"') ? colours.onPrimary : colours.primary;
      expect(/[";]color:([^;"]+)/.exec(link)?.[1], link).toBe(colour);
    }
  }
});
