import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const words = {
  id: "be7e5da0-0000-4000-8000-000000000001",
  professional: "Ana Nogueira",
  patient: "Maria Duarte",
  modality: "online",
  startsAt: "2026-11-16T17:30:00Z",
  endsAt: "2026-11-16T18:20:00Z",
  zone: "America/Bahia",
  patientZone: "Europe/Lisbon",
};
const token = "x".repeat(43);
const render = (kind: string, more: object) => renderEmail(kind, { ...words, ...more }, "https://exemplo.com.br");

test("both clocks are told to both sides when they differ, and one when they do not", async () => {
  const patient = await render("appointment-confirmed", { token });
  expect(patient.text).toMatch(/às 14h30[\s\S]*Para você: 17h30, no horário de Lisboa/);
  const news = { what: "accepted", isWhole: true };
  const professional = await render("appointment-update", news);
  expect(professional.text).toMatch(/às 14h30[\s\S]*Para o paciente: 17h30, no horário de Lisboa/);
  for (const more of [{ patientZone: "America/Sao_Paulo" }, { patientZone: undefined }])
    expect((await render("appointment-update", { ...news, ...more })).text).not.toContain("no horário de");
});

test("a changed time is not told like a new request, and no time is told of where there is none", async () => {
  const moved = await render("appointment-received", { token, isMoved: true });
  expect(moved.subject).toBe("Você mudou o horário do pedido de consulta com Ana Nogueira");
  expect(moved.text).toContain("O novo horário só está marcado depois da confirmação.");
  const wished = await render("appointment-received", {
    token,
    startsAt: undefined,
    endsAt: undefined,
    wish: "Sábado",
  });
  expect(wished.subject).toBe("Seu pedido de consulta com Ana Nogueira");
  expect(wished.text).toContain("Nada está marcado antes de você aceitar um horário.");
});

test("what both agreed on comes with a file for either calendar", async () => {
  const files = async (kind: string, more: object) =>
    (await render(kind, more)).attachments.map(({ content }) => /SUMMARY:(.*)\r\n/.exec(content)?.[1]);
  expect(await files("appointment-confirmed", { token })).toEqual(["Consulta com Ana Nogueira"]);
  expect(await files("appointment-reminder", { token })).toEqual(["Consulta com Ana Nogueira"]);
  for (const what of ["accepted", "booked"])
    expect(await files("appointment-update", { what, isWhole: true })).toEqual(["Maria Duarte"]);
  expect(await files("appointment-update", { what: "requested", isWhole: true })).toEqual([]);
  const [gone] = (await render("appointment-cancelled", { token, endedBy: "patient" })).attachments;
  expect(gone?.content).toMatch(/UID:be7e5da0[\s\S]*STATUS:CANCELLED/);
});

test("whoever is confirmed reads how to get in: the room, that it is on the page, or that a link comes", async () => {
  const room = "https://sala.exemplo.org/ana";
  for (const kind of ["appointment-confirmed", "appointment-reminder", "appointment-room"]) {
    const { html, text, attachments } = await render(kind, { token, room });
    expect(html).toContain(`href="${room}"`);
    expect(text).not.toContain("manda o link");
    expect(attachments[0]?.content.replace(/\r\n /g, "")).toContain(`LOCATION:${room}`);
  }
  const unproved = await render("appointment-confirmed", { token, hasRoom: true });
  expect(unproved.text).toContain("O endereço da sala está na página da consulta");
  expect((await render("appointment-confirmed", { token })).text).toContain(
    "Ana Nogueira manda o link antes da consulta",
  );
  await expect(render("appointment-confirmed", { token, room: "javascript:alert(1)" })).rejects.toThrow();
});

test("a request that came to nothing leads on: free times of the same person, and others like them", async () => {
  const more = { token, status: "expired", specialty: "Psicologia", city: "Recife - PE" };
  const free = { professionalId: "p1", freeTimes: ["2026-11-18T11:00:00Z"] };
  const { text } = await render("appointment-declined", { ...more, ...free });
  expect(text).toContain("não respondeu a tempo");
  expect(text).toMatch(/quarta, 18 de novembro, às 8h[\s\S]*\/profissional\/p1\/agendar\?inicio=2026-11-18T11:00Z/);
  expect(text).toContain("/buscar?especialidade=psicologia&modalidade=online");
  const alone = await render("appointment-declined", { ...more, modality: "presencial" });
  expect(alone.text).not.toContain("Horários livres com");
  expect(alone.text).toContain("cidade=Recife");
});

test("both sides read until when an answer is waited for", async () => {
  const until = { answerBy: "2026-11-16T14:30:00Z" };
  const words = "até segunda, 16 de novembro, às 11h30";
  const { text } = await render("appointment-received", { token, ...until });
  expect(text).toContain(`Sem resposta ${words}, o pedido se encerra`);
  expect((await render("appointment-proposed", { token, ...until })).text).toContain(`cancele ${words}.`);
  const news = await render("appointment-update", { what: "requested", isWhole: true, ...until });
  expect(news.text).toContain(`Responda ${words}.`);
  expect((await render("appointment-received", { token })).text).not.toContain("Sem resposta");
});

test("a proposal says what it answers: a time that cannot be, or a wish", async () => {
  expect((await render("appointment-proposed", { token })).text).toContain("não pode no horário combinado antes");
  const wished = await render("appointment-proposed", { token, wish: "Sábado cedo" });
  expect(wished.subject).toBe("Ana Nogueira propõe um horário");
  expect(wished.text).not.toContain("combinado antes");
});

test("who is attended online reads what to know before it, and nobody else", async () => {
  const specialty = "Psicologia";
  const online = await render("appointment-confirmed", { token, specialty });
  expect(online.text).toMatch(/Sobre o atendimento online \(Lei 14\.510\/2022 e Resolução CFP 9\/2024\)/);
  for (const [kind, more] of [
    ["appointment-confirmed", { modality: "presencial" }],
    ["appointment-cancelled", { endedBy: "patient" }],
  ] as const)
    expect((await render(kind, { token, specialty, ...more })).text).not.toContain("atendimento online");
});

test("the professional reads for whom it is, where that is not who asks", async () => {
  const news = { what: "requested", isWhole: true };
  expect((await render("appointment-update", { ...news, forWhom: "minor" })).text).toContain(
    "Para quem: Para criança ou adolescente; quem pede é responsável",
  );
  expect((await render("appointment-update", { ...news, forWhom: "self" })).text).not.toContain("Para quem");
});
