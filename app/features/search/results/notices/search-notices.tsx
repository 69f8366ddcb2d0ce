import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { filterNames, filterOf } from "#app/features/search/filters/filter-table.ts";
import { everything, type SearchFilters, searchHref } from "#app/features/search/filters/filters.ts";
import { FILTER_FORM_ID } from "#app/features/search/search-fields.ts";
import { isDanger } from "#app/features/search/sentence/danger/danger.ts";
import type { Notices } from "#app/features/search/sentence/sentence-address.ts";
import type { NamedPerson } from "#app/features/search/sentence/suggest.ts";
import { connectors, unsearched } from "#app/features/search/sentence/vocabulary.ts";
import { stem, wordKey } from "#app/features/search/sentence/words.ts";
import { inCity } from "#app/shared/cities/city-words.ts";
import { formatList } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { DangerHelp, Phone } from "./danger-help.tsx";
import { DateNotices } from "./date-notices.tsx";

type SearchNoticesProps = {
  notices: Notices;
  filters: SearchFilters;
  attributes: readonly Attribute[];
  registered: readonly NamedPerson[];
};

/** What is to be said before any result: help in danger, and what of a sentence could not be done. */
export function SearchNotices({ notices, filters, attributes, registered }: SearchNoticesProps) {
  const { crise, fora, preco, bairro, data, hora, corrigido, ignorado, quem, exceto, registro, perto, tambem } =
    notices;
  const { escolha, cortado } = notices;
  const isPlaceMissing = !filters.city && (perto || filters.order === "distancia");
  return (
    <>
      {isDanger(crise) && <DangerHelp danger={crise} />}
      {cortado && <p>Lemos só o começo do que você escreveu.</p>}
      {escolha && !registro && (
        <Alert title="Estamos aqui para ajudar a encontrar alguém">
          <p>
            Escreva o que está acontecendo, do seu jeito, ou escolha abaixo. Se está difícil e você quer conversar
            agora, o <Phone number="188">CVV 188</Phone> ouve de graça, a qualquer hora.
          </p>
          <SpecialtyChoices filters={filters} />
        </Alert>
      )}
      {fora && (
        <Alert title={`Ainda não temos ${fora}`}>
          Aqui você encontra {formatList(specialties.map(({ name }) => name.toLowerCase()))}.
        </Alert>
      )}
      {preco && <PriceNotice />}
      {ignorado && <LeftOut words={ignorado} name={quem} filters={filters} />}
      {registro && <Registered registration={registro} people={registered} />}
      {exceto && (
        <Alert title={`Não sabemos deixar “${exceto}” de fora`}>
          Buscamos sem esse pedido: confira nos cartões o que não serve para você.
        </Alert>
      )}
      {corrigido && filters.name && (
        <p>
          Ninguém se chama “{corrigido}”. Mostramos <b className="font-semibold">“{filters.name}”</b>.
        </p>
      )}
      {bairro && filters.city && (
        <p>
          “{bairro}” {bairro.includes(" e ") ? "ficam" : "fica"} {inCity(filters.city)}. Mostramos a cidade inteira; o
          bairro de cada pessoa está no cartão.
        </p>
      )}
      <DateNotices data={data} hora={hora} filters={filters} />
      {tambem && <OtherChoices others={tambem} filters={filters} attributes={attributes} />}
      {isPlaceMissing && <NearNotice />}
    </>
  );
}

type LeftOutProps = { words: string; name?: string | undefined; filters: SearchFilters };

/** Quietly where the rest was understood; where nothing was, a press says which specialty. */
function LeftOut({ words, name = "", filters }: LeftOutProps) {
  const isKnown = isUnsearched(words);
  const title = isKnown ? `Ainda não buscamos por “${words}”` : `Não entendemos “${words}”`;
  const asName = mayBeName(name) && (
    <>
      {" "}
      É um nome?{" "}
      <a href={searchHref({ ...everything, name })} className="text-link font-semibold">
        Procurar “{name}” nos nomes
      </a>
    </>
  );
  if (!isKnown && (filters.specialty || filters.themes))
    return (
      <p>
        {title} e buscamos sem isso.{asName}
      </p>
    );
  return (
    <Alert title={title}>
      <p>Buscamos sem isso.{asName}</p>
      {!filters.specialty && <SpecialtyChoices filters={filters} />}
    </Alert>
  );
}

