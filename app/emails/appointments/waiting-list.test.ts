import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const site = "https://www.exemplo.com.br";
const data = {
  professionalId: "be7e5da0-0000-4000-8000-000000000001",
  professional: "Ana Beatriz",
  weekday: 2,
  period: "manha",
  until: "2026-12-16",
  zone: "America/Manaus",
  token: "t".repeat(43),
};

test("the first email asks, and offers nothing but to confirm", async () => {
  const { subject, text, html } = await renderEmail("waiting-to-confirm", data, site);
  expect(subject).toBe("Confirme: avisar se abrir um horário com Ana Beatriz");
  expect(text).toContain(`${site}/lista-de-espera/${data.token}`);
  for (const words of ["às terças, de manhã", "16 de dezembro", "nada mais é enviado"]) expect(text).toContain(words);
  expect(html).not.toContain("/agendar");
});

test("an opened time is named on the professional's clock, leads to itself, is nobody's yet, and can be left", async () => {
  const opened = { ...data, times: ["2026-11-17T13:00:00Z"], more: 0 };
  const { subject, text, html, headers } = await renderEmail("waiting-time", opened, site);
  expect(subject).toBe("Abriu um horário com Ana Beatriz");
  expect(text).toMatch(/Quando: terça, 17 de novembro, às 9h, no horário de Manaus/);
  expect(text).toContain(`${site}/profissional/${data.professionalId}/agendar?inicio=2026-11-17T13:00Z`);
  expect(text).toContain("quem responder primeiro fica com o horário");
  expect(html).toContain(`${site}/lista-de-espera/${data.token}`);
  expect(JSON.stringify(headers)).toContain(`/lista-de-espera/${data.token}/sair`);
});

test("several times are listed, with how many more there are", async () => {
  const times = ["2026-11-17T13:00:00Z", "2026-11-24T13:00:00Z", "2026-12-01T13:00:00Z"];
  const { text } = await renderEmail("waiting-time", { ...data, times, more: 1 }, site);
  expect(text).toContain("24 de novembro");
  expect(text).toContain("E mais 1 horário.");
  expect(text.match(/às 9h, no horário de Manaus/g)).toHaveLength(3);
  const usual = { ...data, times, more: 1, zone: "America/Bahia" };
  expect((await renderEmail("waiting-time", usual, site)).text).not.toContain("no horário de");
});

test("a name that is an address is no link in a stranger's mailbox", async () => {
  const { text } = await renderEmail(
    "waiting-to-confirm",
    { ...data, professional: "Ana https://golpe.example" },
    site,
  );
  expect(text).not.toContain("golpe.example");
});
