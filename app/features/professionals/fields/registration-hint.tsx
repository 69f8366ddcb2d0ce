import { useWatch } from "react-hook-form";
import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import { readRegistration } from "#app/features/professionals/registration.ts";
import { cn } from "#app/shared/ui/class-names.ts";

/** What we understood of the registration. Its line is kept, so that nothing jumps while one types. */
export function RegistrationHint() {
  const [registration, specialty] = useWatch<ProfileValues, ["registration", "specialty"]>({
    name: ["registration", "specialty"],
  });
  const read = registration.trim().length >= 4 ? readRegistration(registration, specialty) : undefined;
  return (
    <p
      aria-live="polite"
      className={cn("mt-1 min-h-6 text-sm text-muted-foreground", read?.status === "recognised" && "text-success")}
    >
      {read?.hint}
    </p>
  );
}
