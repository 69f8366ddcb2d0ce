import { expect, test } from "vitest";
import type { AgendaEntry } from "./agenda.ts";
import { whatsappHref, whatsappMessage } from "./whatsapp-message.ts";

const zone = "America/Sao_Paulo";
const maria: AgendaEntry = {
  id: "1",
  status: "confirmed",
  starts_at: "2026-11-18T12:00:00Z",
  ends_at: "2026-11-18T12:50:00Z",
  wish: null,
  modality: "online",
  patient_name: "Maria Souza",
  patient_email: null,
  patient_whatsapp: "11912345678",
  message: null,
  note: null,
  patient_zone: null,
  ended_by: null,
  answer_by: null,
  move_to: null,
  move_answer_by: null,
  held_until: null,
  created_at: "2026-11-16T12:00:00Z",
  for_whom: "self",
  service: null,
  is_own: false,
  series_id: null,
};
const room = "https://sala.exemplo.org/ana?x=1&y=2";

test.each([
  [
    {},
    "Olá, Maria! Sua consulta está confirmada: quarta, 18 de novembro, às 9h.\n\nPara entrar na hora: https://sala.exemplo.org/ana?x=1&y=2",
  ],
  [{ modality: "presencial" as const }, "Olá, Maria! Sua consulta está confirmada: quarta, 18 de novembro, às 9h."],
  [
    { status: "proposed" as const, note: "Consigo mais cedo." },
    "Olá, Maria! Posso atender neste horário: quarta, 18 de novembro, às 9h. Confirme pelo link que você guardou.\n\nConsigo mais cedo.",
  ],
  [
    { status: "cancelled" as const },
    "Olá, Maria! Preciso cancelar nossa consulta de quarta, 18 de novembro, às 9h. Sinto muito.",
  ],
  [{ status: "declined" as const }, "Olá, Maria! Infelizmente não poderei atender no horário pedido."],
  [{ status: "requested" as const, starts_at: null }, "Olá, Maria! Recebi seu pedido de consulta pela Betesda."],
  [
    { status: "cancelled" as const, answer_by: "2026-11-17T12:00:00Z" },
    "Olá, Maria! Preciso retirar o horário que propus: quarta, 18 de novembro, às 9h. Sinto muito.",
  ],
  [
    { status: "cancelled" as const, ended_by: "patient" as const, note: "Consigo mais cedo." },
    "Olá, Maria! Vi que você cancelou o horário de quarta, 18 de novembro, às 9h.",
  ],
  [
    { status: "cancelled" as const, ended_by: "patient" as const, starts_at: null },
    "Olá, Maria! Vi que você cancelou seu pedido de consulta.",
  ],
  [{ status: "done" as const, note: "Até lá!" }, "Olá, Maria!"],
  [{ status: "no_show" as const, is_own: true }, "Olá, Maria!"],
  [{ status: "expired" as const }, "Olá, Maria!"],
])("the words for the state of things: %o", (change, message) =>
  expect(whatsappMessage({ ...maria, ...change }, zone, room)).toBe(message),
);

test("a move is told from when to when, and that the following move, too", () => {
  const moved = { movedFrom: "2026-11-17T12:00:00Z" };
  const words = "Olá, Maria! Sua consulta mudou de terça, 17 de novembro, às 9h para quarta, 18 de novembro, às 9h.";
  expect(whatsappMessage(maria, zone, null, moved)).toBe(words);
  expect(whatsappMessage(maria, zone, null, { ...moved, following: true })).toBe(
    `${words} As seguintes mudam do mesmo jeito.`,
  );
  const skipping = (...skipped: string[]) => whatsappMessage(maria, zone, null, { ...moved, following: true, skipped });
  expect(skipping("2026-11-25", "2026-12-02")).toBe(
    `${words} As seguintes mudam do mesmo jeito. Não haverá consulta em 25 de novembro e 2 de dezembro.`,
  );
  expect(skipping("2026-11-18")).toBe(
    "Olá, Maria! Nossas consultas mudam para toda quarta, às 9h. Não haverá consulta em 18 de novembro.",
  );
  expect(whatsappMessage({ ...maria, status: "proposed" }, zone, null, { givenUp: "2026-11-17T13:00:00Z" })).toBe(
    "Olá, Maria! Não consigo mais atender terça, 17 de novembro, às 10h: esse horário não vale mais. Posso neste: quarta, 18 de novembro, às 9h. Confirme pelo link que você guardou.",
  );
  expect(whatsappMessage({ ...maria, status: "cancelled" }, zone, null, { following: true })).toBe(
    "Olá, Maria! Preciso cancelar nossa consulta de quarta, 18 de novembro, às 9h e as seguintes. Sinto muito.",
  );
});

test("an hour is told with its clock, and with the patient's, where these are not the usual one; not of where one goes", () => {
  const says = (change: Partial<AgendaEntry>, moved = {}) =>
    whatsappMessage({ ...maria, ...change }, "America/Manaus", null, moved);
  expect(says({})).toBe(
    "Olá, Maria! Sua consulta está confirmada: quarta, 18 de novembro, às 8h, no horário de Manaus.",
  );
  expect(says({ patient_zone: "America/Sao_Paulo" })).toContain(
    "às 8h, no horário de Manaus (para você: 9h, no horário de Brasília).",
  );
  expect(says({ patient_zone: "America/Manaus" })).not.toContain("para você");
  expect(says({ modality: "presencial", patient_zone: "America/Sao_Paulo" })).toMatch(/às 8h\.$/);
  const moved = { movedFrom: "2026-11-17T12:00:00Z" };
  expect(says({}, moved)).toContain(
    "de terça, 17 de novembro, às 8h para quarta, 18 de novembro, às 8h, no horário de Manaus.",
  );
  expect(says({}, { ...moved, following: true, skipped: ["2026-11-18"] })).toContain(
    "toda quarta, às 8h, no horário de Manaus.",
  );
  expect(whatsappMessage({ ...maria, patient_zone: "Europe/Lisbon" }, zone)).toContain(
    "às 9h (para você: 12h, no horário de Lisboa).",
  );
});

test("a chat opens with the words in it, where there is a number", () => {
  const message = whatsappMessage(maria, zone, room);
  const url = new URL(whatsappHref(maria, message) ?? "");
  expect(url.origin + url.pathname).toBe("https://wa.me/5511912345678");
  expect(url.searchParams.get("text")).toBe(message);
  expect(whatsappHref({ ...maria, patient_whatsapp: null }, message)).toBeUndefined();
});

test("who asked for another time reads that the agreed one stays, with the professional's words", () => {
  const kept = { ...maria, modality: "presencial" as const, note: "De manhã não consigo." };
  expect(whatsappMessage(kept, zone, room, { refused: "2026-11-19T13:00:00Z" })).toBe(
    "Olá, Maria! Não consigo mudar para quinta, 19 de novembro, às 10h. Sua consulta continua marcada: quarta, 18 de novembro, às 9h.\n\nDe manhã não consigo.",
  );
});
