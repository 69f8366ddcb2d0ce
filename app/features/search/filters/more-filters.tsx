import { renderToStaticMarkup } from "react-dom/server";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { ChevronDownIcon } from "#app/shared/ui/icons/icons.tsx";
import { searchFilters } from "./filter-table.ts";
import { everything, formValue, type SearchFilters } from "./filters.ts";
import type { OfferedChoices } from "./offered-choices.ts";

const inside = ["state", "approach", "audience", "themes", "plan", "language", "access", "verified", "name"] as const;

type MoreFiltersProps = { filters: SearchFilters; attributes: OfferedChoices["attributes"] };

/**
 * What most do not ask for, behind one line; open where something of it is asked for. Where nothing is, it is the same
 * for everybody, and a third of what a search takes to draw: it is drawn once for each specialty.
 */
export function MoreFilters({ filters, attributes }: MoreFiltersProps) {
  const isAsked = inside.some((name) => filters[name] !== everything[name]);
  const draw = () => renderToStaticMarkup(<Fields filters={filters} attributes={attributes} />);
  const html = isAsked ? draw() : (drawn.get(attributes) ?? draw());
  if (!isAsked) drawn.set(attributes, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text
  return <details className="more-filters" open={isAsked} dangerouslySetInnerHTML={{ __html: html }} />;
}

const drawn = new WeakMap<OfferedChoices["attributes"], string>();

function Fields({ filters, attributes }: MoreFiltersProps) {
  const of = (kind: string) => attributes.filter((attribute) => attribute.kind === kind);
  return (
    <>
      <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
        Mais filtros
        <ChevronDownIcon className="size-5" />
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <Choice name="state" filters={filters} />
        <Choice name="audience" filters={filters} />
        <div className="contents" data-offer={attributes.map(({ slug }) => slug).join(" ")}>
          {of("approach").length > 0 && <Choice name="approach" filters={filters} attributes={of("approach")} />}
          {of("theme").length > 0 && <Choices name="themes" filters={filters} attributes={of("theme")} />}
          <Choice name="plan" filters={filters} attributes={of("plan")} />
          <Choice name="language" filters={filters} attributes={of("language")} />
          <Choices name="access" filters={filters} attributes={of("access")} />
        </div>
        <div className="flex flex-col gap-1.5">
          <label htmlFor="nome" className="font-semibold">
            Nome
          </label>
          <Input id="nome" name="nome" defaultValue={filters.name} maxLength={60} placeholder="Ex.: Ana Beatriz" />
        </div>
        <Checkbox
          name="verificado"
          value="sim"
          defaultChecked={Boolean(filters.verified)}
          label="Só com registro verificado"
        />
      </div>
    </>
  );
}

type Single = "state" | "audience" | "approach" | "plan" | "language";
type ChoiceProps<Name> = { name: Name; filters: SearchFilters; attributes?: OfferedChoices["attributes"] };

function Choice({ name, filters, attributes = [] }: ChoiceProps<Single>) {
  const { parameter, label, options } = searchFilters[name];
  const offered = [...options, ...attributes.map(({ slug, name: text }) => ({ value: slug, label: text }))];
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={parameter} className="font-semibold">
        {label}
      </label>
      <Select id={parameter} name={parameter} options={offered} defaultValue={formValue(name, filters)} />
    </div>
  );
}

function Choices({ name, filters, attributes = [] }: ChoiceProps<"themes" | "access">) {
  const { parameter, label } = searchFilters[name];
  const chosen = filters[name].split(",");
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="filter-list">
        {attributes.map(({ slug, name: text }) => (
          <Checkbox key={slug} name={parameter} value={slug} defaultChecked={chosen.includes(slug)} label={text} />
        ))}
      </div>
    </fieldset>
  );
}
