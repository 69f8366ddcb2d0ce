import { clsx } from "clsx";
import { useWatch } from "react-hook-form";
import { isChosen } from "#app/features/professionals/field-kinds.ts";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { readRegistration } from "#app/features/professionals/registration.ts";

/** What we understood of the registration. Its line is kept, so that nothing jumps while one types. */
export function RegistrationHint() {
  const [registration, specialty] = useWatch<ProfileValues, ["registration", "specialty"]>({
    name: ["registration", "specialty"],
  });
  const isTold = registration.trim().length >= 4 && isChosen(specialty);
  const read = isTold ? readRegistration(registration, specialty) : undefined;
  return (
    <p
      aria-live="polite"
      className={clsx("mt-1 min-h-6 text-sm", read?.status === "recognised" ? "text-success" : "text-muted-foreground")}
    >
      {read?.hint}
    </p>
  );
}
