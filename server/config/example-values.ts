import { placeholderOperator, printedExamples } from "#app/shared/operator.ts";
import type { Given } from "./environment.ts";

/** Settings that somebody has copied from the manual and not filled in: addresses of nobody, passwords called so. */
export function listExamples(given: Given) {
  // A list of keys begins with a bracket too.
  const texts = Object.entries(given).filter(([name]) => name !== "SIGNING_KEYS");
  return texts.flatMap(([name, value]) => (typeof value === "string" && isExample(value) ? [name] : []));
}

/** "[Razão social do operador]", "sk_live_…", and what the manual prints; a CNPJ in whatever form. */
function isExample(value: string) {
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\d@]/gu, "");
  const examples = [...Object.values(placeholderOperator), ...printedExamples];
  return (
    /^\[|…|:senha@/.test(value) ||
    exampleHost.test(value) ||
    examples.some((example) => plain(example) === plain(value))
  );
}

/** In an address or an e-mail; example.com and its like belong to nobody (RFC 2606). */
const exampleHost =
  /(^|[@/.])(exemplo\.com\.br|suaempresa\.com\.br|pix\.banco\.com\.br|example\.(com|net|org))($|[:/>?])/i;
