/**
 * Cities after "em", "de" and "para". Most stand alone ("em Campinas"); some carry an article, also in their own
 * inhabitants' mouths ("no Rio de Janeiro", "na Serra"). Names that only begin alike do not: "em Rio Branco".
 */
const ARTICLES: Record<string, "o" | "a"> = {
  "Rio de Janeiro": "o",
  Recife: "o",
  Guarujá: "o",
  Crato: "o",
  "Cabo de Santo Agostinho": "o",
  Eusébio: "o",
  Serro: "o",
  Chuí: "o",
  Oiapoque: "o",
  Prado: "o",
  Conde: "o",
  Serra: "a",
  Lapa: "a",
};

/** "em Campinas", "no Rio de Janeiro"; with its state, "no Rio de Janeiro - RJ". */
export function inCity(city: string) {
  const article = articleOf(city);
  return `${article ? `n${article}` : "em"} ${city}`;
}

/** "de Campinas", "do Recife" */
export function ofCity(city: string) {
  return `d${articleOf(city) ?? "e"} ${city}`;
}

function articleOf(city: string) {
  const name = city.replace(/ - [A-Z]{2}$/, "");
  return Object.hasOwn(ARTICLES, name) ? ARTICLES[name] : undefined;
}
