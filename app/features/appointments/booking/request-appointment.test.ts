import { expect, test } from "vitest";
import type { ServerServices } from "#app/shared/server-services.ts";
import { consentWords } from "../consent.ts";
import { requestAppointment } from "./request-appointment.server.ts";

/** Who comes by a script: what the form asks for, with one thing missing. */
function send(services: Partial<ServerServices>, proof: string | undefined = "inventada", envio = "") {
  const form = new FormData();
  const fields = {
    inicio: "2026-11-16T17:30:00.000Z",
    modalidade: "online",
    nome: "Maria",
    email: "maria@exemplo.com.br",
    para: "mim",
    consentimento: consentWords.appointment.version,
    ...(proof && { prova: proof }),
    ...(envio && { envio }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const neverAsked = async (): Promise<never> => {
    throw new Error("the database was asked");
  };
  const all = {
    limitVisitor: async () => undefined,
    markNetwork: () => "rede",
    verifyChallenge: async () => true,
    queryAsVisitor: neverAsked,
  };
  return requestAppointment({ ...all, ...services } as ServerServices, { form, visitor: "rede" }, "id", []);
}

test("without a proof of work, or too often, the database is not even asked", async () => {
  expect(await send({ verifyChallenge: async () => false })).toMatchObject({
    problem: { title: "Não conseguimos confirmar o envio" },
  });
  expect(await send({ limitVisitor: async () => ({ retryAfter: 90 }) })).toEqual({
    problem: { title: "Muitos pedidos em pouco tempo", text: "Tente de novo em 2 minutos." },
  });
  const limitVisitor: ServerServices["limitVisitor"] = async (_, name, about) =>
    name === "appointmentWithOne" && about === "id" ? { retryAfter: 80_000 } : undefined;
  expect(await send({ limitVisitor })).toMatchObject({ problem: { text: "Tente de novo em 23 horas." } });
  await expect(send({})).rejects.toThrow("the database was asked");
});

test("a browser without scripts is believed, but not often", async () => {
  const verifyChallenge = async () => false;
  await expect(send({ verifyChallenge }, "")).rejects.toThrow("the database was asked");
  const limitVisitor: ServerServices["limitVisitor"] = async (visitor, name) =>
    visitor === "rede" && name === "unproved" ? { retryAfter: 90 } : undefined;
  expect(await send({ verifyChallenge, limitVisitor }, "")).toMatchObject({
    problem: { title: "Não conseguimos confirmar o envio" },
  });
});

const envio = "6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b";

test("who sends the same form again is led to the request that it made, and nothing is counted or proved", async () => {
  const asked: unknown[][] = [];
  const repeated = async (text: string, parameters: unknown[] = []) => {
    asked.push([text, ...parameters]);
    return [{ token: "o mesmo" }];
  };
  const limitVisitor = async (): Promise<never> => {
    throw new Error("it was counted");
  };
  const services = { queryAsVisitor: repeated, limitVisitor, verifyChallenge: async () => false };
  const known = services as unknown as Partial<ServerServices>;
  expect(await send(known, "usada", envio)).toEqual({ token: "o mesmo" });
  expect(asked).toEqual([
    [
      expect.stringContaining("directory.repeated_request("),
      ...[envio, "id", "2026-11-16T17:30:00.000Z", null, "maria@exemplo.com.br", null],
    ],
  ]);
  await expect(send(known)).rejects.toThrow("it was counted");
});

test("a form's id that no browser makes is refused in words, and reaches no database", async () => {
  for (const wrong of ["1", "00000000-0000-0000-0000-000000000000", `${envio}'`, "\0".repeat(36)])
    expect(await send({}, "inventada", wrong)).toEqual({
      problem: { title: "Não conseguimos ler o pedido", text: "Recarregue a página e envie de novo." },
    });
});
