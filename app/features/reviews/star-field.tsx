import { useId } from "react";
import { plural } from "#app/shared/formats.ts";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { STAR_WORDS } from "./review.ts";

/** Five radio buttons drawn as stars: arrows move, and each says its number and what it means. */
export function StarField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-base font-semibold">Como foi o atendimento?</legend>
      <div className="star-choice mt-2 flex flex-wrap gap-1">
        {STAR_WORDS.map((word, index) => (
          <label key={word} className="relative flex w-14 flex-col items-center gap-1 py-1 text-center text-xs sm:w-20">
            <input
              type="radio"
              name="estrelas"
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={`${plural(index + 1, "estrela", "estrelas")}, ${word}`}
              aria-invalid={Boolean(error) || undefined}
            />
            <svg viewBox="0 0 24 24" className="size-10 rounded" aria-hidden="true">
              <path
                d="m12 2.500 2.900 6.100 6.600.9-4.800 4.600 1.200 6.600L12 17.500l-5.900 3.200 1.200-6.600-4.800-4.600 6.600-.9z"
                strokeWidth="1.500"
                strokeLinejoin="round"
              />
            </svg>
            <span className="text-muted-foreground peer-checked:font-semibold peer-checked:text-foreground">
              {word}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
