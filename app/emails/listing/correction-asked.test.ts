import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const site = "https://www.exemplo.com.br";
const data = {
  name: "Ana Beatriz",
  reason: "Pode ajustar, por favor?",
  passage: "Cura <b>garantida</b>.",
  rule: "Nenhum conselho permite prometer cura.",
};

test("who waited for a look reads that the text was not published, and how it will be", async () => {
  const { text } = await renderEmail("correction-asked", { ...data, isAnswer: false, isHeld: true }, site);
  expect(text.replace(/\s+/g, " ")).toContain("O texto novo não foi publicado: o perfil segue com o que havia antes.");
  expect(text).not.toContain("Nada foi mudado");
});

test("a text that waited is told to be published, by its name and with the operator's words", async () => {
  const published = { name: "Ana Beatriz", texts: ["description", "service a"], reason: "Fala do mestrado." };
  const { subject, text } = await renderEmail("text-published", published, site);
  expect(subject).toBe("Seu texto foi publicado");
  for (const words of ["a descrição e o nome de um serviço", "Fala do mestrado.", `${site}/dashboard`])
    expect(text).toContain(words);
  const silent = await renderEmail("text-published", { ...published, reason: null }, site);
  expect(silent.text).not.toContain("Fala do mestrado.");
  expect(text).toContain("seus próximos textos não precisam esperar");
  const answer = await renderEmail("text-published", { ...published, texts: ["answer"] }, site);
  expect(answer.text).toContain("a resposta a uma avaliação");
  expect(answer.text).not.toContain("próximos textos");
});

test.each([
  [false, "Um trecho do seu perfil para corrigir", "/dashboard/perfil"],
  [true, "Um trecho de uma resposta sua para corrigir", "/dashboard/avaliacoes"],
])(
  "a correction is asked for in the operator's words, with the passage (answer: %s)",
  async (isAnswer, title, path) => {
    const { subject, html, text } = await renderEmail("correction-asked", { ...data, isAnswer }, site);
    expect(subject).toBe(title);
    for (const words of ["Olá, Ana.", data.passage, data.rule, data.reason, `${site}${path}`])
      expect(text).toContain(words);
    expect(html).not.toContain("<b>garantida");
  },
);
