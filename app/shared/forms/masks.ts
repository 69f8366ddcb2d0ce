/**
 * Phone and CEP grouped while they are typed. Digits are never dropped, added or moved: what does not fit a form
 * stays as it was typed, and the field's rule says what is wrong.
 */
export function maskPhone(typed: string) {
  const digits = digitsOf(typed);
  const hasCountry = digits.startsWith("55") && (typed.trimStart().startsWith("+") || digits.length > 11);
  const [country, number] = hasCountry ? ["+55", digits.slice(2)] : ["", digits];
  if (number.length > 11 || number.startsWith("0") || (typed.includes("+") && !hasCountry)) return typed;
  return [country, groupPhone(number)].filter(Boolean).join(" ");
}

export function maskCep(typed: string) {
  const digits = digitsOf(typed);
  if (digits.length > 8) return typed;
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** Said where a number is too short or too long. */
export const WHOLE_PHONE = "Informe o número inteiro, com DDD, como em (11) 98765-4321.";

/**
 * An area code and a mobile's nine digits or a house's eight, with or without Brazil's code. The database asks the same of a
 * profile (080_profile_changes.sql); supabase/tests/profile-rules.test.ts compares them.
 */
export function isPhone(typed: string) {
  return /^(55)?[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(digitsOf(typed));
}

export function digitsOf(text: string) {
  return text.replace(/[^0-9]/g, "");
}

/** Signs come only with the digit after them, so that deleting never gets stuck on one. */
function groupPhone(digits: string) {
  if (digits.length <= 2) return digits && `(${digits}`;
  const [area, local] = [digits.slice(0, 2), digits.slice(2)];
  const first = local.length > 8 ? 5 : 4;
  const rest = local.slice(first);
  return `(${area}) ${local.slice(0, first)}${rest && `-${rest}`}`;
}
