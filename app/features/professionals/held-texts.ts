import { formatList } from "#app/shared/formats.ts";
import type { OwnRecord, RecordChanges } from "./own-record.ts";

/*
 * What somebody wrote and the council's rules keep for a look (directory.hold_texts), by its column; a service's name as
 * "service <id>".
 */

const names: Record<string, string> = {
  answer: "a resposta a uma avaliação",
  approach: "a abordagem",
  name: "o nome",
  address: "o endereço",
  district: "o bairro",
  schedule: "o texto dos horários",
  description: "a descrição",
};
const order = Object.keys(names).reverse();

/** "a descrição e o nome de um serviço" */
export function nameTexts(texts: readonly string[]) {
  const known = order.flatMap((text) => (texts.includes(text) ? (names[text] ?? []) : []));
  const services = texts.filter(isServiceName).length;
  const ofServices = services === 0 ? [] : [services === 1 ? "o nome de um serviço" : "os nomes de serviços"];
  return formatList([...known, ...ofServices]);
}

export function isServiceName(text: string) {
  return text.startsWith("service ");
}

/** Whether saving these columns made a text wait that did not before. */
export function isNewlyHeld(before: OwnRecord, after: OwnRecord, written: RecordChanges) {
  return after.held_texts.some((text) => {
    const column = (isServiceName(text) ? "booking_rules" : text) as keyof RecordChanges;
    return column in written && JSON.stringify(before[column]) !== JSON.stringify(after[column]);
  });
}
