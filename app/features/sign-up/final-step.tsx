import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useWaitingTexts } from "#app/features/professionals/fields/use-waiting-texts.ts";
import { priceAt } from "#app/features/subscription/price.ts";
import { trialDays } from "#app/features/subscription/terms.ts";
import { formatMoney } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { listingOutlook, neededTexts } from "./listing-outlook.ts";
import { Review } from "./review.tsx";
import type { SignUpValues } from "./sign-up-fields.ts";

type FinalStepProps = {
  /** The profile's fields of this step. */
  profile: ReactNode;
  /** Terms and privacy, to be read without leaving the form. */
  documents: ReactNode;
};

export function FinalStep({ profile, documents }: FinalStepProps) {
  const { register, formState } = useFormContext<SignUpValues>();
  const values = useWatch<SignUpValues>() as SignUpValues;
  const waiting = useWaitingTexts(values.specialty, neededTexts(values));
  return (
    <>
      {profile}
      <Review />
      <Alert title={`${trialDays} dias grátis, sem cartão`}>
        {listingOutlook(values, waiting)} Depois do período gratuito, continuar custa {formatMoney(priceAt(Date.now()))}{" "}
        por mês. Nada é cobrado sem você assinar, e você cancela quando quiser.
      </Alert>
      <div className="mt-4">
        {documents}
        <Checkbox
          {...register("acceptTerms")}
          required
          label="Li e aceito os Termos de Uso e a Política de Privacidade"
          error={formState.errors.acceptTerms?.message ?? ""}
        />
      </div>
    </>
  );
}
