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
  // Where one has to go there, the clock is the one over there.
  for (const [kind, more] of [
    ["appointment-confirmed", { token }],
    ["appointment-update", news],
  ] as const)
    expect((await render(kind, { ...more, modality: "presencial" })).text).not.toContain("no horário de");
});

test("an hour on a clock that is not most people's is told with it, to who may be on another", async () => {
  const manaus = { token, zone: "America/Manaus", patientZone: undefined };
  const when = "Quando: segunda, 16 de novembro, às 13h30";
  for (const kind of ["appointment-confirmed", "appointment-reminder", "appointment-moved"])
    expect((await render(kind, manaus)).text).toContain(`${when}, no horário de Manaus`);
  const until = { ...manaus, answerBy: "2026-11-15T12:00:00Z", moveAnswerBy: "2026-11-15T12:00:00Z" };
  const move = { moveTo: "2026-11-18T12:00:00Z", outcome: "requested" };
  for (const [kind, more] of [
    ["appointment-received", {}],
    ["appointment-move", move],
  ] as const)
    expect((await render(kind, { ...until, ...more })).text, kind).toContain(
      "Sem resposta até domingo, 15 de novembro, às 8h, no horário de Manaus,",
    );
  const series = await render("appointment-confirmed", { ...manaus, dates });
  expect(series.text).toContain("às 13h, de 17 de novembro a 1º de dezembro, no horário de Manaus");
  const both = await render("appointment-confirmed", { ...manaus, patientZone: "America/Sao_Paulo" });
  expect(both.text).toMatch(/no horário de Manaus[\s\S]*Para você: 14h30, no horário de Brasília/);
  const free = { status: "declined", professionalId: "p1", freeTimes: ["2026-11-18T12:00:00Z"], startsAt: undefined };
  const declined = { ...free, endsAt: undefined, wish: "Sábado" };
  expect((await render("appointment-declined", { ...manaus, ...declined })).text).toMatch(
    /Horários livres com Ana Nogueira, no horário de Manaus:[\s\S]*às 8h/,
  );
  // The professional's own clock needs no name; nor does that of where one goes, or the usual one.
  const there = { ...manaus, modality: "presencial" };
  for (const [kind, more] of [
    ["appointment-update", { ...manaus, what: "accepted", isWhole: true }],
    ["appointment-update", { ...until, what: "requested", isWhole: true }],
    ["appointment-received", { ...until, modality: "presencial" }],
    ["appointment-confirmed", there],
    ["appointment-confirmed", { ...there, dates }],
    ["appointment-declined", { ...there, ...declined }],
    ["appointment-confirmed", { ...manaus, zone: "America/Bahia" }],
    ["appointment-confirmed", { ...manaus, zone: "America/Bahia", dates }],
    ["appointment-declined", { ...manaus, ...declined, zone: "America/Bahia" }],
  ] as const)
    expect((await render(kind, more)).text, kind).not.toContain("no horário de");
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
  for (const what of ["accepted", "booked", "moved"])
    expect(await files("appointment-update", { what, isWhole: true })).toEqual(["Maria Duarte"]);
  expect(await files("appointment-update", { what: "requested", isWhole: true })).toEqual([]);
  const [gone] = (await render("appointment-cancelled", { token, endedBy: "patient" })).attachments;
  expect(gone?.content).toMatch(/METHOD:CANCEL\r\n[\s\S]*UID:be7e5da0[\s\S]*STATUS:CANCELLED/);
});

const givenUp = { startsAt: "2026-11-10T13:00:00Z", endsAt: "2026-11-10T13:50:00Z" };
const writtenAt = "2026-11-09T12:00:00Z";
const unfolded = (content = "") => content.replace(/\r\n /g, "");

test("what is given up after it was agreed on leaves the patient's calendar, and nothing else does", async () => {
  for (const [kind, more] of [
    ["appointment-received", { isMoved: true }],
    ["appointment-proposed", { insteadOf: "confirmed" }],
    ["appointment-declined", { status: "declined" }],
    ["appointment-declined", { status: "expired" }],
  ] as const) {
    const { text, attachments } = await render(kind, { token, writtenAt, givenUp, ...more });
    const file = unfolded(attachments[0]?.content);
    expect(file, kind).toMatch(
      /METHOD:CANCEL\r\n[\s\S]*UID:be7e5da0[\s\S]*DTSTART:20261110T130000Z[\s\S]*STATUS:CANCELLED/,
    );
    expect(file).not.toContain("VALARM");
    expect(text).toContain("Se o horário combinado antes está no seu calendário, o arquivo em anexo o tira de lá.");
    const fresh = await render(kind, { token, writtenAt, ...more });
    expect([fresh.attachments, fresh.text.includes("anexo")], kind).toEqual([[], false]);
  }
});

