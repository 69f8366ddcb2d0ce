import {
  type BookingRules,
  describeService,
  everybodysRules,
  isMinutes,
  type Service,
} from "#app/features/professionals/booking-rules.ts";
import type { Modality } from "#app/features/professionals/labels.ts";
import { plural } from "#app/shared/formats.ts";
import { hasLetter, tidyName } from "#app/shared/forms/plain-words.ts";
import { isFee, readReais } from "#app/shared/forms/read-reais.ts";

/** A service while it is being edited: what is typed may be missing or wrong. */
export type ServiceValues = { id: string; name: string; minutes: string; modality: Modality; fee: string };

export type RulesValues = {
  buffer: number;
  notice: number;
  horizon: number;
  confirms: boolean;
  services: readonly ServiceValues[];
};

export function toRulesValues({ services = [], confirms = false, ...rules }: BookingRules): RulesValues {
  return {
    ...everybodysRules,
    ...rules,
    confirms,
    services: services.map(({ id, name, minutes, modality, fee }) => ({
      ...{ id, name, minutes: String(minutes) },
      modality: modality ?? "ambos",
      fee: fee === undefined ? "" : String(fee),
    })),
  };
}

/** What is as for everybody is not kept. */
export function toRules({ buffer, notice, horizon, confirms, services }: RulesValues): BookingRules {
  return {
    ...(buffer !== everybodysRules.buffer && { buffer }),
    ...(notice !== everybodysRules.notice && { notice }),
    ...(horizon !== everybodysRules.horizon && { horizon }),
    ...(confirms && { confirms }),
    ...(services.length > 0 && { services: services.map(toService) }),
  };
}

function toService({ id, name, minutes, modality, fee }: ServiceValues): Service {
  return {
    ...{ id, name: tidyName(name), minutes: Number(minutes) },
    ...(modality !== "ambos" && { modality }),
    ...(fee.trim() && { fee: readReais(fee) ?? 0 }),
  };
}

export type ServiceErrors = Partial<Record<"name" | "minutes" | "fee", string>>;

export function serviceErrors({ id, name, minutes, fee }: ServiceValues, all: readonly ServiceValues[]): ServiceErrors {
  const isTwice = all.some((other) => other.id !== id && tidyName(other.name) === tidyName(name));
  const isName = tidyName(name).length >= 2 && hasLetter(name);
  return {
    ...(!isName && { name: "Dê um nome ao serviço." }),
    ...(isName && isTwice && { name: "Já há um serviço com este nome." }),
    ...(!isMinutes(minutes) && { minutes: "De 10 a 240." }),
    ...(fee.trim() && !isFee(fee) && { fee: "Só reais inteiros, de 1 a 99.999." }),
  };
}

export const MAX_SERVICES = 12;

export function addService(services: readonly ServiceValues[], minutes: string): ServiceValues[] {
  const name = services.length === 0 ? "Consulta" : "";
  return [...services, { id: Math.random().toString(36).slice(2, 10), name, minutes, modality: "ambos", fee: "" }];
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const bufferOptions = withValues([0, 5, 10, 15, 20, 30, 60], (minutes) =>
  minutes === 0 ? "Sem intervalo" : plural(minutes, "minuto", "minutos"),
);
export const noticeOptions = withValues(
  [HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
  (minutes) =>
    minutes < DAY
      ? plural(minutes / HOUR, "hora antes", "horas antes")
      : plural(minutes / DAY, "dia antes", "dias antes"),
);
export const horizonOptions = withValues([7, 14, 28, 56, 84], (days) => plural(days / 7, "semana", "semanas"));

function withValues(values: number[], label: (value: number) => string) {
  return values.map((value) => ({ value: String(value), label: label(value) }));
}

/** In words, for versions to be compared by eye. */
export function describeRules(rules: BookingRules) {
  const { buffer, notice, horizon, confirms, services } = toRulesValues(rules);
  const named = (options: { value: string; label: string }[], value: number) =>
    options.find((option) => option.value === String(value))?.label ?? String(value);
  return [
    ...(rules.services ?? []).map((service) => `${service.name}: ${describeService(service)}`),
    ...(services.length === 0 ? ["Sem serviços"] : []),
    `intervalo: ${named(bufferOptions, buffer).toLowerCase()}`,
    `antecedência: ${named(noticeOptions, notice)}`,
    `agenda aberta: ${named(horizonOptions, horizon)}`,
    confirms ? "confirma na hora" : "confirma à mão",
  ].join("; ");
}
