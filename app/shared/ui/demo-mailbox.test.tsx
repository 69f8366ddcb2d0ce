import { expect, test } from "vitest";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import { DemoMailbox } from "./demo-mailbox.tsx";

test("only the demo leads to its mailbox, with the messages of one address", () => {
  expect(renderOnSite(<DemoMailbox to="ana+1@exemplo.com.br" />)).toBe("");
  const html = renderOnSite(<DemoMailbox to="ana+1@exemplo.com.br" />, { isMailboxOpen: true });
  expect(html).toContain('href="/dev/mailbox?to=ana%2B1%40exemplo.com.br"');
  expect(html).toContain("veja o e-mail na caixa de entrada");
  expect(renderOnSite(<DemoMailbox />, { isMailboxOpen: true })).toContain('href="/dev/mailbox"');
});