test("what its patient cancels or gives up leaves the professional's calendar, by a file that names nobody", async () => {
  const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
  const whole = { isWhole: true, email: "maria@exemplo.com.br", message: "Segredo", place: "Rua A" };
  const booked = await render("appointment-update", { ...whole, what: "booked", writtenAt: "2026-11-09T11:59:50Z" });
  for (const what of ["cancelled", "rescheduled"]) {
    const news = { ...whole, what, writtenAt };
    const { text, attachments } = await render("appointment-update", { ...news, givenUp });
    const file = unfolded(attachments[0]?.content);
    expect(file).toMatch(/METHOD:CANCEL\r\n[\s\S]*UID:be7e5da0[\s\S]*DTSTART:20261110T130000Z[\s\S]*STATUS:CANCELLED/);
    // Whichever of the two is sent first.
    expect(sequence(file) - sequence(unfolded(booked.attachments[0]?.content))).toBe(10);
    expect(file).not.toMatch(/Maria|maria|Segredo|Rua A/);
    expect(text).toContain("o arquivo em anexo");
    const fresh = await render("appointment-update", news);
    expect([fresh.attachments, fresh.text.includes("anexo")]).toEqual([[], false]);
  }
});

test("what is erased leaves the professional's calendar too, and the file does not say who it was", async () => {
  const { id, patient: _, patientZone: __, ...rest } = words;
  const erased = { ...rest, erasedBy: "patient", askedAt: writtenAt };
  const { text, attachments } = await render("appointment-erased", { ...erased, id });
  expect(unfolded(attachments[0]?.content)).toMatch(/METHOD:CANCEL\r\n[\s\S]*UID:be7e5da0[\s\S]*STATUS:CANCELLED/);
  expect(attachments[0]?.content).not.toContain("Maria");
  expect(text).toContain("o arquivo em anexo");
  expect((await renderEmail("appointment-erased", erased, "https://exemplo.com.br")).attachments).toEqual([]);
});

test("what is erased before its answer was a request, and frees a time only where it had one", async () => {
  const { professional, modality, zone, startsAt } = words;
  const erased = { professional, modality, zone, erasedBy: "request", askedAt: writtenAt };
  const write = (data: object) => renderEmail("appointment-erased", data, "https://exemplo.com.br");
  const asked = await write({ ...erased, answerBy: "2026-11-16T14:30:00Z" });
  expect(asked.subject).toBe("Um pedido de consulta foi cancelado");
  expect(asked.html).not.toMatch(/consulta foi cancelada|livre de novo/);
  const agreed = await write({ ...erased, startsAt });
  expect(agreed.subject).toBe("Uma consulta foi cancelada");
  expect(agreed.html).toContain("livre de novo");
});

test("a request that is cancelled before its answer is called a request, to both sides", async () => {
  const until = { answerBy: "2026-11-16T14:30:00Z" };
  const { subject, text } = await render("appointment-cancelled", { token, endedBy: "patient", ...until });
  expect(subject).toBe("Pedido de consulta com Ana Nogueira cancelado");
  expect(text).toContain("Você cancelou este pedido.");
  const news = { what: "cancelled", isWhole: true };
  expect((await render("appointment-update", { ...news, ...until })).subject).toBe(
    "Um pedido de consulta foi cancelado",
  );
  expect((await render("appointment-update", news)).subject).toBe("Uma consulta foi cancelada");
});

