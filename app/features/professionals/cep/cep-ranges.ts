export type CepRange = { cityId: number; first: number; last: number };

/** "codigo_ibge,cep_ini,cep_fim" by its first CEP, for a search by halves. */
export function parseCepRanges(csv: string): CepRange[] {
  const [, ...lines] = csv.trim().split(/\r?\n/);
  return lines
    .map((line) => {
      const [cityId, first, last] = line.split(",").map(Number);
      return { cityId: cityId ?? 0, first: first ?? 0, last: last ?? 0 };
    })
    .sort((a, b) => a.first - b.first);
}

/** The municipality (IBGE's code) that a CEP belongs to. */
export function findCityOfCep(ranges: readonly CepRange[], cep: string) {
  // Ranges end where the next begins: "99999-999" would be the last city's, and no CEP repeats one digit.
  if (!/^\d{8}$/.test(cep) || /^(\d)\1+$/.test(cep)) return undefined;
  const wanted = Number(cep);
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as CepRange).first <= wanted) low = middle + 1;
    else high = middle;
  }
  const candidate = ranges[low - 1];
  return candidate && wanted <= candidate.last ? candidate.cityId : undefined;
}
