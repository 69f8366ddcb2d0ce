import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";

type ScopeFieldProps = {
  legend: string;
  /** How many these are, this one among them. */
  following: number;
  onChange?: (scope: string) => void;
};

/** Of a series: this one, or with all that follow. */
export function ScopeField({ legend, following, onChange }: ScopeFieldProps) {
  return (
    <RadioGroup
      legend={legend}
      name="scope"
      defaultValue="one"
      onChange={(event) => onChange?.(event.target.value)}
      options={[
        { value: "one", label: "Só esta consulta" },
        { value: "following", label: `Esta e as seguintes (${following})` },
      ]}
    />
  );
}
