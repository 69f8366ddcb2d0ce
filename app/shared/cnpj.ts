/**
 * Whether a text is a CNPJ with its two check digits right: fourteen digits, or since July 2026 letters in the first
 * twelve places as well (Receita Federal, IN 2.229/2024), each of which counts as its code less 48.
 */
export function isCnpj(text: string) {
  const value = text.replace(/[./\s-]/g, "").toUpperCase();
  if (!/^[0-9A-Z]{12}\d{2}$/.test(value) || /^(\d)\1*$/.test(value)) return false;
  return [12, 13].every((length) => Number(value[length]) === checkDigit(value.slice(0, length)));
}

/** Weights count up from 2, from the right, and begin anew after 9. */
function checkDigit(value: string) {
  const sum = [...value].reduce((total, letter, place) => {
    return total + (letter.charCodeAt(0) - 48) * (2 + ((value.length - 1 - place) % 8));
  }, 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
