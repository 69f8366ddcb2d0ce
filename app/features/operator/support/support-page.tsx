import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { toast } from "#app/shared/toast.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { DataTable } from "../data-table.tsx";
import { askAsOperator } from "../operator.client.ts";
import { OperatorHeading } from "../operator-heading.tsx";
import { type FoundProfessional, statusLabels } from "./support.ts";

/** /operador/suporte: the words are kept in the address, so that going back finds them. */
export function SupportPage() {
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get("q") ?? "";
  const [found, setFound] = useState<FoundProfessional[]>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Going back brings other words. Not by a key: the field would lose the focus whenever Enter searches.
  useEffect(() => {
    if (field.current) field.current.value = words;
  }, [words]);

  useEffect(() => {
    if (words.length < 3) return setFound(undefined);
    let isHere = true;
    setBusy(true);
    askAsOperator<FoundProfessional[]>("operator_find", { words })
      .then(
        (rows) => isHere && setFound(rows),
        (error) =>
          toast({ variant: "destructive", title: "A busca falhou", description: describeDatabaseError(error) }),
      )
      .finally(() => isHere && setBusy(false));
    return () => {
      isHere = false;
    };
  }, [words]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setParameters({ q: String(new FormData(event.currentTarget).get("q")).trim() });
  }
  return (
    <>
      <OperatorHeading title="Suporte" lead="Encontre alguém por nome, e-mail ou registro. Três letras já bastam." />
      <form onSubmit={search} className="flex max-w-2xl flex-wrap items-end gap-3">
        <Field label="Nome, e-mail ou registro" className="min-w-0 flex-[1_1_16rem]">
          <Input ref={field} name="q" type="search" defaultValue={words} minLength={3} maxLength={100} required />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel="Buscando..." className="mb-7">
          Buscar
        </Button>
      </form>
      <div aria-live="polite">{found && <FoundTable found={found} />}</div>
    </>
  );
}

function FoundTable({ found }: { found: FoundProfessional[] }) {
  return (
    <DataTable
      title={found.length >= 25 ? "Os primeiros 25" : "Encontrados"}
      filename="profissionais"
      isWhole
      rows={found}
      empty="Ninguém com essas palavras. Tente parte do nome ou só os números do registro."
      columns={[
        {
          label: "Nome",
          value: ({ name }) => name,
          show: ({ id, name }) => (
            <Link to={`/operador/suporte/${id}`} className="text-link inline-flex min-h-11 items-center">
              {name || "Sem nome"}
            </Link>
          ),
        },
        { label: "E-mail", value: ({ email }) => email },
        { label: "Especialidade", value: ({ specialty }) => specialty },
        { label: "Registro", value: ({ registration }) => registration },
        { label: "Assinatura", value: ({ status }) => statusLabels[status] ?? status },
        {
          label: "Busca",
          value: (one) => (one.suspendedAt ? "suspenso" : one.isListed ? "na busca" : "fora"),
          show: (one) => <ListingBadge {...one} />,
        },
      ]}
    />
  );
}

export function ListingBadge({ suspendedAt, isListed }: Pick<FoundProfessional, "suspendedAt" | "isListed">) {
  if (suspendedAt) return <Badge variant="destructive">suspenso</Badge>;
  return <Badge variant={isListed ? "success" : "secondary"}>{isListed ? "na busca" : "fora da busca"}</Badge>;
}
