import { expect, test } from "vitest";
import { type Appointment, cancelLabel, describeStatus, patientChoices } from "./appointment.ts";
import { requested } from "./testing/appointment.ts";

test("a patient reads until when an answer is waited for, on the professional's clock", () => {
  expect(describeStatus(requested).text).toContain(
    "Sem resposta até terça, 17 de novembro, às 10h, no horário de Manaus, o pedido se encerra.",
  );
  expect(describeStatus({ ...requested, status: "proposed" }).text).toContain(
    "até terça, 17 de novembro, às 10h, no horário de Manaus.",
  );
  // Where one goes, the clock is the one over there.
  expect(describeStatus({ ...requested, modality: "presencial" }).text).not.toContain("no horário de");
  expect(describeStatus({ ...requested, answerBy: null }).text).not.toContain("Sem resposta");
});

test("what has begun can no longer be moved or cancelled", () => {
  const [before, after] = [Date.parse("2026-11-20T17:29:00Z"), Date.parse("2026-11-20T17:31:00Z")];
  const confirmed: Appointment = { ...requested, status: "confirmed" };
  expect(patientChoices(confirmed, before)).toMatchObject({ canReschedule: true, canCancel: true });
  expect(patientChoices(confirmed, after)).toMatchObject({ canReschedule: false, canCancel: false });
});

test("while another time is asked for, the agreed one is said to stay, and can be kept", () => {
  const confirmed: Appointment = { ...requested, status: "confirmed", answerBy: null };
  const asked = { ...confirmed, moveTo: "2026-11-24T14:00:00Z", moveAnswerBy: "2026-11-18T14:00:00Z" };
  const { text, variant } = describeStatus(asked, true);
  expect(text).toMatch(
    /mudar para terça, 24 de novembro, às 10h, no horário de Manaus\. Até Ana responder, a consulta continua no horário abaixo/,
  );
  expect(text).toContain("Sem resposta até quarta, 18 de novembro, às 10h, no horário de Manaus, nada muda.");
  expect(variant).toBe("info");
  const now = Date.parse("2026-11-17T12:00:00Z");
  expect(patientChoices(asked, now)).toMatchObject({ canKeep: true, canReschedule: true, canCancel: true });
  expect(patientChoices(confirmed, now)).toMatchObject({ canKeep: false });
  // Answered, or not: the patient reads what became of it, and that the time is the same.
  const refused: Appointment = { ...asked, moveAnswerBy: null, moveOutcome: "declined", moveNote: "Só à tarde." };
  expect(describeStatus(refused).title).toBe("A consulta continua no mesmo horário");
  expect(describeStatus(refused).text).toMatch(
    /^Ana não pode mudar .* às 10h, no horário de Manaus, e escreveu: “Só à tarde”\. Ela segue/,
  );
  expect(describeStatus({ ...refused, moveOutcome: "expired", moveNote: null }).text).toContain(
    "não respondeu a tempo",
  );
  expect(patientChoices(refused, now)).toMatchObject({ canKeep: false, canReschedule: true });
});

test("a patient reads how long the time is kept from others, and when it no longer is", () => {
  expect(describeStatus(requested).text).toContain("até domingo, 15 de novembro, às 22h, no horário de Manaus.");
  expect(describeStatus({ ...requested, isHeld: false, heldUntil: null }).text).toContain("Ele não está reservado");
  expect(describeStatus(requested).text).toContain("outras pessoas também podem pedi-lo");
});

test("a time that is kept until the request ends has one deadline, said once", () => {
  const { text } = describeStatus({ ...requested, heldUntil: requested.answerBy });
  expect(text).toMatch(
    /confirmação\. Ele fica reservado para você até terça, 17 de novembro, às 10h, no horário de Manaus; sem resposta, o pedido se encerra\.$/,
  );
  expect(text).not.toContain("outras pessoas");
});

test("who asked without a time is not told of one", () => {
  const { text } = describeStatus({ ...requested, startsAt: null, isHeld: false, heldUntil: null });
  expect(text).toContain("pode propor um horário. Nada está marcado antes de você aceitar.");
  expect(text).not.toMatch(/reservado|confirmação/);
});

