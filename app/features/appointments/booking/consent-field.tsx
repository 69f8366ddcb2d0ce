import type { Typed } from "#app/shared/forms/sent-form.ts";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { consentWords } from "../consent.ts";
import type { RequestError } from "./appointment-request.ts";

type ConsentFieldProps = { professional: string; asksForReviews: boolean; errors: RequestError; typed: Typed };

/**
 * Apart from the other fields, unticked, each purpose with a box of its own (LGPD, articles 8 and 11). A box is sent as the
 * version of its words.
 */
export function ConsentField({ professional, asksForReviews, errors, typed }: ConsentFieldProps) {
  const { appointment, invitation } = consentWords;
  return (
    <div className="rounded border border-primary p-4">
      <Checkbox
        name="consentimento"
        value={appointment.version}
        defaultChecked={typed.consentimento === appointment.version}
        error={errors.consentimento ?? ""}
        label={
          <>
            <span>{appointment.words(professional)}</span>{" "}
            <a href="/privacidade" className="text-link">
              Como cuidamos dos seus dados
            </a>
            .
          </>
        }
      />
      {asksForReviews && (
        <Checkbox
          name="convite"
          value={invitation.version}
          defaultChecked={typed.convite === invitation.version}
          label={invitation.words(professional)}
          description={`Com e-mail, o convite chega por ele. Só com WhatsApp, ${professional} passa o link a você, ou você avalia na página da consulta.`}
        />
      )}
    </div>
  );
}
