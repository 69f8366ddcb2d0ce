import { cityIdOfCep } from "#app/features/professionals/cep/find-place.server.ts";
import { secondsLeftOf } from "#app/features/search/availability.ts";
import { filterNames, filterOf } from "#app/features/search/filters/filter-table.ts";
import {
  countFilters,
  parseSearchFilters,
  readPageNumber,
  type SearchFilters,
  searchHref,
} from "#app/features/search/filters/filters.ts";
import { offeredChoices } from "#app/features/search/filters/offered-choices.ts";
import { helpFurther } from "#app/features/search/help-further.server.ts";
import { readCursor, rotationDay } from "#app/features/search/results/cursor.ts";
import { Results } from "#app/features/search/results/results.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { describeSearch } from "#app/features/search/search-meta.ts";
import type { SearchPlan } from "#app/features/search/search-plan.ts";
import { searchProfessionals } from "#app/features/search/search-professionals.server.ts";
import { SentenceBox } from "#app/features/search/sentence/box/sentence-box.tsx";
import { findRegistered } from "#app/features/search/sentence/names/suggest-names.server.ts";
import { loadPlaces } from "#app/features/search/sentence/places/load-places.server.ts";
import { readSentenceAmong } from "#app/features/search/sentence/read-sentence-among.server.ts";
import { registrationIn } from "#app/features/search/sentence/registration-in.ts";
import { isCut } from "#app/features/search/sentence/sentence.ts";
import { addressOf, readNotices } from "#app/features/search/sentence/sentence-address.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { dayOfMonth } from "#app/shared/when.ts";
import { Document } from "../document.tsx";
import { cacheFor, loaded, type PageData, type PageRequest, type PageServices, Redirect } from "../page.ts";

/** Below it the page says what would find more. */
const FEW = 3;

/** /buscar, and /buscar?q=psicóloga+em+Campinas, which leads to the search that it means */
export async function loadSearch({ url, services }: PageRequest) {
  const sentence = url.searchParams.get("q");
  if (sentence !== null) throw new Redirect(await leadFromSentence(sentence, services));
  leadFromForm(url);
  leadToFirstPage(url);
  const filters = parseSearchFilters(url.searchParams);
  await leadFromCep(filters, services);
  const after = readCursor(url.searchParams.get("depois"));
  const page = readPageNumber(url.searchParams, !after);
  const plan = services.planSearch(filters);
  await leadToCentre(url, filters, services, plan);
  const attributes = services.attributes();
  const now = new Date();
  const found = await searchProfessionals(services.queryAsVisitor, filters, after, now, plan);
  const notices = readNotices(url.searchParams);
  const further =
    found.total < FEW
      ? await helpFurther(filters, found.total, { ...services, places: () => placesOf(services) }, now)
      : undefined;
  const shown = [...found.professionals, ...(further?.nearest?.found.professionals ?? [])];
  return loaded(
    {
      ...{ filters, page, found, attributes },
      choices: offeredChoices(filters, attributes, services.countSearch),
      ...{ further, notices },
      registered: notices.registro ? await findRegistered(services.queryAsVisitor, notices.registro) : [],
      host: url.host,
      today: dayOfMonth(rotationDay(now)),
      description: describeSearch(filters, page, url.origin, attributes),
    },
    // Until somebody on the page changes, or who is listed does. "Hoje" is another day after midnight.
    { cache: cacheFor(Math.min(30, secondsLeftOf(now)), listingTag, ...shown.map(({ id }) => id)) },
  );
}

/** A whole registration is one person's: there is nothing to choose from. */
async function leadFromSentence(sentence: string, services: PageServices) {
  const { registration, rest } = registrationIn(sentence) ?? { rest: sentence };
  const [person, another] = registration ? await findRegistered(services.queryAsVisitor, registration) : [];
  if (person && !another) return `/profissional/${person.id}`;
  return addressOf({
    ...(await readSentenceAmong(rest, await nameable(services), services)),
    ...(registration && { registro: registration }),
    ...(isCut(sentence) && { cortado: "sim" }),
  });
}

const placesOf = ({ queryAsVisitor }: PageServices) => loadPlaces(queryAsVisitor, cityIdOfCep);

const nameable = async (services: PageServices) => ({
  places: await placesOf(services),
  attributes: services.attributes(),
});

/** A form that a browser sends by itself names all of its fields; the address keeps what is asked for. */
function leadFromForm({ searchParams }: URL) {
  const asked = [...searchParams].filter(([name, value]) => !nothingAsked.get(name)?.includes(value));
  if (asked.length < searchParams.size) throw new Redirect(withQuery("/buscar", asked));
}

/** Pages are found by what the one before ended with (`depois`): a number without it leads to the first. */
function leadToFirstPage({ searchParams }: URL) {
  if (!searchParams.has("pagina") || readCursor(searchParams.get("depois"))) return;
  throw new Redirect(
    withQuery(
      "/buscar",
      [...searchParams].filter(([name]) => name !== "pagina" && name !== "depois"),
    ),
  );
}

const nothingAsked = new Map(filterNames.map((name) => [filterOf(name).parameter, ["", filterOf(name).anything]]));

const withQuery = (path: string, query: [string, string][]) =>
  query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;

/** A CEP is as good as its city, and the address says which that is. */
async function leadFromCep(filters: SearchFilters, services: PageServices) {
  const [, first, last] = /^(\d{5})-?(\d{3})$/.exec(filters.city) ?? [];
  if (!first) return;
  const { cityOfCep } = await placesOf(services);
  const city = cityOfCep(`${first}${last}`);
  if (city) throw new Redirect(searchHref({ ...filters, city }));
}

/** Distances are measured from a city of exactly this name: from the one that was meant, or from nowhere. */
async function leadToCentre(
  { searchParams }: URL,
  { city, radius, order }: SearchFilters,
  services: PageServices,
  plan?: SearchPlan,
) {
  const isNearAsked = city && (radius || order === "distancia");
  if (!isNearAsked || !plan || plan.distanceTo || plan.nearest) return;
  const [meant = city] = (await placesOf(services)).citiesMeantBy(city);
  const isNear = ([name, value]: [string, string]) => name === "raio" || (name === "ordem" && value === "distancia");
  const asked = [...searchParams].filter((pair) => meant !== city || !isNear(pair));
  throw new Redirect(
    withQuery(
      "/buscar",
      asked.map(([name, value]) => [name, name === "cidade" ? meant : value]),
    ),
  );
}

export function SearchPage({ choices, description, host, today, ...results }: PageData<typeof loadSearch>) {
  return (
    <Document {...description} path="/buscar">
      <Page title="Encontre seu profissional ideal" lead="Veja os perfis e fale direto com quem atende." isDense>
        <SentenceBox isDense hasFilters={countFilters(results.filters) > 0} className="mb-3 sm:mb-8" />
        <p className="hidden print:mb-4 print:block">
          Para falar com alguém desta lista, abra {host}/buscar e escreva o nome ou o número do registro. Os horários
          são os que estavam livres em {today}, quando ela foi impressa.
        </p>
        <div className="grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <SearchForm filters={results.filters} choices={choices} />
          <Results {...results} />
        </div>
      </Page>
    </Document>
  );
}
