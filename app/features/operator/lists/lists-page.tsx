import { useEffect, useRef, useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/shared/ui/tabs.tsx";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import type { Planned } from "../planned-acts.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useAct } from "../use-act.ts";
import { useOperatorData } from "../use-operator-data.ts";
import { AttributeForm } from "./attribute-form.tsx";
import {
  findListed,
  type ListedAttribute,
  type ListKind,
  listKinds,
  lists,
  planOffer,
  planSaving,
} from "./attribute-lists.ts";
import { ListTable } from "./list-table.tsx";

const QUICKER = "Outra pessoa acrescentou o mesmo um instante antes. O seu texto continua aqui: confira a lista.";

/** /operador/listas: what professionals may choose, and searches are narrowed to. */
export function ListsPage() {
  const { status, data, reload } = useOperatorData<ListedAttribute[]>("operator_attributes");
  const [kind, setKind] = useState<ListKind>("theme");
  const [sought, setSought] = useState("");
  const [edited, setEdited] = useState<ListedAttribute | "new">();
  const [planned, setPlanned] = useState<Planned>();
  const { act, isBusy } = useAct(reload);
  const found = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);
  // Whoever comes back from the form goes on at the lists.
  useEffect(() => {
    if (wasEdited.current && !edited) found.current?.focus();
    wasEdited.current = Boolean(edited);
  }, [edited]);
  if (status === "loading") return <OperatorLoading />;
  if (status === "failed") return <OperatorFailure onRetry={reload} />;

  const former = edited === "new" ? undefined : edited;
  return (
    <>
      {edited ? (
        <AttributeForm
          all={data}
          initialKind={kind}
          former={former}
          onCancel={() => setEdited(undefined)}
          onSave={(facts) => {
            setKind(facts.kind);
            setPlanned(planSaving(facts, former));
          }}
        />
      ) : (
        <>
          <OperatorHeading
            title="Listas"
            lead="O que profissionais podem informar no perfil, e pacientes podem pedir na busca. O que deixa de ser oferecido fica com quem já tem."
            action={<Button onClick={() => setEdited("new")}>Acrescentar</Button>}
          />
          <Field label="Buscar nas listas" className="max-w-md">
            <Input type="search" value={sought} maxLength={60} onChange={(event) => setSought(event.target.value)} />
          </Field>
          <div ref={found} tabIndex={-1} className="outline-none">
            <Tabs defaultValue={kind} value={kind} onValueChange={(value) => setKind(value as ListKind)}>
              <TabList label="Listas">
                {listKinds.map((one) => (
                  <Tab key={one} value={one}>
                    {lists[one].title} ({findListed(data, one, sought).length})
                  </Tab>
                ))}
              </TabList>
              {listKinds.map((one) => (
                <TabPanel key={one} value={one}>
                  <ListTable
                    kind={one}
                    rows={findListed(data, one, sought)}
                    onEdit={setEdited}
                    onOffer={(attribute) => setPlanned(planOffer(attribute))}
                  />
                </TabPanel>
              ))}
            </Tabs>
          </div>
        </>
      )}
      {planned && (
        <ReasonDialog
          question={planned.question}
          isBusy={isBusy}
          onClose={() => setPlanned(undefined)}
          onReason={async (reason) => {
            if (!(await act(planned.name, planned.parameters(reason), planned.done, QUICKER))) return;
            setPlanned(undefined);
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}
