import { clsx } from "clsx";
import { useWatch } from "react-hook-form";
import { isChosen } from "#app/features/professionals/field-kinds.ts";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { readRegistration } from "#app/features/professionals/registration/registration.ts";

const tones = { recognised: "text-success", incomplete: "text-muted-foreground", unknown: "text-warning" };

/** What we understood of the registration. Its line is kept, so that nothing jumps while one types. */
export function RegistrationHint() {
  const [registration, specialty] = useWatch<ProfileValues, ["registration", "specialty"]>({
    name: ["registration", "specialty"],
  });
  const isTyped = registration.trim().length >= 3 && isChosen(specialty);
  const read = isTyped ? readRegistration(registration, specialty) : undefined;
  return (
    <p aria-live="polite" className={clsx("mt-1 min-h-6 text-sm", read && tones[read.status])}>
      {read?.hint}
    </p>
  );
}
