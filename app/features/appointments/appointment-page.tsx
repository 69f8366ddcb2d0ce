import { Form, Link, useRevalidator } from "react-router";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card } from "#app/shared/ui/card.tsx";
import { Page } from "#app/shared/ui/page.tsx";
import { CalendarIcon } from "#app/shared/ui/place-icons.tsx";
import { useLiveTopic } from "#app/shared/use-live-topic.ts";
import { type Appointment, describeStatus, patientChoices } from "./appointment.ts";
import { AppointmentChoices } from "./appointment-choices.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { KeepLink } from "./keep-link.tsx";

type AppointmentPageProps = {
  appointment: Appointment;
  times: FreeTimes | undefined;
  token: string;
  isNew: boolean;
  problem: string | undefined;
  now: number;
};

/** /consulta/:token. What the professional does shows at once. */
export function AppointmentPage({ appointment, times, token, isNew, problem, now }: AppointmentPageProps) {
  const { professionalId, professional, status, hasEmail } = appointment;
  const { revalidate } = useRevalidator();
  useLiveTopic(`availability:${professionalId}`, revalidate);
  const { title, text, variant } = describeStatus(appointment);
  const choices = patientChoices(appointment, now);
  return (
    <Page title={isNew && status === "requested" ? "Pedido enviado" : "Sua consulta"} width="form">
      <div className="flex flex-col gap-6">
        {problem && (
          <Alert variant="destructive" title="Não foi possível" announce>
            {problem}
          </Alert>
        )}
        <div role="status">
          <Alert variant={variant} title={title}>
            {text}
          </Alert>
        </div>
        {status === "requested" && <KeepLink isNew={isNew} hasEmail={hasEmail} professional={professional} />}
        <Card>
          <AppointmentFacts appointment={appointment} />
          {status === "confirmed" && (
            <a
              href={`/consulta/${token}/calendario.ics`}
              className={buttonVariants({ variant: "outline", className: "mt-5 w-full" })}
            >
              <CalendarIcon /> Adicionar ao calendário
            </a>
          )}
        </Card>
        {status === "done" && !hasEmail && (
          <Form method="post" action={`/consulta/${token}/avaliar`}>
            <Button type="submit" className="w-full">
              Avaliar a consulta
            </Button>
          </Form>
        )}
        <AppointmentChoices choices={choices} times={times} modality={appointment.modality} />
        {choices.canAskAgain && (
          <Link to={`/profissional/${professionalId}/agendar`} className={buttonVariants({})}>
            Fazer outro pedido
          </Link>
        )}
        <p className="text-sm text-muted-foreground">
          Esta página é só sua: quem tiver o endereço dela pode ver, mudar ou cancelar a consulta. Os dados são apagados
          90 dias depois.
        </p>
      </div>
    </Page>
  );
}
