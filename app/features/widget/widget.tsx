import { bookingHref } from "#app/features/availability/booking-href.ts";
import type { CardTimes } from "#app/features/availability/card-times.ts";
import { introduce, type TitleFacts } from "#app/features/professionals/registration/titles.ts";
import { brand } from "#app/shared/brand.ts";
import { widgetStyles } from "./widget-styles.ts";

type WidgetProps = {
  /** Undefined: somebody who is not listed, or no more. */
  professional?: { id: string; name: string; title: TitleFacts | null };
  times?: CardTimes | undefined;
};

/** Never inside of the frame. */
const OUTSIDE = { target: "_blank", rel: "noopener" };

/** A whole small page for the frame on a professional's own site. No script: each time leads to the booking page. */
export function Widget({ professional, times }: WidgetProps) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{professional ? `Horários livres de ${professional.name}` : "Agenda indisponível"}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own few words, allowed by their hash */}
        <style dangerouslySetInnerHTML={{ __html: widgetStyles }} />
      </head>
      <body>
        <main>{professional ? <Times professional={professional} times={times} /> : <Nobody />}</main>
        <footer>
          Agenda pela{" "}
          <a href="/" {...OUTSIDE}>
            {brand.name}
          </a>
        </footer>
      </body>
    </html>
  );
}

type TimesProps = { professional: NonNullable<WidgetProps["professional"]>; times: CardTimes | undefined };

function Times({ professional: { id, name, title }, times }: TimesProps) {
  const days = times?.days ?? [];
  return (
    <>
      <h1>{name}</h1>
      {title && <p className="title">{introduce(title)}</p>}
      {days.map(({ label, times }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul>
            {times.map(({ startsAt, label: time }) => (
              <li key={startsAt}>
                <a href={bookingHref(id, startsAt)} {...OUTSIDE} aria-label={`Agendar ${label}, ${time}`}>
                  {time}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {days.length === 0 && <p>Nenhum horário livre nas próximas semanas.</p>}
      {times?.zone && days.length > 0 && <p className="zone">Horários {times.zone}.</p>}
      <p>
        <a className="button" href={`/profissional/${id}/agendar`} {...OUTSIDE}>
          {days.length > 0 ? "Ver todos os horários" : "Pedir um horário"}
        </a>
      </p>
    </>
  );
}

function Nobody() {
  return <p>Esta agenda não está disponível agora.</p>;
}
