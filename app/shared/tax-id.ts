/**
 * CPF and CNPJ: two check digits at the end of nine digits, or of twelve places, which since July 2026 may be letters too
 * (Receita Federal, IN 2.229/2024), each of which counts as its code less 48.
 */

/** Without the marks between its parts, or undefined where the check digits are wrong. */
export function readTaxId(text: string) {
  const plain = text.replace(/[./\s-]/g, "").toUpperCase();
  return isCpf(plain) || isCnpj(plain) ? plain : undefined;
}

export function isCnpj(text: string) {
  const value = text.replace(/[./\s-]/g, "").toUpperCase();
  return /^[0-9A-Z]{12}\d{2}$/.test(value) && isChecked(value, 9);
}

const isCpf = (plain: string) => /^\d{11}$/.test(plain) && isChecked(plain, 11);

function isChecked(value: string, highestWeight: number) {
  if (/^(\d)\1*$/.test(value)) return false;
  return [value.length - 2, value.length - 1].every(
    (length) => Number(value[length]) === checkDigit(value.slice(0, length), highestWeight),
  );
}

/** Weights count up from 2, from the right; a CNPJ's begin anew after 9. */
function checkDigit(value: string, highestWeight: number) {
  const weightAt = (place: number) => 2 + ((value.length - 1 - place) % (highestWeight - 1));
  const sum = [...value].reduce((total, letter, place) => total + (letter.charCodeAt(0) - 48) * weightAt(place), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** "529.982.247-25", "11.222.333/0001-81" */
export function formatTaxId(taxId: string) {
  const cpf = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(taxId);
  if (cpf) return `${cpf[1]}.${cpf[2]}.${cpf[3]}-${cpf[4]}`;
  const cnpj = /^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/.exec(taxId);
  return cnpj ? `${cnpj[1]}.${cnpj[2]}.${cnpj[3]}/${cnpj[4]}-${cnpj[5]}` : taxId;
}
