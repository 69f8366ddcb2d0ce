import { LRUCache } from "lru-cache";

/** A municipality as far as searching needs it; `number` is dense, `key` its name in lower case without accents. */
export type DictionaryCity = {
  id: number;
  number: number;
  state: string;
  key: string;
  latitude: number;
  longitude: number;
  population: number | null;
};

/** Cities by their numbers, ascending. */
export type CitySet = Uint16Array;

/** Whoever types nonsense pushes out other nonsense. */
const mostRemembered = 5_000;
const withState = /^(.+?)\s*[-,/]\s*([a-z]{2})$/;
/** What is written alike here and in the database's dictionary of accents; other letters are left to it. */
const plainLetters = /^[ -~À-ÖØ-öø-ÿ]*$/;
const unlikeAscii = /[ÆÐØÞßæðøþ×÷]/;

/**
 * Brazil's municipalities in memory: words become cities in microseconds, and the same words at once.
 * The rules are those of directory.searched_cities; a test compares them.
 */
export class CityDictionary {
  readonly #cities: DictionaryCity[];
  readonly #byNumber: (DictionaryCity | undefined)[] = [];
  readonly #states: Set<string>;
  readonly #remembered = new LRUCache<string, CitySet>({ max: mostRemembered });
  readonly #centres = new LRUCache<string, DictionaryCity>({ max: mostRemembered });

  constructor(cities: DictionaryCity[]) {
    this.#cities = [...cities].sort((a, b) => a.number - b.number);
    for (const city of cities) this.#byNumber[city.number] = city;
    this.#states = new Set(cities.map(({ state }) => state.toLowerCase()));
  }

  /** One more than the largest number. */
  get size() {
    return (this.#cities.at(-1)?.number ?? -1) + 1;
  }

  /**
   * Those that match, or all within so many kilometres of the one that is named exactly; of a state, if one is given.
   * Undefined: ask the database.
   */
  find(words: string, radius: number | null, state: string | null = null): CitySet | undefined {
    if (!isPlain(words)) return undefined;
    const question = `${state ?? ""} ${radius ?? 0} ${searchKey(words)}`;
    const known = this.#remembered.get(question);
    if (known) return known;
    const centre = radius ? this.#centre(searchKey(words)) : undefined;
    const found = centre && radius ? this.#around(centre, radius) : this.#matching(searchKey(words));
    const inState = state ? found.filter((city) => city.state === state) : found;
    const numbers = Uint16Array.from(inState, ({ number }) => number);
    this.#remembered.set(question, numbers);
    return numbers;
  }

  /** Kilometres from the city that is named exactly to another, by its number. Undefined: nobody knows from where. */
  distancesFrom(words: string): ((city: number) => number) | undefined {
    const key = searchKey(words);
    const known = this.#centres.get(key);
    const centre = known ?? (isPlain(words) ? this.#centre(key) : undefined);
    if (!centre) return undefined;
    this.#centres.set(key, centre);
    return (number) => {
      const city = this.#byNumber[number];
      return city ? distanceKm(city, centre) : Number.POSITIVE_INFINITY;
    };
  }

  #matching(words: string) {
    const [, name = "", state = ""] = withState.exec(words) ?? [];
    if (!this.#states.has(state)) return this.#cities.filter(({ key }) => key.includes(words));
    const ofState = this.#cities.filter((city) => city.state.toLowerCase() === state);
    const named = ofState.filter(({ key }) => key === name);
    return named.length > 0 ? named : ofState.filter(({ key }) => key.includes(name));
  }

  #centre(words: string) {
    const [, name] = withState.exec(words) ?? [];
    return largest(this.#matching(words).filter(({ key }) => key === words || key === name));
  }

  #around(centre: DictionaryCity, radius: number) {
    return this.#cities.filter((city) => distanceKm(city, centre) <= radius);
  }
}

const isPlain = (words: string) => plainLetters.test(words) && !unlikeAscii.test(words);

function searchKey(words: string) {
  return words.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function largest(cities: DictionaryCity[]) {
  const isLarger = (a: DictionaryCity, b: DictionaryCity) =>
    (a.population ?? -1) > (b.population ?? -1) || (a.population === b.population && a.id < b.id);
  return cities.reduce<DictionaryCity | undefined>(
    (best, city) => (!best || isLarger(city, best) ? city : best),
    undefined,
  );
}

/** As directory.distance_km, whose differences are of single precision. */
function distanceKm(from: DictionaryCity, to: DictionaryCity) {
  const half = (a: number, b: number) => Math.sin(radians(Math.fround(b - a)) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 12742 * Math.asin(Math.sqrt(half(from.latitude, to.latitude) + across * half(from.longitude, to.longitude)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
