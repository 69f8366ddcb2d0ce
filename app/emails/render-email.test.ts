import { expect, test } from "vitest";
import { emails } from "./emails.ts";
import { renderEmail } from "./render-email.tsx";

const site = "https://www.exemplo.com.br";
const link = `${site}/auth/v1/verify?token=abc&type=signup&redirect_to=${encodeURIComponent(`${site}/dashboard`)}`;
const data = {
  name: "Ana Beatriz",
  link,
  code: "048213",
  newEmail: "nova@exemplo.com.br",
  device: "Chrome no Windows",
  at: "2026-11-15T17:30:00Z",
  timeZone: "America/Manaus",
  token: "t".repeat(43),
  due: "2026-11-18T17:30:00Z",
  left: 9,
};
const withLink = "confirm-email recover-password magic-link invite email-change-current email-change-new".split(" ");
const undoable =
  "password-changed second-factor-added second-factor-removed second-factor-removal recovery-codes-renewed recovery-code-used".split(
    " ",
  );
const others = [...undoable, ..."welcome reauthentication email-changed new-sign-in".split(" ")];

test.each([...withLink, ...others])("%s greets, says why it was sent, and fetches nothing", async (kind) => {
  const { subject, html, text } = await renderEmail(kind, data, site);
  expect(subject).toMatch(/^\S.{5,60}$/);
  expect(text).toContain("Olá, Ana.");
  expect(text).toContain("Você recebe esta mensagem porque");
  expect(html).toContain('lang="pt-BR"');
  expect(html).not.toMatch(/<img|<script|src=|url\(|@import|@font-face/);
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => String(address));
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(address.startsWith(site), address).toBe(true);
});

test.each(withLink)("%s has its link once alone on a line, and its code", async (kind) => {
  const { html, text } = await renderEmail(kind, data, site);
  expect(text.split("\n").filter((line) => line.includes("http"))).toEqual([link]);
  expect(html).toContain(link.replaceAll("&", "&amp;"));
  for (const part of [html, text]) expect(part).toContain("048213");
});

test.each(undoable)("%s has the link of who did not do it", async (kind) => {
  const { text } = await renderEmail(kind, data, site);
  expect(text).toContain(`${site}/nao-fui-eu/${data.token}`);
});

test("times are the professional's own", async () => {
  for (const kind of ["new-sign-in", "password-changed", "email-changed", "second-factor-added"])
    expect((await renderEmail(kind, data, site)).text).toContain("15/11/2026 às 13h30");
});

test("an old address learns too little of the new one to pass it on", async () => {
  const { html, text } = await renderEmail("email-changed", data, site);
  expect(text).toContain("no…@exemplo.com.br");
  expect(html + text).not.toContain("nova@exemplo");
});

test("somebody's name is text, whatever is in it", async () => {
  const name = '<img/src=x/onerror="alert(1)">';
  const { html } = await renderEmail("welcome", { name }, site);
  expect(html).not.toContain("<img");
  expect((await renderEmail("welcome", { name: "  " }, site)).text).toContain("Olá.");
});

test("what a stranger typed into a form is no advertisement in somebody's mailbox", async () => {
  for (const name of ["https://golpe.example/premio", "golpe.example", "Ganhe@golpe.example", "R$5000"])
    expect((await renderEmail("welcome", { name }, site)).text).toContain("Olá.");
  for (const name of ["Zé", "D’Ávila", "Anna-Lena"])
    expect((await renderEmail("welcome", { name }, site)).text).toContain(`Olá, ${name}.`);
  const request = {
    id: "1",
    professional: "Ana",
    patient: "www.golpe.example",
    modality: "online",
    zone: "America/Bahia",
  };
  const given = { ...request, wish: "Acesse golpe.example agora", token: "a".repeat(43) };
  const { html, text } = await renderEmail("appointment-received", given, site);
  expect(html + text).not.toContain("golpe");
  expect(text).toContain("A combinar");
});

test("somebody with a title before the name is greeted by the name, and a title alone is none", async () => {
  const greeting = async (name: string) => /Olá.*/.exec((await renderEmail("welcome", { name }, site)).text)?.[0];
  for (const name of ["Dra. Ana Souza", "Dr Ana", "Profa. Dra. Ana"]) expect(await greeting(name)).toBe("Olá, Ana.");
  for (const name of ["Dra.", "J. Souza"]) expect(await greeting(name)).toBe("Olá.");
});

test("an email that does not exist, or whose data is wrong, is not rendered", async () => {
  await expect(renderEmail("nothing", {}, site)).rejects.toMatchObject({
    name: "UnknownEmail",
    message: 'There is no email "nothing"',
  });
  await expect(renderEmail("confirm-email", {}, site)).rejects.toThrow();
  await expect(renderEmail("confirm-email", { ...data, link: "javascript:alert(1)" }, site)).rejects.toThrow();
  await expect(renderEmail("new-sign-in", { ...data, at: "ontem" }, site)).rejects.toThrow();
});

test("every kind of email is registered once", () => {
  const kinds = emails.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const kind of kinds) expect(kind).toMatch(/^[a-z][a-z0-9-]{0,59}$/);
});
