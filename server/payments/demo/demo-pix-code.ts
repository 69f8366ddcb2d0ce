import { brand } from "#app/shared/brand.ts";

/**
 * A BR Code as a bank would give it (Manual de Padrões para Iniciação do Pix), so that the demo shows what is real. Its
 * key is nobody's: an application reads the code and finds no account to pay.
 */
export function demoPixCode({ id, amount }: { id: string; amount: number }) {
  const account = field("00", "br.gov.bcb.pix") + field("01", "demonstracao@pix.example");
  const body = [
    field("00", "01"),
    field("26", account),
    field("52", "0000") + field("53", "986"),
    field("54", (amount / 100).toFixed(2)),
    field("58", "BR") + field("59", brand.name.toUpperCase().slice(0, 25)) + field("60", "BRASILIA"),
    field("62", field("05", id.replaceAll("-", "").slice(0, 25))),
    "6304",
  ].join("");
  return body + checksum(body);
}

const field = (id: string, value: string) => id + String(value.length).padStart(2, "0") + value;

/** CRC-16/CCITT-FALSE, as the manual asks for. */
function checksum(text: string) {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
