import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const site = "https://www.exemplo.com.br";
const asked = { name: "Pedro Lima", protocol: "90GJ-BBTW", appointments: [], reports: [] };

test("whoever asks reads what is kept of them, in words", async () => {
  const appointment = {
    ...{
      professional: "Ana Beatriz",
      at: "2026-10-20T17:00:00Z",
      createdAt: "2026-10-01T12:00:00Z",
      status: "no_show",
    },
    ...{ patientName: "Pedro", message: "<b>oi</b>", wish: null },
  };
  const reports = [{ at: "2026-10-02T12:00:00Z", words: null }];
  const { subject, html, text } = await renderEmail(
    "privacy-request-data",
    { ...asked, appointments: [appointment], reports },
    site,
  );
  expect(subject).toContain("90GJ-BBTW");
  for (const words of ["Ana Beatriz", "20/10/2026 às 14:00", "não compareceu", "sem texto"])
    expect(text).toContain(words);
  expect(html).not.toContain("<b>oi");
});

test("nothing kept is said outright", async () => {
  const { text } = await renderEmail("privacy-request-data", asked, site);
  expect(text).toContain("Não guardamos nada ligado a este endereço");
});
