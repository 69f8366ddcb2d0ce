import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { askPlaceOfCep } from "#app/shared/cities/ask-place.client.ts";
import { ofCity } from "#app/shared/cities/city-words.ts";
import { digitsOf, maskCep } from "#app/shared/forms/masks.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { maskedControl } from "./masked-control.ts";
import { useProfileField } from "./use-profile-field.ts";

/** Fills city and state; what somebody typed there is left alone, and the address is never touched. */
export function CepField() {
  const { control, frame } = useProfileField("cep");
  const hint = useCityOfCep();
  return (
    <Field {...frame} className="max-w-60">
      <Input
        {...maskedControl(control, maskCep)}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
      />
      <p aria-live="polite" className="mt-1 min-h-6 text-sm text-muted-foreground">
        {hint}
      </p>
    </Field>
  );
}

function useCityOfCep() {
  const { getValues, setValue } = useFormContext<ProfileValues>();
  const cep = digitsOf(useWatch<ProfileValues, "cep">({ name: "cep" }));
  const filled = useRef("");
  const [hint, setHint] = useState("");

  useEffect(() => {
    setHint("");
    if (cep.length !== 8) return;
    const question = new AbortController();
    askPlaceOfCep(cep, question.signal).then((place) => {
      if (question.signal.aborted || place === undefined) return;
      setHint(
        place ? `CEP ${ofCity(`${place.city} - ${place.state}`)}` : "Não encontramos este CEP. Confira os números.",
      );
      const typed = getValues("city");
      if (!place || (typed && typed !== filled.current)) return;
      filled.current = place.city;
      setValue("city", place.city, { shouldDirty: true, shouldValidate: true });
      setValue("state", place.state, { shouldDirty: true, shouldValidate: true });
    });
    return () => question.abort();
  }, [cep, getValues, setValue]);

  return hint;
}
