import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const site = "https://www.exemplo.com.br";
const data = {
  name: "Ana Beatriz",
  reason: "Pode ajustar, por favor?",
  passage: "Cura <b>garantida</b>.",
  rule: "Nenhum conselho permite prometer cura.",
};

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
