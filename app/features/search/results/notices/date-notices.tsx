import { isHoliday } from "#app/features/availability/dates/holidays.ts";
import { MAX_HORIZON } from "#app/features/professionals/booking-rules.ts";
import { isDate, weekdays } from "#app/features/search/availability.ts";
import type { SearchFilters } from "#app/features/search/filters/filters.ts";
import type { Notices } from "#app/features/search/sentence/sentence-address.ts";
import { plural } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { dayOfMonth, formatDay } from "#app/shared/when.ts";

const PERIOD_WORDS = ["de manhã", "à tarde", "à noite"];

type DateNoticesProps = Pick<Notices, "data" | "hora"> & { filters: SearchFilters };

/** What of a day or an hour could not be asked for, and why hardly anybody may be found. */
export function DateNotices({ data, hora, filters: { weekday, period } }: DateNoticesProps) {
  const date = typeof weekday === "string" && isDate(weekday) ? weekday : undefined;
  const holiday = date && isHoliday(date, []) ? date : undefined;
  const clash = weekdays.find(({ value }) => value === data);
  return (
    <>
      {(data === "passada" || data === "distante") && <UselessDate isPast={data === "passada"} />}
      {data === "intervalo" && (
        <p>Buscamos uma data de cada vez e começamos pela primeira. Para outra, troque o dia nos filtros.</p>
      )}
      {clash && date && (
        <p>
          {dayOfMonth(date)} é {formatDay(date).split(",")[0]}, e não {clash.label.toLowerCase()}. Mostramos quem tem
          horário nesse dia.
        </p>
      )}
      {holiday && <p>{dayOfMonth(holiday)} é feriado nacional: poucos profissionais atendem.</p>}
      {hora && period !== null && (
        <p>
          Para “{hora}”, mostramos quem atende {PERIOD_WORDS[period]}. Os horários livres estão nos cartões.
        </p>
      )}
    </>
  );
}

function UselessDate({ isPast }: { isPast: boolean }) {
  return (
    <Alert title={isPast ? "Esse dia já passou" : "Esse dia ainda está longe"}>
      {!isPast && `As agendas abrem até ${plural(MAX_HORIZON, "dia", "dias")} antes. `}
      Buscamos sem o dia: os próximos horários livres estão nos cartões.
    </Alert>
  );
}
