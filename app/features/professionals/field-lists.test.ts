import { expect, test } from "vitest";
import { fieldOfRefusal } from "./field-lists.ts";

test.each([
  ['Não encontramos a cidade "Campinaz" em SP.', "city"],
  ["A abordagem escolhida não pertence a esta especialidade.", "approach"],
  ["O e-mail de contato não parece um endereço de e-mail.", "contactEmail"],
  ["O endereço pode ter no máximo 200 caracteres.", "address"],
  ["O WhatsApp precisa do número inteiro, com DDD, como em (11) 98765-4321.", "whatsapp"],
  ["Algo deu errado do nosso lado.", undefined],
])("%s is about %s", (message, field) => {
  expect(fieldOfRefusal(message)).toBe(field);
});
