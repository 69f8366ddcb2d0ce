import { expect, test } from "vitest";
import type { ServerServices } from "#app/shared/server-services.ts";
import { changeAppointment } from "./follow-appointment.server.ts";

/** What the patient's form makes of the database, and what the page then says. */
async function send(fields: Record<string, string>, error?: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  const services = {
    limitVisitor: async () => undefined,
    async queryAsVisitor(...query: unknown[]) {
      asked.push(query);
      if (error) throw error;
      return [];
    },
    reportError: (error: unknown) => reported.push(error),
  } as unknown as ServerServices;
  return { answer: await changeAppointment(services, { form, visitor: "rede" }, "token"), asked, reported };
}

test("another time is asked for by the instant that the page offered", async () => {
  const { answer, asked } = await send({ acao: "remarcar", horario: "2026-11-16T17:30:00.000Z" });
  expect(answer).toEqual({ askedFor: "2026-11-16T17:30:00.000Z" });
  expect(asked).toEqual([["select directory.reschedule_by_link($1, $2)", ["token", "2026-11-16T17:30:00.000Z"]]]);
});

test("a proposal is accepted at the time that the page showed", async () => {
  const at = "2026-11-16T17:30:00.000Z";
  const { asked } = await send({ acao: "aceitar", horario: at });
  expect(asked).toEqual([["select directory.accept_by_link($1, $2)", ["token", at]]]);
});

test("who would rather keep the agreed time takes the question back", async () => {
  const { answer, asked } = await send({ acao: "manter" });
  expect(answer).toBeUndefined();
  expect(asked).toEqual([["select directory.withdraw_move_by_link($1)", ["token"]]]);
});

test("what is no time and no act never reaches the database", async () => {
  for (const horario of ["", "amanhã", "+275760-09-13T00:00:00.000Z"])
    expect(await send({ acao: "remarcar", horario })).toMatchObject({
      answer: { problem: "Escolha um dos horários." },
      asked: [],
    });
  expect(await send({ acao: "inventar" })).toMatchObject({ asked: [] });
});

test("the database's words for people are shown, its other errors are logged", async () => {
  const raised = { code: "23514", routine: "exec_stmt_raise" };
  const words = { ...raised, message: "Este horário já está ocupado. Escolha outro." };
  expect(await send({ acao: "cancelar" }, words)).toMatchObject({ answer: { problem: words.message }, reported: [] });
  for (const error of [
    { code: "42P01", message: "relation does not exist" },
    { code: "23514", routine: "ExecConstraints", message: 'new row for relation "x" violates check constraint "y"' },
  ]) {
    const { answer, reported } = await send({ acao: "aceitar" }, error);
    expect(answer).toEqual({ problem: expect.stringMatching(/^Algo deu errado/) });
    expect(reported).toEqual([error]);
  }
});