function SpecialtyChoices({ filters }: { filters: SearchFilters }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      Quem você procura?
      {specialties.map(({ name, slug }) => (
        <a key={slug} href={searchHref({ ...filters, specialty: name })} data-act="refine" className="chip">
          {name}
        </a>
      ))}
    </p>
  );
}

/** Nobody has five names that a sentence leaves over. */
const mayBeName = (words: string) => words !== "" && words.split(" ").length < 5 && !/\d/.test(words);
const isUnsearched = (words: string) =>
  words.split(" ").every((word) => {
    const key = wordKey(word);
    // "24 horas"
    return connectors.has(key) || unsearched.has(stem(key)) || /^(\d+h?|horas?)$/.test(key);
  });

function PriceNotice() {
  return (
    <Alert title="Não filtramos por preço">
      O valor se combina com quem atende; poucos conselhos permitem mostrá-lo no perfil. De graça atendem o SUS (UBS e
      CAPS) e clínicas-escola de universidades.
    </Alert>
  );
}

type RegisteredProps = { registration: string; people: readonly NamedPerson[] };

/** A number is one person's in each region: who left the region out chooses. */
function Registered({ registration, people }: RegisteredProps) {
  if (people.length === 0)
    return (
      <Alert title={`Não encontramos o registro “${registration}”`}>
        Confira o conselho, o estado e o número, ou procure pelo nome. Pode ser que a pessoa não esteja aqui.
      </Alert>
    );
  return (
    <Alert title={`Quem tem o registro “${registration}”`}>
      <ul>
        {people.map(({ id, name, detail }) => (
          <li key={id}>
            <a href={`/profissional/${id}`} className="text-link inline-flex min-h-11 items-center font-semibold">
              {name}
            </a>{" "}
            {detail}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type OtherChoicesProps = Pick<SearchNoticesProps, "filters" | "attributes"> & { others: string };

/** Of a sentence that names two days or two cities the first is looked for; the same search leads to the others. */
function OtherChoices({ others, filters, attributes }: OtherChoicesProps) {
  const choices = others.split("|").flatMap((words) => {
    const [parameter, value = ""] = words.split(/:(.*)/s);
    const name = filterNames.find((one) => filterOf(one).parameter === parameter);
    const wanted = name && filterOf(name).read(value);
    if (!name || wanted === everything[name] || wanted === filters[name]) return [];
    // Online is from anywhere, and what one specialty works with another may not.
    const elsewhere = name === "modality" ? { city: "", radius: null } : {};
    const anew = name === "specialty" ? { approach: null, themes: "" } : {};
    const others = { ...filters, ...elsewhere, ...anew, [name]: wanted };
    return [{ label: filterOf(name).describe(wanted, attributes), href: searchHref(others) }];
  });
  if (choices.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p>Buscamos uma opção de cada vez. Veja também:</p>
      {choices.map(({ label, href }) => (
        <a key={href} href={href} data-act="refine" className="chip">
          {label}
        </a>
      ))}
    </div>
  );
}

/** Only the device knows where "perto de mim" is, and only a press asks it. */
function NearNotice() {
  return (
    <Alert
      title="Perto de onde você está?"
      action={
        <Button size="sm" data-act="near" form={FILTER_FORM_ID} className="group when-awake">
          <span className="group-aria-busy:hidden">Usar minha localização</span>
          <span className="hidden group-aria-busy:inline">Localizando...</span>
        </Button>
      }
    >
      Escreva sua cidade ou seu CEP no filtro Cidade, ou use a localização do aparelho. Ela não fica guardada.
    </Alert>
  );
}
