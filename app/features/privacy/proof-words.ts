import { plural } from "#app/shared/formats.ts";
import type { requestKinds } from "./privacy-request.ts";

/** Why the link in the email about a request is to be used, and what happens to who did not ask: by what was asked for. */
export const proofWords: Record<keyof typeof requestKinds, { why: string; otherwise: string }> = {
  access: {
    why: "Confirme que este endereço é seu: a resposta traz dados pessoais, e assim sabemos que eles não chegam a outra pessoa.",
    otherwise: "Se não foi você quem pediu, não confirme: os dados não vão para nenhum outro endereço.",
  },
  correction: {
    why: "Confirme que este endereço é seu: assim sabemos que a correção foi pedida por você, e não por outra pessoa.",
    otherwise: "Se não foi você quem pediu, não confirme: a resposta não vai para nenhum outro endereço.",
  },
  deletion: {
    why: "Confirme que este endereço é seu: só depois disso apagamos o que está ligado a ele.",
    otherwise:
      "Se não foi você quem pediu, não confirme: sem isso, só pode ser apagado o que o link da própria consulta provar.",
  },
  other: {
    why: "Confirme que este endereço é seu: assim sabemos que o pedido veio de você.",
    otherwise: "Se não foi você quem pediu, não confirme: a resposta não vai para nenhum outro endereço.",
  },
};

/** How many appointments the links that somebody sent along lead to, and how many of the links lead nowhere. */
export type CountedLinks = { found: number; unknown: number };

/** Undefined when there were no links. */
export function linkWords({ found, unknown }: CountedLinks) {
  const words = [
    found > 0 && `Reconhecemos ${plural(found, "consulta", "consultas")} pelo link.`,
    unknown === 1 &&
      `Não achamos a consulta ${found > 0 ? "de um dos links" : "deste link"}: ela pode já ter sido apagada. Confira também se o endereço está completo.`,
    unknown > 1 &&
      `Não achamos as consultas de ${unknown} links: elas podem já ter sido apagadas. Confira também se os endereços estão completos.`,
  ];
  return words.filter(Boolean).join(" ") || undefined;
}
