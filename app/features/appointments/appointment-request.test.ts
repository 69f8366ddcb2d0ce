import { expect, test } from "vitest";
import { readAppointmentRequest } from "./appointment-request.ts";

const good = {
  inicio: "2026-11-16T17:30:00.000Z",
  modalidade: "online",
  nome: " Maria da Silva ",
  contato: "whatsapp",
  whatsapp: "(11) 91234-5678",
  consentimento: "sim",
  fuso: "America/Manaus",
};

function read(changes: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changes })) if (value !== undefined) form.set(name, value);
  return readAppointmentRequest(form);
}

test("a whole request is read", () => {
  expect(read({})).toMatchObject({ request: { nome: "Maria da Silva", fuso: "America/Manaus", mensagem: "" } });
  expect(read({ inicio: undefined, desejo: "Sábado cedo" })).toHaveProperty("request");
  expect(read({ contato: "email", whatsapp: undefined, email: "m@exemplo.com.br" })).toHaveProperty("request");
  expect(read({ fuso: "Marte" })).toMatchObject({ request: { fuso: null } });
});

for (const [field, changes] of Object.entries({
  inicio: { inicio: "" },
  desejo: { inicio: "", desejo: "x" },
  nome: { nome: " " },
  whatsapp: { whatsapp: "1234" },
  email: { contato: "email", email: "maria" },
  consentimento: { consentimento: undefined },
  modalidade: { modalidade: "ambos" },
  mensagem: { mensagem: "x".repeat(501) },
}))
  test(`a fault in ${field} is told at that field`, () => {
    const result = read(changes);
    expect("faults" in result && Object.keys(result.faults)).toEqual([field]);
  });

test("all faults are told at once", () => {
  const result = read({ inicio: "", nome: "", whatsapp: "", modalidade: undefined, consentimento: undefined });
  const fields = ["consentimento", "inicio", "modalidade", "nome", "whatsapp"];
  expect("faults" in result && Object.keys(result.faults).toSorted()).toEqual(fields);
});
