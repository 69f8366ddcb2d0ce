import type { ReactNode } from "react";
import { plural } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { type AskedList, listHref, MOST_COMPARED, MOST_FAVOURITES } from "./favourite-list.ts";

type ListViewProps = {
  asked: AskedList;
  /** Of the asked ones those who are listed, each as a card. */
  people: readonly { id: string; name: string; card: ReactNode }[];
};

/** A list by its address: the own favourites, or what somebody sent. Which of them is known to the browser alone. */
export function ListView({ asked, people }: ListViewProps) {
  const present = people.map(({ id }) => id);
  const gone = asked.ids.filter((id) => !present.includes(id));
  return (
    <div data-list="" className="flex flex-col gap-6">
      {asked.ids.length > 0 && <ListActions />}
      <ListNotes asked={asked} gone={gone} present={present} />
      {people.length > 0 ? <People people={people} /> : <NobodyKept isAsked={asked.ids.length + asked.unread > 0} />}
    </div>
  );
}

function ListActions() {
  return (
    <div className="flex flex-col gap-4">
      <p className="of-own-list max-w-text text-muted-foreground">
        Guardados só neste navegador, sem conta. Para abrir em outro aparelho ou mostrar a alguém, compartilhe a lista.
      </p>
      <p className="of-other-list max-w-text text-muted-foreground">
        Esta é uma lista compartilhada. Os seus próprios favoritos continuam como estão.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button data-act="keep-list" data-when-new="" className="of-other-list max-sm:w-full">
          Guardar nos meus favoritos
        </Button>
        <p data-when-known="" hidden className="of-other-list self-center font-semibold">
          Todos já estão nos seus favoritos.
        </p>
        <Button variant="outline" data-act="share-list" className="when-awake max-sm:w-full">
          Compartilhar lista
        </Button>
        <a href="/favoritos" className={buttonVariants({ variant: "ghost", className: "of-other-list max-sm:w-full" })}>
          Ver meus favoritos
        </a>
      </div>
    </div>
  );
}

type ListNotesProps = { asked: AskedList; gone: readonly string[]; present: readonly string[] };

function ListNotes({ asked: { unread, beyond }, gone, present }: ListNotesProps) {
  return (
    <>
      {gone.length > 0 && (
        <Alert
          title={
            gone.length === 1
              ? "1 profissional não está mais disponível"
              : `${gone.length} profissionais não estão mais disponíveis`
          }
          action={
            <>
              <Button
                variant="outline"
                size="sm"
                data-act="drop-gone"
                data-gone={gone.join(",")}
                className="of-own-list"
              >
                Tirar da lista
              </Button>
              <a
                href={listHref(present)}
                className={buttonVariants({ variant: "outline", size: "sm", className: "of-other-list" })}
              >
                Ver sem {gone.length === 1 ? "essa pessoa" : "essas pessoas"}
              </a>
            </>
          }
        >
          {gone.length === 1 ? "O perfil foi pausado ou encerrado." : "Os perfis foram pausados ou encerrados."} Se
          voltar, reaparece aqui.
        </Alert>
      )}
      {beyond > 0 && (
        <Alert variant="warning" title={`Uma lista mostra até ${MOST_FAVOURITES} profissionais`}>
          O endereço traz mais {plural(beyond, "pessoa", "pessoas")}, que{" "}
          {beyond === 1 ? "não aparece" : "não aparecem"} aqui.
        </Alert>
      )}
      {unread > 0 && (
        <Alert variant="warning" title="Parte do endereço não foi entendida">
          O link pode ter sido cortado ao ser copiado. Se falta alguém, peça que enviem de novo.
        </Alert>
      )}
    </>
  );
}

/** Some of them are chosen and compared: a form whose answer is an address. */
function People({ people }: Pick<ListViewProps, "people">) {
  const canCompare = people.length > 1;
  return (
    <form action="/comparar" className="flex flex-col gap-5">
      <p className="numeric text-lg font-semibold">{plural(people.length, "profissional", "profissionais")}</p>
      <ul className="flex flex-col gap-5">
        {people.map(({ id, name, card }) => (
          <li key={id} className="@container">
            {card}
            {canCompare && (
              <label className="mt-1 inline-flex min-h-11 items-center gap-3 px-1">
                <input type="checkbox" name="ids" value={id} className="choice" />
                <span>
                  Comparar<span className="sr-only"> {name}</span>
                </span>
              </label>
            )}
          </li>
        ))}
      </ul>
      {canCompare && (
        <div
          data-bar
          className="sticky bottom-0 z-20 -mx-4 short:static flex flex-wrap items-center gap-x-5 gap-y-2 border-t bg-background px-4 py-3 sm:mx-0 sm:px-0"
        >
          <Button type="submit" className="max-sm:w-full">
            Comparar escolhidos
          </Button>
          <p className="text-sm text-muted-foreground">Escolha de 2 a {MOST_COMPARED} para ver lado a lado.</p>
        </div>
      )}
    </form>
  );
}

function NobodyKept({ isAsked }: { isAsked: boolean }) {
  return (
    <>
      <noscript>
        <p className="max-w-text text-muted-foreground">
          Para guardar favoritos, o navegador precisa de JavaScript. Uma lista que alguém enviou abre sem ele.
        </p>
      </noscript>
      <EmptyState
        title={isAsked ? "Ninguém desta lista está disponível agora" : "Você ainda não guardou ninguém"}
        description={
          isAsked
            ? "Os perfis podem ter sido pausados ou encerrados, ou o link pode estar incompleto."
            : "Toque no coração de um perfil para encontrá-lo de novo aqui. Fica só neste navegador, sem conta."
        }
        action={
          <a href="/buscar" className={buttonVariants()}>
            Buscar Profissionais
          </a>
        }
      />
    </>
  );
}
