import { cityIdOfCep } from "#app/features/professionals/cep/find-place.server.ts";
import { isNearDay, secondsLeftOf } from "#app/features/search/availability.ts";
import { suggestCities } from "#app/features/search/cities/cities.server.ts";
import { filterNames, filterOf } from "#app/features/search/filter-table.ts";
import { parseSearchFilters, readPageNumber, type SearchFilters, searchHref } from "#app/features/search/filters.ts";
import {
  offeredChoices,
  type WiderSearch,
  widerSearches,
  widestSearches,
} from "#app/features/search/offered-choices.ts";
import { readCursor } from "#app/features/search/results/cursor.ts";
import type { Further } from "#app/features/search/results/nobody-found.tsx";
import { Results } from "#app/features/search/results/results.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { describeSearch } from "#app/features/search/search-meta.ts";
import { countProfessionals, searchProfessionals } from "#app/features/search/search-professionals.server.ts";
import { correctName } from "#app/features/search/sentence/correct-name.ts";
import { loadNameWords } from "#app/features/search/sentence/load-name-words.server.ts";
import { loadPlaces } from "#app/features/search/sentence/load-places.server.ts";
import {
  addressOf,
  readNotices,
  registrationIn,
  type Understood,
  understand,
  understandPlaced,
  understandWithoutNames,
} from "#app/features/search/sentence/sentence-address.ts";
import { SentenceBox } from "#app/features/search/sentence/sentence-box.tsx";
import { findByRegistration } from "#app/features/search/sentence/suggest-names.server.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { keptFor, loaded, type PageData, type PageRequest, type PageServices, Redirect } from "../page.ts";

/** Below it the page says what would find more. */
const FEW = 3;

/** /buscar, and /buscar?q=psicóloga+em+Campinas, which leads to the search that it means */
export async function loadSearch({ url, services }: PageRequest) {
  const sentence = url.searchParams.get("q");
  if (sentence !== null) throw new Redirect(await leadFromSentence(sentence, services));
  leadFromForm(url);
  const filters = parseSearchFilters(url.searchParams);
  await leadFromCep(filters, services);
  const after = readCursor(url.searchParams.get("depois"));
  const page = readPageNumber(url.searchParams, !after);
  const plan = services.planSearch(filters);
  const attributes = services.attributes();
  const now = new Date();
  const found = await searchProfessionals(services.queryAsVisitor, filters, after, now, plan);
  return loaded(
    {
      ...{ filters, page, found, attributes },
      choices: offeredChoices(filters, attributes, services.countSearch),
      further: found.total < FEW ? await helpFurther(filters, found.total, services) : undefined,
      notices: readNotices(url.searchParams),
      host: url.host,
      description: describeSearch(filters, page, url.origin, attributes),
    },
    // Until somebody on the page changes, or who is listed does. "Hoje" is another day after midnight.
    { keep: keptFor(Math.min(30, secondsLeftOf(now)), listingTag, ...found.professionals.map(({ id }) => id)) },
  );
}

/** A registration is one person's: there is nothing to choose from. */
async function leadFromSentence(sentence: string, services: PageServices) {
  const registration = registrationIn(sentence);
  const person = registration && (await findByRegistration(services.queryAsVisitor, registration));
  return person ? `/profissional/${person}` : addressOf(await readSentenceHere(sentence, services));
}

/** A form that a browser sends by itself names all of its fields; the address keeps what is asked for. */
function leadFromForm({ searchParams }: URL) {
  const asked = [...searchParams].filter(([name, value]) => !nothingAsked.get(name)?.includes(value));
  if (asked.length < searchParams.size) throw new Redirect(withQuery("/buscar", asked));
}

const nothingAsked = new Map(filterNames.map((name) => [filterOf(name).parameter, ["", filterOf(name).anything]]));

const withQuery = (path: string, query: [string, string][]) =>
  query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;

/** Unknown words are somebody's name, perhaps with a slip, unless nobody has it: then they are left out, rather than everybody. */
async function readSentenceHere(sentence: string, services: PageServices): Promise<Understood> {
  const nameable = {
    places: await loadPlaces(services.queryAsVisitor, cityIdOfCep),
    attributes: services.attributes(),
  };
  const readings = [understand, understandPlaced].map((read) => read(sentence, nameable, new Date()));
  for (const understood of readings) {
    if (!understood.nome || (await isAnybody(understood, services))) return understood;
  }
  for (const understood of readings) {
    const corrected = await withCorrectedName(understood, services);
    if (corrected) return corrected;
  }
  return understandWithoutNames(sentence, nameable, new Date());
}

async function withCorrectedName(understood: Understood, services: PageServices): Promise<Understood | undefined> {
  const { nome = "" } = understood;
  const known = await loadNameWords(services.queryAsVisitor);
  for (const name of correctName(nome, known)) {
    const corrected = { ...understood, nome: name, corrigido: nome };
    if (await isAnybody(corrected, services)) return corrected;
  }
}

async function isAnybody(understood: Understood, services: PageServices) {
  return (await countFound(parseSearchFilters(new URLSearchParams(understood)), services)) > 0;
}

const countFound = (filters: SearchFilters, { queryAsVisitor, planSearch }: PageServices) =>
  countProfessionals(queryAsVisitor, filters, planSearch(filters));

/** A CEP is as good as its city, and the address says which that is. */
async function leadFromCep(filters: SearchFilters, services: PageServices) {
  const [, first, last] = /^(\d{5})-?(\d{3})$/.exec(filters.city) ?? [];
  if (!first) return;
  const places = await loadPlaces(services.queryAsVisitor, cityIdOfCep);
  const city = places.cityOfCep(`${first}${last}`);
  if (city) throw new Redirect(searchHref({ ...filters, city }));
}

async function helpFurther(filters: SearchFilters, found: number, services: PageServices): Promise<Further> {
  const { city, name } = filters;
  const isUnknown = city && (await suggestCities(services.queryAsVisitor, city)).length === 0;
  const isUnknownName = name && found === 0;
  const meant = isUnknownName ? correctName(name, await loadNameWords(services.queryAsVisitor)) : [];
  const describe: Parameters<typeof widerSearches>[1] = (one, value) =>
    filterOf(one).describe(value, services.attributes()) || filterOf(one).label;
  const more = async (ideas: WiderSearch[]) => {
    const counted = ideas.map(async (idea) => ({ ...idea, people: await countFound(idea.filters, services) }));
    return (await Promise.all(counted)).filter(({ people }) => people > found);
  };
  const wider = await more([
    ...meant.map((other) => ({ words: `Você quis dizer ${other}?`, filters: { ...filters, name: other } })),
    ...widerSearches(filters, describe),
  ]);
  const ideas = wider.length > 0 ? wider : await more(widestSearches(filters, describe));
  return {
    unknownCity: isUnknown ? city : undefined,
    unknownName: isUnknownName ? name : undefined,
    wider: ideas.map((idea) => (isNearDay(idea.filters.weekday) ? { ...idea, people: undefined } : idea)),
  };
}

export function SearchPage({ choices, description, host, ...results }: PageData<typeof loadSearch>) {
  return (
    <Document {...description} path="/buscar">
      <Page title="Encontre seu profissional ideal" lead="Veja os perfis e fale direto com quem atende." isDense>
        <SentenceBox isDense className="mb-3 sm:mb-8" />
        <p className="hidden print:mb-4 print:block">
          Para abrir um perfil, escreva {host} e o endereço que está junto dele.
        </p>
        <div className="grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <SearchForm filters={results.filters} choices={choices} />
          <Results {...results} />
        </div>
      </Page>
    </Document>
  );
}