test("whoever is confirmed reads how to get in: the room, that it is on the page, or that a link comes", async () => {
  const room = "https://sala.exemplo.org/ana";
  for (const kind of ["appointment-confirmed", "appointment-reminder", "appointment-room"]) {
    const { html, text, attachments } = await render(kind, { token, room });
    expect(html).toContain(`href="${room}"`);
    expect(text).not.toContain("manda o link");
    expect(text).toContain("O link leva para sala.exemplo.org, um endereço que não conhecemos.");
    expect((await render(kind, { token, room: "https://meet.google.com/a" })).text).not.toContain("O link leva para");
    expect(attachments[0]?.content.replace(/\r\n /g, "")).toContain(`LOCATION:${room}`);
  }
  const unproved = await render("appointment-confirmed", { token, hasRoom: true });
  expect(unproved.text).toContain("O endereço da sala está na página da consulta");
  const file = unproved.attachments[0]?.content.replace(/\r\n /g, "");
  expect(file).toContain("O link está na página da consulta.");
  expect(file).not.toContain("manda o link");
  expect((await render("appointment-confirmed", { token })).text).toContain(
    "Ana Nogueira manda o link antes da consulta",
  );
  await expect(render("appointment-confirmed", { token, room: "javascript:alert(1)" })).rejects.toThrow();
});

test("a request that came to nothing leads on: free times of the same person, and others like them", async () => {
  const more = { token, status: "expired", specialty: "Psicologia", city: "Recife - PE" };
  const free = { professionalId: "p1", freeTimes: ["2026-11-18T11:00:00Z"] };
  const { subject, text } = await render("appointment-declined", { ...more, ...free });
  expect(subject).toBe("Desta vez não foi possível: consulta com Ana Nogueira");
  expect(text).toContain("não respondeu a tempo");
  expect(text).toMatch(/quarta, 18 de novembro, às 8h[\s\S]*\/profissional\/p1\/agendar\?inicio=2026-11-18T11:00Z/);
  expect(text).toContain("/buscar?especialidade=psicologia&modalidade=online");
  const same = await render("appointment-declined", { ...more, ...free, serviceId: "b2" });
  expect(same.text).toContain("/profissional/p1/agendar?inicio=2026-11-18T11:00Z&servico=b2");
  const alone = await render("appointment-declined", { ...more, modality: "presencial" });
  expect(alone.text).not.toContain("Horários livres com");
  expect(alone.text).toContain("cidade=Recife");
});

test("a proposal that its patient let lapse is not told as the professional's silence", async () => {
  const lapsed = { token, status: "expired", endedBy: "patient" };
  const { text } = await render("appointment-declined", lapsed);
  expect(text).toContain("O prazo da proposta de Ana Nogueira terminou sem a sua resposta, e o horário foi liberado.");
  expect(text).not.toMatch(/não respondeu|Sentimos muito|não foi possível/);
  expect((await render("appointment-declined", { ...lapsed, endedBy: "professional" })).text).toContain(
    "Ana Nogueira não respondeu a tempo",
  );
});

