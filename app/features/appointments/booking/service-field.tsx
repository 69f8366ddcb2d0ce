import { clsx } from "clsx";
import { type MouseEvent, useId, useState } from "react";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { describeService } from "#app/features/professionals/booking-rules.ts";

type ServiceFieldProps = { times: FreeTimes; onChoose: (id: string) => Promise<boolean> };

/**
 * What the appointment is for. Each service has times of its own, so each is a link to the page with them; with a script
 * they come in place, and nothing that was typed is lost.
 */
export function ServiceField({ times: { services, service: chosen }, onChoose }: ServiceFieldProps) {
  const id = useId();
  const [coming, setComing] = useState<string>();
  if (services.length === 0) return null;

  async function choose(event: MouseEvent<HTMLAnchorElement>, service: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setComing(service);
    const href = event.currentTarget.href;
    if (await onChoose(service)) history.replaceState(history.state, "", href);
    // Without a connection the page is asked for, which says so itself.
    else location.assign(href);
    setComing(undefined);
  }
  return (
    <section aria-labelledby={id}>
      <input type="hidden" name="servico" value={chosen ?? ""} />
      <h2 id={id} className="text-xl">
        {services.length === 1 ? "Serviço" : "Escolha o serviço"}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {services.map((service) => (
          <li key={service.id}>
            <a
              href={`?servico=${service.id}`}
              aria-current={service.id === chosen ? "true" : undefined}
              aria-busy={service.id === coming || undefined}
              onClick={(event) => choose(event, service.id)}
              className={clsx(
                "flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 rounded border p-3 text-foreground no-underline",
                service.id === chosen
                  ? "border-primary bg-primary-soft text-primary-soft-foreground"
                  : "hover:border-primary",
              )}
            >
              <span className="min-w-0 font-semibold break-words">{service.name}</span>
              <span className="text-sm">{describeService(service)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
