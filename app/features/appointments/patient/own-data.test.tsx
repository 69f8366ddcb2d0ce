import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Appointment } from "../appointment.ts";
import { requested } from "../testing/appointment.ts";
import { OwnData } from "./own-data.tsx";

const read = (more: Partial<Appointment>) =>
  renderToString(<OwnData appointment={{ ...requested, ...more }} />).replaceAll("<!-- -->", "");

test("a consent is spoken of to who gave one, and not where the professional noted it all down", () => {
  expect(read({})).toContain("ou agora, se você retirar o consentimento.");
  expect(read({})).toContain("suas mensagens e seus consentimentos, e este link deixa de existir.");
  const own = read({ isOwn: true, status: "confirmed" });
  expect(own).toContain("Ana anotou aqui o que vocês combinaram.");
  expect(own).toContain("ou agora, se você quiser.");
  expect(own).toContain("seu contato e suas mensagens, e este link deixa de existir.");
  expect(own).not.toContain("consentimento");
  expect(own).toContain("A consulta é cancelada, e Ana recebe um aviso");
  expect(read({})).toContain("O pedido é cancelado, e Ana recebe um aviso");
});