test("a contact is confirmed by the link from the mailbox, not by the one on the screen", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  const unconfirmed: Appointment = { ...requested, status: "unconfirmed", isHeld: false, heldUntil: null };
  expect(describeStatus(unconfirmed).title).toBe("Falta confirmar seu e-mail");
  // No promise that it is held once it is confirmed: of many from one network it is not (directory.holds_enough).
  expect(describeStatus(unconfirmed).text).toContain("Outras pessoas ainda podem pedir o mesmo horário.");
  expect(describeStatus({ ...unconfirmed, startsAt: null }).text).not.toContain("mesmo horário");
  expect(patientChoices(unconfirmed, now)).toMatchObject({ canConfirm: false, canReschedule: false, canCancel: true });
  const mailed = { ...unconfirmed, isMailed: true };
  expect(describeStatus(mailed).title).toBe("Confirme seu pedido");
  expect(patientChoices(mailed, now)).toMatchObject({ canConfirm: true, canReschedule: true, canCancel: true });
  expect(patientChoices({ ...requested, isMailed: true }, now)).toMatchObject({ canConfirm: false });
});

test("a time that came too near before it was confirmed is exchanged for another, and until when it can be is told", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  const unconfirmed: Appointment = { ...requested, status: "unconfirmed", confirmBy: "2026-11-16T15:00:00Z" };
  expect(describeStatus(unconfirmed).text).toContain(
    "Confirme até segunda, 16 de novembro, às 11h, no horário de Manaus",
  );
  expect(describeStatus({ ...unconfirmed, confirmBy: null }).text).toContain("O link vale até terça, 17 de novembro");
  const late: Appointment = { ...unconfirmed, isTooNear: true, isMailed: true };
  expect(patientChoices(late, now)).toMatchObject({ canConfirm: false, canReschedule: true, canCancel: true });
  expect(describeStatus(late)).toMatchObject({ title: "Escolha outro horário" });
  expect(describeStatus(late).text).toMatch(/perto demais.*Escolha outro abaixo até terça, 17 de novembro, às 10h/);
  expect(describeStatus({ ...late, isMailed: false }).text).toContain("Abra o link que mandamos para o seu e-mail");
});

test("who can no longer reach the professional is offered no confirmation, and others instead", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  const unlisted: Appointment = { ...requested, status: "unconfirmed", isListed: false };
  for (const isMailed of [true, false]) {
    const choices = patientChoices({ ...unlisted, isMailed }, now);
    expect(choices).toMatchObject({
      canConfirm: false,
      canReschedule: false,
      canCancel: true,
      needsAlternatives: true,
    });
    const { title, text } = describeStatus({ ...unlisted, isMailed });
    expect(title).toBe("Este perfil não está disponível agora");
    expect(text).not.toMatch(/toque|Abra/);
  }
});

test("whose request came to nothing is led on, unless they wanted so", () => {
  const needs = (change: Partial<Appointment>) => patientChoices({ ...requested, ...change }, 0).needsAlternatives;
  expect(needs({ status: "expired" })).toBe(true);
  expect(needs({ status: "declined" })).toBe(true);
  expect(needs({ status: "cancelled", endedBy: "professional" })).toBe(true);
  expect(needs({ status: "cancelled", endedBy: "patient" })).toBe(false);
  expect(needs({})).toBe(false);
});

test("what ended without an answer says whose answer it was", () => {
  const expired = (expiredFrom: Appointment["expiredFrom"]) =>
    describeStatus({ ...requested, status: "expired", expiredFrom });
  expect(expired("requested").text).toContain("Ana não respondeu a tempo");
  expect(expired("proposed")).toMatchObject({
    title: "O prazo da proposta terminou",
    text: expect.stringContaining("A proposta de Ana ficou sem a sua resposta, e o horário foi liberado."),
  });
  expect(expired("unconfirmed")).toMatchObject({
    title: "O pedido não foi confirmado a tempo",
    text: expect.stringContaining("seu pedido não chegou a Ana"),
  });
});

test("who has just chosen another time reads that it was moved, once it is agreed on", () => {
  const confirmed: Appointment = { ...requested, status: "confirmed" };
  expect(describeStatus(confirmed).title).toBe("Consulta confirmada");
  expect(describeStatus(confirmed, true).title).toBe("Consulta remarcada");
  expect(describeStatus(requested, true).title).toBe("Aguardando resposta");
});

test("a button says what it cancels", () => {
  expect([cancelLabel("confirmed"), cancelLabel("requested")]).toEqual(["Cancelar consulta", "Cancelar pedido"]);
});

test("what nobody had said yes to is called a request when it is cancelled", () => {
  const cancelled = { ...requested, status: "cancelled", endedBy: "patient" } as const;
  expect(describeStatus(cancelled)).toMatchObject({ title: "Pedido cancelado", text: "Você cancelou este pedido." });
  expect(describeStatus({ ...cancelled, answerBy: null }).title).toBe("Consulta cancelada");
});
