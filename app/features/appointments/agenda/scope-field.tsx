import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";

/** Of a weekly series: this one, or with all that follow. */
export function ScopeField({ legend }: { legend: string }) {
  return (
    <RadioGroup
      legend={legend}
      name="scope"
      defaultValue="one"
      options={[
        { value: "one", label: "Só esta consulta" },
        { value: "following", label: "Esta e as seguintes" },
      ]}
    />
  );
}
