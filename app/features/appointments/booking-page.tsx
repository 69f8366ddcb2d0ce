import { Link } from "react-router";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { useFreeTimes } from "#app/features/availability/use-free-times.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { usePhotoUrl } from "#app/shared/photo-url.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Page } from "#app/shared/ui/page.tsx";
import type { Refusal } from "./appointment-request.ts";
import { BookingForm } from "./booking-form.tsx";

type BookingPageProps = {
  professional: Professional;
  times: FreeTimes | undefined;
  /** The time that the link to this page named. */
  wanted: number | null;
  refusal: Refusal | undefined;
};

/** /profissional/:id/agendar */
export function BookingPage({ professional, times: rendered, wanted, refusal }: BookingPageProps) {
  const { id, name, specialty, registration } = professional;
  const times = useFreeTimes(id, rendered);
  return (
    <Page title="Agendar Consulta" width="form">
      <Link to={`/profissional/${id}`} className="flex items-center gap-4 text-foreground no-underline">
        <Avatar name={name} id={id} photo={usePhotoUrl(professional.photo)} />
        <span className="min-w-0">
          <span className="block text-lg font-semibold underline">{name}</span>
          <span className="block text-sm text-muted-foreground">
            {specialty} · {registration}
          </span>
        </span>
      </Link>
      <div className="mt-6 hidden noscript:block">
        <Alert variant="warning" title="Para enviar um pedido é preciso ativar o JavaScript do navegador">
          Sem ele, fale com {name} pelos contatos do perfil.
        </Alert>
      </div>
      <BookingForm professional={professional} times={times} wanted={wanted} refusal={refusal} />
    </Page>
  );
}
