import { expect, test } from "vitest";
import { emails } from "#app/emails/emails.ts";
import { renderEmail } from "#app/emails/render-email.tsx";
import { sample } from "#app/emails/testing/sample.ts";
import { routes } from "./routes.ts";

const site = "https://www.exemplo.com.br";

test("what somebody may unsubscribe from says so at its end, on a page of ours that is there, and in its head", async () => {
  const offered: string[] = [];
  for (const { kind, schema, read } of emails) {
    const data = sample(schema, 0);
    const { optOut } = read(data, site);
    const { html, headers } = await renderEmail(kind, data, site);
    if (optOut) offered.push(kind);
    expect(headers["List-Unsubscribe"], kind).toBe(optOut && `<${site}${optOut.post}>`);
    if (!optOut) continue;
    expect(html).toContain(`href="${site}${optOut.page}"`);
    const pathOf = (address: string) => address.replace("t".repeat(43), ":token");
    const routeOf = (address: string) => routes.find(({ path }) => path === pathOf(address));
    expect(routeOf(optOut.page), optOut.page).toBeDefined();
    expect(routeOf(optOut.post)?.form, optOut.post).toBeDefined();
  }
  expect(offered.sort()).toEqual(["review-invitation", "waiting-time"]);
});
