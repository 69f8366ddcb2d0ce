import { expect, test } from "vitest";
import { aheadWords } from "./deletion-words.ts";

const none = { appointments: 0, requests: 0, own: 0, unreachable: 0 };

test("who deletes the account reads what it means for booked patients", () => {
  expect(aheadWords({ ...none, appointments: 5 })).toBe(
    "5 consultas futuras serão canceladas, e os pacientes, avisados por e-mail.",
  );
  expect(aheadWords({ ...none, appointments: 1 })).toBe(
    "1 consulta futura será cancelada, e o paciente, avisado por e-mail.",
  );
  expect(aheadWords(none)).toBe("Você não tem consultas futuras.");
});

test("what nobody has answered is no consultation", () => {
  expect(aheadWords({ ...none, appointments: 5, requests: 1 })).toBe(
    "5 consultas futuras serão canceladas e 1 pedido ou proposta sem resposta será encerrado, e os pacientes, avisados por e-mail.",
  );
  expect(aheadWords({ ...none, requests: 2 })).toBe(
    "2 pedidos ou propostas sem resposta serão encerrados, e os pacientes, avisados por e-mail.",
  );
});

test("those whom the professional entered hear that our emails end, not that it is off", () => {
  expect(aheadWords({ ...none, appointments: 1, own: 2 })).toBe(
    "1 consulta futura será cancelada, e o paciente, avisado por e-mail. 2 consultas anotadas por você saem daqui sem ser canceladas: escrevemos aos pacientes que nossos avisos acabam e que o resto se combina com você.",
  );
  expect(aheadWords({ ...none, own: 1 })).toBe(
    "1 consulta anotada por você sai daqui sem ser cancelada: escrevemos ao paciente que nossos avisos acabam e que o resto se combina com você.",
  );
});

test("patients without an e-mail address are left to the owner, before it is too late", () => {
  expect(aheadWords({ ...none, appointments: 5, unreachable: 2 })).toBe(
    "5 consultas futuras serão canceladas, e os pacientes, avisados por e-mail. De 2 não há e-mail do paciente: avise antes, pela agenda.",
  );
  expect(aheadWords({ ...none, appointments: 1, unreachable: 1 })).toBe(
    "1 consulta futura será cancelada. De 1 não há e-mail do paciente: avise antes, pela agenda.",
  );
});
