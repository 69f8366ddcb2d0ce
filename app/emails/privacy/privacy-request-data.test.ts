import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const site = "https://www.exemplo.com.br";
const asked = { name: "Pedro Lima", protocol: "90GJ-BBTW", kept: {} };

test("whoever asks reads what is kept of them, in words and whole in a file", async () => {
  const appointment = {
    professional: "Ana Beatriz",
    starts_at: "2026-10-20T17:00:00Z",
    created_at: "2026-10-01T12:00:00Z",
    status: "no_show",
    patient_name: "Pedro",
    message: "<b>oi</b>",
    consents: [{ words: "Concordo em enviar.", given_at: "2026-10-01T12:00:00Z", version: "2026-11-16" }],
    network_code: "abc",
  };
  const reports = [{ created_at: "2026-10-02T12:00:00Z" }];
  const kept = { appointments: [appointment], reports, emails: [{ kind: "appointment-received" }] };
  const { subject, html, text, attachments } = await renderEmail("privacy-request-data", { ...asked, kept }, site);
  expect(subject).toContain("90GJ-BBTW");
  for (const words of ["Ana Beatriz", "20/10/2026 às 14h", "não compareceu", "sem texto", "Concordo em enviar."])
    expect(text).toContain(words);
  expect(html).not.toContain("<b>oi");
  expect(attachments.map(({ filename, content }) => [filename, JSON.parse(content)])).toEqual([
    ["seus-dados.json", kept],
  ]);
});

test("hours are those of the professional's city, and another clock than Brasília's is named", async () => {
  const appointment = {
    ...{ professional: "Ana", patient_name: "Pedro", status: "done", time_zone: "America/Manaus" },
    ...{ starts_at: "2026-11-18T03:00:00Z", created_at: "2026-11-10T15:00:00Z" },
    consents: [{ words: "Concordo.", given_at: "2026-11-10T15:01:00Z" }],
  };
  const kept = { appointments: [appointment] };
  const { text } = await renderEmail("privacy-request-data", { ...asked, kept }, site);
  const clock = "no horário de Manaus";
  expect(text).toContain(`Horário: 17/11/2026 às 23h, ${clock}`);
  expect(text).toContain(`Pedida em: 10/11/2026 às 11h, ${clock}`);
  expect(text).toContain(`Consentimento 1, de 10/11/2026 às 11h01, ${clock}: Concordo.`);
});

test("nothing kept is said outright", async () => {
  const { text } = await renderEmail("privacy-request-data", asked, site);
  expect(text).toContain("Não guardamos consultas nem denúncias");
});
