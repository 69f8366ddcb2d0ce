import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { plural } from "#app/shared/formats.ts";
import { usePhotoUrl } from "#app/shared/links/photo-url.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { FavouriteButton } from "#app/shared/ui/favourite-button.tsx";
import { type Compared, comparisonRows } from "./comparison.ts";
import { type AskedList, comparisonHref, MOST_COMPARED } from "./favourite-list.ts";

type ComparisonViewProps = { asked: AskedList; people: readonly Compared[]; attributes: readonly Attribute[] };

/** Two to four people side by side; of more some are chosen first, and fewer get a word on how to find others. */
export function ComparisonView({ asked, people, attributes }: ComparisonViewProps) {
  const missing = asked.ids.length - people.length;
  return (
    <div className="flex flex-col gap-6">
      {missing > 0 && (
        <Alert
          title={
            missing === 1
              ? "1 profissional não está mais disponível"
              : `${missing} profissionais não estão mais disponíveis`
          }
        >
          {missing === 1 ? "O perfil foi pausado ou encerrado." : "Os perfis foram pausados ou encerrados."}
        </Alert>
      )}
      {asked.unread > 0 && (
        <Alert variant="warning" title="Parte do endereço não foi entendida">
          O link pode ter sido cortado ao ser copiado.
        </Alert>
      )}
      {people.length < 2 ? (
        <TooFew people={people} />
      ) : people.length > MOST_COMPARED ? (
        <Choice people={people} />
      ) : (
        <Table people={people} attributes={attributes} />
      )}
    </div>
  );
}

function TooFew({ people: [only] }: Pick<ComparisonViewProps, "people">) {
  return (
    <EmptyState
      title={only ? "Falta mais alguém para comparar" : "Escolha quem comparar"}
      description={
        only
          ? `Você escolheu ${only.name}. Escolha mais uma pessoa nos seus favoritos.`
          : `Nos favoritos, marque de 2 a ${MOST_COMPARED} pessoas e toque em “Comparar escolhidos”.`
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/favoritos" className={buttonVariants()}>
            Ver meus favoritos
          </a>
          <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
            Buscar Profissionais
          </a>
        </div>
      }
    />
  );
}

/** Nobody who was chosen is lost: the same form once more, with names. */
function Choice({ people }: Pick<ComparisonViewProps, "people">) {
  return (
    <form action="/comparar" className="flex max-w-xl flex-col gap-4">
      <Alert variant="warning" title={`Escolha até ${MOST_COMPARED}`}>
        Você escolheu {plural(people.length, "profissional", "profissionais")}, e lado a lado cabem {MOST_COMPARED}.
      </Alert>
      <fieldset>
        <legend className="text-lg font-semibold">Quem comparar?</legend>
        {people.map(({ id, name, specialty }, index) => (
          <label key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <input type="checkbox" name="ids" value={id} defaultChecked={index < MOST_COMPARED} className="choice" />
            <span>
              {name} <span className="text-muted-foreground">· {specialty}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="self-start max-sm:w-full">
        Comparar escolhidos
      </Button>
    </form>
  );
}

function Table({ people, attributes }: Pick<ComparisonViewProps, "people" | "attributes">) {
  return (
    <section
      aria-label="Comparação"
      // Scrolls sideways on small screens, by keyboard, too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
      tabIndex={0}
      className="overflow-x-auto rounded border bg-surface-raised"
    >
      <table className="comparison" data-people={people.length}>
        <caption className="sr-only">{people.map(({ name }) => name).join(", ")}</caption>
        <thead>
          <tr>
            <td className="comparison-label" />
            {people.map((person) => (
              <th key={person.id} scope="col">
                <Person {...person} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(people, attributes).map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row" className="comparison-label">
                {label}
              </th>
              {cells.map(({ id, text }) => (
                <td key={id}>
                  <Cell text={text} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="comparison-label">
              Próximo passo
            </th>
            {people.map(({ id, name }) => (
              <td key={id}>
                <span className="flex flex-col items-start gap-2">
                  <a
                    href={`/profissional/${id}/agendar`}
                    aria-label={`Agendar com ${name}`}
                    className={buttonVariants({ size: "sm" })}
                  >
                    Agendar
                  </a>
                  <a
                    href={`/profissional/${id}#contato`}
                    aria-label={`Contato de ${name}`}
                    className={buttonVariants({ variant: "outline", size: "sm" })}
                  >
                    Contato
                  </a>
                  <a
                    href={comparisonHref(people.filter((other) => other.id !== id).map((other) => other.id))}
                    aria-label={`Tirar ${name} da comparação`}
                    className={buttonVariants({ variant: "ghost", size: "sm" })}
                  >
                    Tirar
                  </a>
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const MOST_WORDS = 4;

/** Of a long list the first, so that one person's does not part all the others' lines; the rest unfolds. */
function Cell({ text }: { text: string }) {
  const words = text.split(/(?<=[,;]) /);
  if (words.length <= MOST_WORDS + 1) return text;
  return (
    <>
      {words.slice(0, MOST_WORDS).join(" ")}
      <details>
        <summary className="text-link cursor-pointer">mais {words.length - MOST_WORDS}</summary>
        {words.slice(MOST_WORDS).join(" ")}
      </details>
    </>
  );
}

function Person({ id, name, photo }: Compared) {
  return (
    <>
      <span className="flex items-start justify-between gap-1">
        <Avatar name={name} id={id} photo={usePhotoUrl(photo)} size="sm" />
        <FavouriteButton id={id} name={name} />
      </span>
      <a href={`/profissional/${id}`} className="text-link mt-2 inline-block font-serif text-lg font-semibold">
        {name}
      </a>
    </>
  );
}
