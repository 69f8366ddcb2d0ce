import { expect, test } from "vitest";
import { createMailbox } from "./mailbox.ts";

const email = {
  to: "ana@exemplo.com.br",
  subject: "<b>Olá</b>",
  text: "Abra:\nhttps://exemplo.com.br/x?a=1&b=2\n<script>alert(1)</script>",
  html: "<p>Olá</p><script>alert(1)</script>",
  attachments: [{ filename: "consulta.ics", content: "BEGIN:VCALENDAR", contentType: "text/calendar" }],
};

async function filled() {
  const { app, send } = createMailbox();
  await send(email);
  await send({ to: "bruno@exemplo.com.br", subject: "Oi", text: "Oi" });
  const [found] = await (
    await app.request("/?to=ana@exemplo.com.br", { headers: { Accept: "application/json" } })
  ).json();
  return { app, id: String(found.id) };
}

test("emails are listed newest first, also of one address alone", async () => {
  const { app } = await filled();
  const all = await (await app.request("/")).text();
  expect(all.indexOf("bruno@")).toBeLessThan(all.indexOf("ana@"));
  const hers = await (await app.request("/?to=ana@exemplo.com.br")).text();
  expect(hers).not.toContain("bruno@");
  expect(all).toContain("&lt;b&gt;Olá&lt;/b&gt;");
});

test("an email is shown in a frame where nothing runs, and as text", async () => {
  const { app, id } = await filled();
  const page = await (await app.request(`/${id}`)).text();
  expect(page).toContain(`src="/dev/mailbox/${id}/html"`);
  expect(page).toContain('<a href="https://exemplo.com.br/x?a=1&amp;b=2"');
  expect(page).not.toContain("<script>");
  const framed = await app.request(`/${id}/html`);
  expect(framed.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox allow-popups/);
  expect(framed.headers.get("Content-Security-Policy")).not.toContain("allow-scripts");
});

test("what is attached can be saved; what is not there is not found", async () => {
  const { app, id } = await filled();
  const attached = await app.request(`/${id}/0`);
  expect(attached.headers.get("Content-Disposition")).toContain("consulta.ics");
  expect(await attached.text()).toBe("BEGIN:VCALENDAR");
  for (const path of [`/${id}/1`, "/nothing", "/nothing/html"]) expect((await app.request(path)).status).toBe(404);
});
