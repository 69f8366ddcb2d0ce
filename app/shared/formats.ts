import { DEFAULT_ZONE, minutesIn } from "./time-zones.ts";

/** How Brazilians write money, numbers, dates, names and phones. Pure: `now` and the time zone are arguments. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const moneyFormat = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 1499 → "R$ 14,99". Plain space, not Intl's no-break one: one text is the same everywhere, also where it is compared. */
export function formatMoney(centavos: number) {
  return moneyFormat.format(centavos / 100).replace(/\u00a0/g, " ");
}

/** 250 → "R$ 250": whole reais. */
export function formatReais(reais: number) {
  return `R$ ${formatNumber(reais)}`;
}

/** By decimals: making one costs a thousand times what using it does. */
const numberFormats = new Map<number, Intl.NumberFormat>();

export function formatNumber(value: number, decimals = 0) {
  // Most numbers of a page: nothing stands between their digits.
  if (decimals === 0 && Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = numberFormats.get(decimals) ?? new Intl.NumberFormat("pt-BR", digits);
  numberFormats.set(decimals, format);
  return format.format(value);
}

/** 0.123 → "12,3%" */
export function formatPercent(share: number, decimals = 0) {
  return `${formatNumber(share * 100, decimals)}%`;
}

/** plural(2400, "profissional encontrado", "profissionais encontrados") → "2.400 profissionais encontrados" */
export function plural(count: number, one: string, many: string) {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const listFormat = new Intl.ListFormat("pt-BR");

/** "a", "a e b", "a, b e c" */
export function formatList(words: readonly string[]) {
  return listFormat.format(words);
}

/** "uma hora", "24 horas" */
export function hours(count: number) {
  return count === 1 ? "uma hora" : `${count} horas`;
}

/** How Intl writes an instant in a zone. One is made for each zone: `toLocaleDateString` makes one every time. */
export function instantFormat(options: Intl.DateTimeFormatOptions) {
  const byZone = new Map<string, Intl.DateTimeFormat>();
  return (instant: Date | number, timeZone: string) => {
    const format = byZone.get(timeZone) ?? new Intl.DateTimeFormat("pt-BR", { ...options, timeZone });
    byZone.set(timeZone, format);
    return format.format(instant);
  };
}

const numericDate = instantFormat({ day: "2-digit", month: "2-digit", year: "numeric" });
const longDate = instantFormat({ day: "numeric", month: "long", year: "numeric" });
const shortMonth = instantFormat({ month: "short", year: "numeric" });

/** "15/11/2026" */
export function formatDate(date: Date, timeZone = DEFAULT_ZONE) {
  return numericDate(date, timeZone);
}

/** Of a day as calendars write it: "2026-12-24" → "24/12/2026" */
export function formatDay(day: string) {
  return day.split("-").reverse().join("/");
}

/** "15 de novembro de 2026", "1º de dezembro de 2026" */
export function formatLongDate(date: Date, timeZone = DEFAULT_ZONE) {
  return longDate(date, timeZone).replace(/^1 /, "1º ");
}

/** "nov. de 2026" */
export function formatMonth(date: Date, timeZone = DEFAULT_ZONE) {
  return shortMonth(date, timeZone);
}

/** "14h30", "8h" */
export function formatTime(date: Date | number, timeZone = DEFAULT_ZONE) {
  const minutes = minutesIn(Number(date), timeZone);
  return hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

/** "08:00" → "8h", "13:30" → "13h30": the one way in which people read a time here. */
export function shortTime(time: string) {
  return hoursAndMinutes(Number(time.slice(0, 2)), Number(time.slice(3, 5)));
}

function hoursAndMinutes(hours: number, minutes: number) {
  if (minutes === 0) return `${hours}h`;
  return `${hours}h${minutes < 10 ? "0" : ""}${minutes}`;
}

/** "15/11/2026 às 14h30" */
export function formatDateTime(date: Date, timeZone = DEFAULT_ZONE) {
  return `${formatDate(date, timeZone)} às ${formatTime(date, timeZone)}`;
}

/** "agora", "há 2 min", "há 3 h", "há 1 dia"; after thirty days, the date. */
export function formatRelative(date: Date, now: Date, timeZone = DEFAULT_ZONE) {
  const age = Number(now) - Number(date);
  if (age < MINUTE) return "agora";
  if (age < HOUR) return `há ${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `há ${Math.floor(age / HOUR)} h`;
  if (age < 30 * DAY) return `há ${plural(Math.floor(age / DAY), "dia", "dias")}`;
  return formatDate(date, timeZone);
}

/** The beginning of a text, without half of a character at its end. */
export function cut(text: string, length: number) {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

const NOT_INITIALS = /^(de|da|do|das|dos|e|dra?|profa?|sra?)$/i;

/** "Dra. Ana Beatriz de Souza" → "AS": the first and the last name, without titles and particles. */
export function initials(name: string) {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{L}/u.test(word) && !NOT_INITIALS.test(word));
  const [first = "?"] = words[0] ?? "";
  const [last = ""] = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (first + last).toLocaleUpperCase("pt-BR");
}

const TITLES = /^((dr|prof|sr)[aª]?(\.ª?\s*|\s+))+/i;

/** "Dra. Ana Beatriz" → "Ana": how somebody is greeted. A title alone stays. */
export function firstName(name: string) {
  const words = name.trim();
  return words.replace(TITLES, "").split(/\s+/)[0] || words;
}

/** "5511987654321" → "(11) 98765-4321"; what is no Brazilian number stays as typed. */
export function formatPhone(phone: string) {
  const digits = phone.replace(/\D/g, "").replace(/^55(?=\d{10,11}$)/, "");
  const parts = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}
