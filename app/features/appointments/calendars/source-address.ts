import { parseUrl } from "#app/shared/links/parse-url.ts";

/**
 * The address under which a calendar program publishes somebody's calendar, as it is fetched, or what is wrong with what
 * was typed. People copy the page that they see as often as the address that is meant.
 */
export function readCalendarAddress(typed: string): { address: string } | { problem: string } {
  const text = typed.trim().replace(/^webcals?:/i, "https:");
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol))
    return { problem: "Cole o endereço completo, que começa com https:// ou webcal://" };
  if (isInside(url)) return { problem: failureWords.private };
  if (url.protocol === "http:") return { problem: "Esse endereço não é protegido. Use um que comece com https://" };
  if (url.username || url.password || url.port)
    return { problem: "Use um endereço sem usuário, senha ou número de porta." };
  if (isPage(url)) return { problem: PAGE };
  if (url.href.length > 2000) return { problem: "Esse endereço é longo demais." };
  url.hash = "";
  return { address: url.href };
}

/** Names that only a network of one's own knows. Addresses that are numbers are judged by who fetches them. */
function isInside({ hostname }: URL) {
  return !hostname.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(hostname);
}

const PAGE =
  "Esse é o endereço da página do calendário. O que serve é o endereço iCal, que costuma terminar em .ics; veja abaixo onde ele está.";

function isPage({ hostname, pathname }: URL) {
  if (pathname.endsWith(".ics")) return false;
  if (hostname === "calendar.google.com") return !pathname.startsWith("/calendar/ical/");
  return /^outlook\.(live|office|office365)\.com$/.test(hostname) || hostname === "www.icloud.com";
}

export type CalendarFailure =
  | "address"
  | "private"
  | "redirects"
  | "slow"
  | "huge"
  | "unreachable"
  | "unknown"
  | "locked"
  | "gone"
  | "unreadable";

/** What happened, and what to do. */
export const failureWords: Record<CalendarFailure, string> = {
  address: "Esse endereço não pode ser lido. Confira se ele começa com https://",
  private:
    "Esse endereço fica dentro de uma rede particular, e daqui não chegamos até ele. Use um que abra na internet.",
  redirects: "Esse endereço leva a outros sem parar. Copie-o de novo no seu calendário.",
  slow: "O calendário demorou demais para responder. Vamos tentar de novo.",
  huge: "Esse calendário é grande demais para ser lido. Use um só com os compromissos que contam.",
  unreachable: "O calendário não respondeu. Vamos tentar de novo.",
  unknown: "Esse site não existe ou está escrito de outro jeito. Confira o endereço letra por letra.",
  locked: "Esse calendário pede senha. Copie o endereço secreto ou público, que abre sem entrar em uma conta.",
  gone: "O calendário não está mais nesse endereço. Copie o endereço atual e adicione-o de novo.",
  unreadable: "O que está nesse endereço não é um calendário iCal. Confira se copiou o endereço que termina em .ics",
};
