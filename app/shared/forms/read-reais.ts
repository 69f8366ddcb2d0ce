/** Whole reais as Brazilians type them: "350", "R$ 350", "1.200", "350,00". Undefined where it is anything else. */
export function readReais(typed: string) {
  const [, amount] = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,0{0,2})?$/i.exec(typed.trim()) ?? [];
  return amount === undefined ? undefined : Number(amount.replaceAll(".", ""));
}

/** From R$ 1 to R$ 99.999, as the database keeps it. */
export function isFee(typed: string) {
  const reais = readReais(typed) ?? 0;
  return reais >= 1 && reais <= 99_999;
}

/** "R$ 99.999,00" */
export const FEE_LENGTH = 12;
