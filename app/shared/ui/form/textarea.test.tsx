import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Textarea } from "./textarea.tsx";

test("a text over its limit stays whole, and says by how much", () => {
  const html = renderToStaticMarkup(<Textarea limit={5} counter defaultValue="Olá, mundo" />);
  expect(html).toContain("Olá, mundo</textarea>");
  expect(html).not.toContain("maxLength");
  expect(html).not.toContain("maxlength");
  expect(html).toContain("10 de 5 caracteres: 5 caracteres a mais");
  expect(renderToStaticMarkup(<Textarea limit={5} defaultValue="Olá, mundo" />)).toContain("5 caracteres a mais");
});

test("one within its limit only counts, where it is asked to", () => {
  expect(renderToStaticMarkup(<Textarea limit={20} counter defaultValue="Olá" />)).toContain(">3 de 20 caracteres<");
  expect(renderToStaticMarkup(<Textarea limit={20} defaultValue="Olá" />)).not.toContain("caracteres<");
});
