import type { Attribute } from "#app/features/professionals/attributes.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { inCity } from "#app/shared/cities/city-words.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { filterNames, filterOf } from "../filter-table.ts";
import { everything, type SearchFilters, searchHref } from "../filters.ts";
import { FILTER_FORM_ID } from "../search-fields.ts";
import type { Notices } from "../sentence/sentence-address.ts";

type SearchNoticesProps = { notices: Notices; filters: SearchFilters; attributes: readonly Attribute[] };

/** What is to be said before any result: help in danger, and what of a sentence could not be done. */
export function SearchNotices({ notices, filters, attributes }: SearchNoticesProps) {
  const { crise, fora, preco, bairro, corrigido, ignorado, exceto, perto, tambem } = notices;
  const isPlaceMissing = !filters.city && (perto || filters.order === "distancia");
  return (
    <>
      {crise && <CrisisHelp />}
      {fora && (
        <Alert title={`Ainda não temos ${fora}`}>
          Aqui você encontra {listed(specialties.map(({ name }) => name.toLowerCase()))}.
        </Alert>
      )}
      {preco && <PriceNotice />}
      {ignorado && (
        <Alert title={`Não entendemos “${ignorado}”`}>
          Buscamos sem isso.
          {mayBeName(ignorado) && (
            <>
              {" "}
              É um nome?{" "}
              <a href={searchHref({ ...everything, name: ignorado })} className="text-link font-semibold">
                Procurar “{ignorado}” nos nomes
              </a>
            </>
          )}
        </Alert>
      )}
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
          {bairro} {bairro.includes(" e ") ? "ficam" : "fica"} {inCity(filters.city)}. Mostramos a cidade inteira; o
          bairro de cada pessoa está no cartão.
        </p>
      )}
      {tambem && <OtherChoices others={tambem} filters={filters} attributes={attributes} />}
      {isPlaceMissing && <NearNotice />}
    </>
  );
}

/** Nobody has five names that a sentence leaves over. */
const mayBeName = (words: string) => words.split(" ").length < 5 && !/\d/.test(words);

function PriceNotice() {
  return (
    <Alert title="Não filtramos por preço">
      O valor se combina com quem atende e, onde o conselho permite, está no perfil. De graça atendem o SUS (UBS e CAPS)
      e clínicas-escola de universidades.
    </Alert>
  );
}

type OtherChoicesProps = Omit<SearchNoticesProps, "notices"> & { others: string };

/** Of a sentence that names two days or two cities the first is looked for; the same search leads to the others. */
function OtherChoices({ others, filters, attributes }: OtherChoicesProps) {
  const choices = others.split("|").flatMap((words) => {
    const [parameter, value = ""] = words.split(/:(.*)/s);
    const name = filterNames.find((one) => filterOf(one).parameter === parameter);
    const wanted = name && filterOf(name).read(value);
    if (!name || wanted === everything[name] || wanted === filters[name]) return [];
    // Online is from anywhere.
    const elsewhere = name === "modality" ? { city: "", radius: null } : {};
    const others = { ...filters, ...elsewhere, [name]: wanted };
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

function CrisisHelp() {
  return (
    <Alert variant="warning" title="Você não precisa passar por isso sozinho">
      <p>
        Se há perigo agora, ligue para o{" "}
        <a href="tel:192" className="text-link font-semibold">
          SAMU 192
        </a>
        ; se alguém machuca ou ameaça você, para a polícia (
        <a href="tel:190" className="text-link font-semibold">
          190
        </a>
        ) ou a Central da Mulher (
        <a href="tel:180" className="text-link font-semibold">
          180
        </a>
        ). Para conversar a qualquer hora, de graça e em sigilo, ligue para o{" "}
        <a href="tel:188" className="text-link font-semibold">
          CVV 188
        </a>
        . Abaixo, quem pode acompanhar você.
      </p>
    </Alert>
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

const listed = (names: string[]) => `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
