import { describeService, type Service } from "#app/features/professionals/booking-rules.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";

type ServicesCardProps = { professionalId: string; services: readonly Service[] };

/** What somebody offers, each with the way to its times. */
export function ServicesCard({ professionalId, services }: ServicesCardProps) {
  if (services.length === 0) return null;
  return (
    <Card>
      <CardTitle>Serviços</CardTitle>
      <ul className="mt-3">
        {services.map((service) => (
          <li
            key={service.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2.5 last:border-0 last:pb-0"
          >
            <a
              href={`/profissional/${professionalId}/agendar?servico=${service.id}`}
              className="text-link min-w-0 font-semibold break-words"
            >
              {service.name}
            </a>
            <span className="text-sm text-muted-foreground">{describeService(service)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
