import { expect, test } from "vitest";
import { warningDays } from "#app/features/verification/terms.ts";
import { renderEmail } from "../render-email.tsx";

const site = "https://www.exemplo.com.br";
const reason = "Procuramos CRP 06/12345 e não encontramos.";
const checked = { name: "Ana Beatriz", registration: "CRP 06/12345", reason, deadline: "2026-11-22T12:00:00Z" };
const render = async (kind: string, data: object) => {
  const { subject, text } = await renderEmail(kind, data, site);
  return { subject, text: text.replace(/\s+/g, " ") };
};

test("who is not in the register reads that the profile has left the search, and how to answer", async () => {
  const { subject, text } = await render("registration-checked", { ...checked, outcome: "not_found" });
  expect(subject).toBe("Não encontramos seu registro no conselho");
  for (const words of [reason, "seu perfil saiu da busca", "peça nova conferência", "/dashboard/registro", "/contato"])
    expect(text).toContain(words.replace("/contato", "página de contato"));
  expect(text).not.toContain("22 de novembro");
});

test("who differs from the register reads until when the profile stays", async () => {
  expect(warningDays).toBe(7);
  const { text } = await render("registration-checked", { ...checked, outcome: "differs" });
  expect(text).toContain("não sai da busca por isso antes de 22 de novembro de 2026");
});

test("who is not listed is not told to stay in the search, nor to have left it", async () => {
  const differs = await render("registration-checked", { ...checked, outcome: "differs", isListed: false });
  expect(differs.text).toContain("não está na busca agora. Corrija o registro até 22 de novembro de 2026");
  expect(differs.text).not.toContain("não sai da busca");
  const late = await render("registration-checked", {
    ...checked,
    outcome: "differs",
    deadline: null,
    isListed: false,
  });
  expect(late.text).toContain("seu perfil fica fora da busca até a confirmação");
  const gone = await render("registration-checked", { ...checked, outcome: "not_found", isListed: false });
  expect(gone.text).toContain("seu perfil fica fora da busca até a confirmação");
});

test("a subscriber who is not found reads that nothing is charged meanwhile", async () => {
  const text = async (isSubscribed: boolean) =>
    (await render("registration-checked", { ...checked, outcome: "not_found", isSubscribed })).text;
  expect(await text(true)).toContain("Enquanto isso nada é cobrado da sua assinatura.");
  expect(await text(false)).not.toContain("nada é cobrado");
});

test("who is suspended reads an operator's reason, or that it came with a former account", async () => {
  expect((await render("listing-suspended", { name: "Ana", reason })).text).toContain(`O motivo: ${reason}`);
  const { text } = await render("listing-suspended", { name: null });
  expect(text).toContain("O motivo: Uma conta anterior com o mesmo e-mail, registro ou CPF ou CNPJ estava suspensa");
});

test("who is confirmed reads for how long", async () => {
  const { text } = await render("registration-checked", { ...checked, outcome: "confirmed" });
  expect(text).toContain("por 12 meses");
});

test.each([
  ["asked", "Falta o RQE no seu perfil", "até 26 de novembro de 2026. Para assinar, também pedimos o número."],
  ["ending", "Seu perfil sai da busca em breve: falta o RQE", "fica na busca até 26 de novembro de 2026"],
  ["ended", "Seu perfil saiu da busca: falta o RQE", "Desde 26 de novembro de 2026 seu perfil não aparece na busca"],
])("the RQE is asked for: %s", async (stage, subject, words) => {
  const email = await render("rqe-reminder", { name: "Luana", stage, end: "2026-11-26T12:00:00Z" });
  expect(email.subject).toBe(subject);
  expect(email.text).toContain(words);
  expect(email.text).toContain(`${site}/dashboard/perfil?campo=rqe`);
  // In a trial the number alone brings nobody back.
  const unpaid = await render("rqe-reminder", { name: "Luana", stage, end: "2026-11-26T12:00:00Z", isPaid: false });
  if (stage !== "asked") expect(unpaid.text).toMatch(/o número e assine/);
});

test("health plans are asked about again, with the way to the panel", async () => {
  const email = await render("plans-to-confirm", { name: "Luana" });
  expect(email.subject).toBe("Seus convênios continuam valendo?");
  expect(email.text).toContain("Faz 6 meses");
  expect(email.text).toContain(`${site}/dashboard`);
});

test("patients read the profession with council and number, also in an email that has waited since before", async () => {
  const title = { specialty: "Psicologia", registration: "CRP 06/12345", rqe: null, titleForm: "feminina" };
  const invitation = {
    patient: "Maria",
    professional: "Ana Souza",
    token: "t".repeat(43),
    appointment: "a".repeat(43),
  };
  expect((await render("review-invitation", { ...invitation, title })).text).toContain(
    "consulta com Ana Souza, Psicóloga, CRP 06/12345.",
  );
  expect((await render("review-invitation", invitation)).text).toContain("consulta com Ana Souza.");
  const appointment = { ...invitation, id: "1", modality: "online", zone: "America/Sao_Paulo" };
  expect((await render("appointment-received", { ...appointment, title })).text).toContain(
    "Ana Souza, Psicóloga, CRP 06/12345",
  );
});

test("who reported reads what about, and an answer from before that was told still goes out", async () => {
  const answer = "Conferimos o registro.";
  const { text } = await render("report-answered", { answer, kind: "profile", reason: "registration" });
  expect(text).toContain("Você denunciou um perfil (Registro falso). Obrigado por nos contar.");
  expect(text).toContain(answer);
  const before = await render("report-answered", { answer });
  expect(before.text).toContain(answer);
  expect(before.text).not.toContain("Você denunciou");
});

test("who follows a calendar that fails reads which one, why, and from when the times are that count", async () => {
  const data = {
    host: "calendar.google.com",
    failure: "locked",
    answeredAt: "2026-11-15T17:30:00Z",
    zone: "America/Manaus",
  };
  const { subject, text } = await render("calendar-failing", { name: "Ana Beatriz", ...data });
  expect(subject).toBe("Não conseguimos ler seu calendário: Google Agenda");
  for (const words of ["pede senha", "domingo, 15 de novembro, às 13h30", `${site}/dashboard/conexoes`])
    expect(text).toContain(words);
});