test("who has to confirm reads until when, and of no time that would be held", async () => {
  const until = { token, answerBy: "2026-11-16T14:30:00Z" };
  const { text } = await render("appointment-to-confirm", until);
  expect(text).toContain("Outras pessoas ainda podem pedir o mesmo horário.");
  expect(text).toContain("O link vale até segunda, 16 de novembro, às 11h30.");
  const sooner = (await render("appointment-to-confirm", { ...until, confirmBy: "2026-11-16T12:30:00Z" })).text;
  expect(sooner).toContain("Confirme até segunda, 16 de novembro, às 9h30");
  expect(sooner).toContain("depois, este horário fica perto demais.");
  expect(sooner).not.toContain("O link vale");
  const wished = { ...until, startsAt: undefined, endsAt: undefined, wish: "Sábado" };
  expect((await render("appointment-to-confirm", wished)).text).not.toContain("mesmo horário");
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

test("a proposal says what it answers: a time that was asked for, proposed or agreed on, or a wish", async () => {
  const says = async (insteadOf: string, more = {}) =>
    (await render("appointment-proposed", { token, insteadOf, ...more })).text;
  expect(await says("requested")).toContain("não pode no horário que você pediu e propõe este.");
  expect(await says("proposed")).toContain("no lugar do que tinha proposto");
  for (const more of [{}, { wish: "Sábado cedo" }])
    expect(await says("confirmed", more)).toContain("não pode no horário combinado antes");
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

const dates = [0, 1, 2].map((week) => ({
  id: `be7e5da0-0000-4000-8000-00000000000${week + 1}`,
  token: String(week).repeat(43),
  startsAt: new Date(Date.parse("2026-11-17T17:00:00Z") + week * 7 * 86_400_000).toISOString(),
  endsAt: new Date(Date.parse("2026-11-17T17:50:00Z") + week * 7 * 86_400_000).toISOString(),
}));
const shifted = (date: (typeof dates)[number] | undefined, weeks: number) => {
  const later = (at = "") => new Date(Date.parse(at) + weeks * 7 * 86_400_000).toISOString();
  return { startsAt: later(date?.startsAt), endsAt: later(date?.endsAt) };
};
const eventsIn = (content: string | undefined) => (content ?? "").replace(/\r\n /g, "").split("BEGIN:VEVENT").slice(1);

test("of a series every date is told and comes in one file, each with its own link", async () => {
  const { subject, text, attachments } = await render("appointment-confirmed", { token, dates, isOwn: true });
  expect(subject).toBe("3 consultas confirmadas com Ana Nogueira");
  expect(text).toContain("Quando: toda terça, às 14h, de 17 de novembro a 1º de dezembro");
  for (const when of ["terça, 17 de novembro, às 14h", "terça, 24 de novembro", "terça, 1º de dezembro"])
    expect(text).toContain(when);
  expect(text).toContain("Ana Nogueira anotou uma consulta com este e-mail");
  expect(text).toContain("manda o link antes da consulta, pelo contato combinado com você.");
  const [first, , third] = dates;
  const gap = await render("appointment-confirmed", { token, dates: [first, third] });
  expect(gap.text).toContain("Quando: 2 terças, às 14h, de 17 de novembro a 1º de dezembro");
  const fortnights = [0, 2, 4].map((week) => ({ ...first, id: String(week), ...shifted(first, week) }));
  expect((await render("appointment-confirmed", { token, dates: fortnights })).text).toContain(
    "Quando: 3 terças, a cada duas semanas, às 14h, de 17 de novembro a 15 de dezembro",
  );
  const unlike = { ...first, startsAt: "2026-11-18T17:00:00Z", endsAt: "2026-11-18T17:50:00Z" };
  expect((await render("appointment-confirmed", { token, dates: [first, unlike] })).text).toContain(
    "2 datas, listadas",
  );
  expect(attachments).toHaveLength(1);
  expect(attachments[0]?.filename).toBe("consultas.ics");
  const events = eventsIn(attachments[0]?.content);
  expect(events.map((event) => /UID:(.*)\r/.exec(event)?.[1])).toEqual(dates.map(({ id }) => id));
  for (const [index, event] of events.entries()) expect(event).toContain(`/consulta/${dates[index]?.token}`);
});

test("a moved appointment says from when to when, and replaces itself in a calendar, also when it was sent late", async () => {
  const moved = { token, movedFrom: "2026-11-16T14:00:00Z", writtenAt: "2026-11-15T12:00:10Z" };
  const { subject, text, attachments } = await render("appointment-moved", moved);
  expect(subject).toBe("Sua consulta com Ana Nogueira mudou de horário");
  expect(text).toContain(
    "Sua consulta mudou de segunda, 16 de novembro, às 11h para segunda, 16 de novembro, às 14h30.",
  );
  expect(text).not.toContain("confirmada");
  const sequence = (content = "") => Number(/SEQUENCE:(\d+)/.exec(content)?.[1]);
  const [before] = (await render("appointment-confirmed", { token, writtenAt: "2026-11-15T12:00:00Z" })).attachments;
  expect(attachments[0]?.content).toContain(`UID:${words.id}`);
  expect(sequence(attachments[0]?.content) - sequence(before?.content)).toBe(10);
});

test("a moved series says which of its dates do not take place, and takes these out of a calendar", async () => {
  const later = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString();
  const moved = dates.map((date, index) =>
    index === 1
      ? { ...date, movedFrom: date.startsAt, isCancelled: true }
      : { ...date, movedFrom: date.startsAt, startsAt: later(date.startsAt), endsAt: later(date.endsAt) },
  );
  const { subject, text, attachments } = await render("appointment-moved", { token, dates: moved });
  expect(subject).toBe("Suas consultas com Ana Nogueira mudaram de horário");
  expect(text).toContain(
    "A primeira consulta mudou de terça, 17 de novembro, às 14h para terça, 17 de novembro, às 15h.",
  );
  expect(text).toMatch(/terça, 24 de novembro, às 14h.*: cancelada/s);
  // Not every week: one is left out.
  expect(text).toContain("Quando: 2 terças, às 15h, de 17 de novembro a 1º de dezembro");
  expect(text).toContain("(era terça, 1º de dezembro, às 14h)");
  const statuses = eventsIn(attachments[0]?.content).map((event) => /STATUS:(.*)\r/.exec(event)?.[1]);
  expect(statuses).toEqual(["CONFIRMED", "CANCELLED", "CONFIRMED"]);
  expect(attachments[0]?.content).toContain("METHOD:PUBLISH");
});

test("a moved series of which one date is left is told as that one", async () => {
  const [first, second] = dates.map((date) => ({ ...date, movedFrom: date.startsAt }));
  const { startsAt = "", endsAt = "" } = second ?? {};
  const later = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString();
  const left = { ...second, startsAt: later(startsAt), endsAt: later(endsAt) };
  const { text } = await render("appointment-moved", { token, dates: [{ ...first, isCancelled: true }, left] });
  expect(text).toContain("Quando: terça, 24 de novembro, às 15h\n");
  expect(text).toContain("A consulta mudou de terça, 24 de novembro, às 14h para terça, 24 de novembro, às 15h.");
  expect(text).not.toMatch(/toda terça|primeira consulta/);
});

test("another room of a series is told of all its dates, and their calendar follows", async () => {
  const { subject, text, attachments } = await render("appointment-room", { token, dates, hasRoom: true });
  expect(subject).toBe("A sala das suas consultas com Ana Nogueira");
  expect(text).toContain("Quando: toda terça");
  expect(eventsIn(attachments[0]?.content)).toHaveLength(3);
});

test("a room that holds no more is told so, and its calendar has none", async () => {
  const { subject, text, attachments } = await render("appointment-room", { token });
  expect(subject).toBe("Muda o link da sua consulta com Ana Nogueira");
  expect(text).toContain("não entre mais por ele");
  expect(text).toContain("Ana Nogueira manda o link antes da consulta, pelo contato que você deu no pedido.");
  expect(attachments[0]?.content.replace(/\r\n /g, "")).not.toContain("LOCATION:http");
  const series = await render("appointment-room", { token, dates, isOwn: true });
  expect(series.subject).toBe("Muda o link das suas consultas com Ana Nogueira");
  expect(series.text).not.toContain("que você deu no pedido");
});

test("a series that is cancelled leaves a calendar whole", async () => {
  const off = dates.map((date) => ({ ...date, isCancelled: true }));
  const { subject, text, attachments } = await render("appointment-cancelled", {
    ...{ token, dates: off, endedBy: "professional" },
  });
  expect(subject).toBe("3 consultas canceladas com Ana Nogueira");
  expect(text).toContain("Ana Nogueira precisou cancelar estas consultas.");
  expect(text).toContain("Quando: toda terça");
  const gap = { token, dates: [off[0], off[2]], endedBy: "professional" };
  expect((await render("appointment-cancelled", gap)).text).toContain("Quando: 2 terças, às 14h, de 17");
  expect(attachments[0]?.content).toContain("METHOD:CANCEL");
  expect(eventsIn(attachments[0]?.content).every((event) => event.includes("STATUS:CANCELLED"))).toBe(true);
  expect(eventsIn(attachments[0]?.content)).toHaveLength(3);
});

test("who moved it by the own link reads so, and that it is agreed on", async () => {
  const moved = { token, movedFrom: "2026-11-16T14:00:00Z", movedBy: "patient" };
  const { subject, text } = await render("appointment-moved", moved);
  expect(subject).toBe("Você mudou o horário da consulta com Ana Nogueira");
  expect(text).toContain("O novo horário já está confirmado.");
  expect(text).not.toContain("não serve para você");
});

test("who asked for another time reads that the agreed one stays, and what became of it; the calendar keeps it", async () => {
  const move = { token, moveTo: "2026-11-18T12:00:00Z", moveAnswerBy: "2026-11-15T12:00:00Z" };
  const requested = await render("appointment-move", { ...move, outcome: "requested" });
  expect(requested.subject).toBe("Você pediu outro horário para a consulta com Ana Nogueira");
  expect(requested.text).toMatch(
    /pode mudar para quarta, 18 de novembro, às 9h \(para você: 12h, no horário de Lisboa\)[\s\S]*Sem resposta até domingo, 15 de novembro, às 9h, nada muda/,
  );
  const declined = await render("appointment-move", { ...move, outcome: "declined" });
  expect(declined.text).toContain(
    "Ana Nogueira não pode mudar a consulta para quarta, 18 de novembro, às 9h (para você",
  );
  const expired = await render("appointment-move", { ...move, outcome: "expired" });
  expect(expired.text).toContain("Ana Nogueira não respondeu a tempo");
  const withdrawn = await render("appointment-move", { ...move, outcome: "withdrawn" });
  expect(withdrawn.text).toContain(
    "Você desistiu de mudar a consulta para quarta, 18 de novembro, às 9h (para você: 12h,",
  );
  for (const { text, attachments } of [requested, declined, expired, withdrawn]) {
    expect(text).toMatch(/continua marcada como abaixo[\s\S]*Quando: segunda, 16 de novembro, às 14h30/);
    expect(attachments[0]?.content).toMatch(/DTSTART:20261116T173000Z/);
    expect(attachments[0]?.content).not.toContain("CANCELLED");
  }
  const agreed = await render("appointment-moved", { token, movedFrom: "2026-11-16T14:00:00Z", movedBy: "agreement" });
  expect(agreed.subject).toBe("Novo horário confirmado com Ana Nogueira");
  expect(agreed.text).toContain("Ana Nogueira aceitou o horário que você pediu.");
});

test("a professional reads what a patient asks to move to, by when to answer, and that nothing changes meanwhile", async () => {
  const move = { isWhole: true, moveTo: "2026-11-18T12:00:00Z", moveAnswerBy: "2026-11-15T12:00:00Z" };
  const asked = await render("appointment-update", { ...move, what: "move-requested" });
  expect(asked.subject).toBe("Um paciente pediu para mudar o horário");
  expect(asked.text).toMatch(
    /Pede para mudar para: quarta, 18 de novembro, às 9h[\s\S]*Para o paciente: 12h, no horário de Lisboa/,
  );
  expect(asked.text).toContain("Responda até domingo, 15 de novembro, às 9h.");
  expect(asked.attachments).toEqual([]);
  const { text } = await render("appointment-update", { ...move, what: "move-withdrawn" });
  expect(text).toContain("A consulta continua no horário que estava marcado.");
  expect(text).not.toContain("Pede para mudar");
});

test("who hears that a professional left reads so, and is led to others and to no page that went along", async () => {
  const left = { endedBy: "professional", hasLeft: true, hasNote: true, specialty: "Psicologia", city: "Recife - PE" };
  const off = dates.map(({ token: _, ...date }) => ({ ...date, isCancelled: true }));
  for (const more of [{}, { dates: off }]) {
    const { html, text, attachments } = await render("appointment-cancelled", { ...left, ...more });
    expect(text).toContain("Ana Nogueira não atende mais");
    expect(text).toContain("/buscar?especialidade=psicologia");
    for (const words of [html, text, attachments[0]?.content]) expect(words).not.toContain("/consulta/");
    expect(text).not.toMatch(/precisou cancelar|página da consulta|link é só seu/);
  }
});

test("whom the professional entered is told that our emails end, and neither that it is off nor of others", async () => {
  const left = { hasLeft: true, isOwn: true, specialty: "Psicologia", room: "https://sala.exemplo.org/ana" };
  const { subject, html, text, attachments } = await render("appointment-farewell", left);
  expect(subject).toBe("Sua consulta com Ana Nogueira: nossos avisos acabam aqui");
  expect(text).toContain(
    "Isso não cancela a consulta: se ela vai acontecer como está, combine diretamente com Ana Nogueira.",
  );
  expect(html).toContain('href="https://sala.exemplo.org/ana"');
  const series = await render("appointment-farewell", { ...left, dates: dates.map(({ token: _, ...date }) => date) });
  expect(series.subject).toBe("Suas consultas com Ana Nogueira: nossos avisos acabam aqui");
  expect(series.text).toContain("Quando: toda terça");
  for (const words of [html, text, series.html, series.text])
    expect(words).not.toMatch(/cancelad|\/buscar|\/consulta\//);
  // What their calendar has stays there.
  expect([attachments, series.attachments]).toEqual([[], []]);
});
