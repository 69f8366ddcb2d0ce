import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { type Column, DataTable } from "../data-table.tsx";
import { describeSpecialties, type ListedAttribute, type ListKind, lists } from "./attribute-lists.ts";

type ListTableProps = {
  kind: ListKind;
  rows: readonly ListedAttribute[];
  onEdit: (one: ListedAttribute) => void;
  onOffer: (one: ListedAttribute) => void;
};

/** One list; what is no longer offered stays in it, for it may come back. */
export function ListTable({ kind, rows, onEdit, onOffer }: ListTableProps) {
  const { title, parameter } = lists[kind];
  const columns: Column<ListedAttribute>[] = [
    {
      label: "Nome",
      value: ({ name }) => name,
      show: ({ name }) => <span className="font-semibold">{name}</span>,
      isLong: true,
    },
    {
      label: "Situação",
      value: ({ isOffered }) => (isOffered ? "oferecido" : "não oferecido"),
      show: (one) => (
        <span className="flex items-center gap-1">
          <Badge variant={one.isOffered ? "success" : "secondary"}>
            {one.isOffered ? "oferecido" : "não oferecido"}
          </Badge>
          <Button variant="ghost" size="sm" aria-label={`Mudar ${one.name}`} onClick={() => onEdit(one)}>
            Mudar
          </Button>
          <Button variant="ghost" size="sm" aria-label={`${turn(one)} ${one.name}`} onClick={() => onOffer(one)}>
            {turn(one)}
          </Button>
        </span>
      ),
    },
    ...(kind === "theme" ? [{ label: "Especialidades", value: describeSpecialties, isLong: true }] : []),
    { label: "Palavras na busca", value: ({ words }) => words.join(", "), isLong: true },
    { label: "No endereço", value: ({ slug }) => `${parameter}=${slug}` },
  ];
  return (
    <DataTable
      title={title}
      filename={parameter}
      isWhole
      rows={rows}
      columns={columns}
      empty="Nada com essas letras."
    />
  );
}

const turn = ({ isOffered }: ListedAttribute) => (isOffered ? "Não oferecer mais" : "Voltar a oferecer");
