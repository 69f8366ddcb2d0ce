import { shortWait } from "../backend/short-wait.ts";

type Place = { city: string; state: string };

/** Null when no city has this CEP; undefined when it cannot be known now. */
export function askPlaceOfCep(cep: string, signal: AbortSignal) {
  return ask(`/cep/${cep}`, signal);
}

/** The city as the directory writes it; null when the state has none of that name. */
export function askKnownCity(city: string, state: string) {
  return ask(`/cidades/conferir?${new URLSearchParams({ cidade: city, uf: state })}`, shortWait());
}

async function ask(address: string, signal: AbortSignal): Promise<Place | null | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // A convenience: without it the fields are filled by hand, and saving checks the city anyway.
    return undefined;
  }
}
