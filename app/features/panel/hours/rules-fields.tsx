import { NO_FEES } from "#app/features/professionals/describe-fee.ts";
import { useWordWarning } from "#app/features/professionals/fields/use-word-warning.ts";
import { FEE_LENGTH } from "#app/shared/forms/read-reais.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import type { HoursValues } from "./hours-form.ts";
import {
  addService,
  bufferOptions,
  horizonOptions,
  MAX_SERVICES,
  noticeOptions,
  type RulesValues,
  type ServiceValues,
  serviceErrors,
} from "./rules-form.ts";

type RulesFieldsProps = { rules: RulesValues; onChange: (change: Partial<RulesValues>) => void };

export function RulesFields({ rules, onChange }: RulesFieldsProps) {
  const select = (name: "buffer" | "notice" | "horizon", options: { value: string; label: string }[]) => {
    const value = String(rules[name]);
    const known = options.some((option) => option.value === value);
    return (
      <Select
        value={value}
        options={known ? options : [{ value, label: value }, ...options]}
        onChange={(event) => onChange({ [name]: Number(event.target.value) })}
      />
    );
  };
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-3">
        <Field label="Intervalo entre consultas">{select("buffer", bufferOptions)}</Field>
        <Field label="Pedidos até">{select("notice", noticeOptions)}</Field>
        <Field label="Agenda aberta por">{select("horizon", horizonOptions)}</Field>
      </div>
      <Checkbox
        label="Confirmar na hora quem escolhe um horário livre"
        description="Sem isso, cada pedido espera a sua resposta. Quem já tem outros horários com você, e quem escreve um horário em palavras, espera sempre."
        checked={rules.confirms}
        onChange={(event) => onChange({ confirms: event.target.checked })}
      />
    </>
  );
}

type ServicesFieldProps = {
  values: HoursValues;
  hasModalities: boolean;
  /** Whether the council allows prices, where that is known. */
  hasFees: boolean | undefined;
  specialty: string;
  showsErrors: boolean;
  onChange: (services: readonly ServiceValues[]) => void;
};

export function ServicesField({
  values,
  hasModalities,
  hasFees,
  specialty,
  showsErrors,
  onChange,
}: ServicesFieldProps) {
  const { services } = values.rules;
  const change = (id: string, given: Partial<ServiceValues>) =>
    onChange(services.map((service) => (service.id === id ? { ...service, ...given } : service)));
  return (
    <>
      {services.length > 0 && (
        <ul aria-label="Serviços" className="flex flex-col">
          {services.map((service, index) => (
            <li key={service.id} className="border-b pt-4 first:pt-0">
              <ServiceRow
                {...{ service, hasModalities, hasFees, specialty }}
                number={index + 1}
                errors={showsErrors ? serviceErrors(service, services) : {}}
                onChange={(given) => change(service.id, given)}
                onRemove={() => onChange(services.filter(({ id }) => id !== service.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {services.length < MAX_SERVICES && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => onChange(addService(services, values.minutes || "50"))}
        >
          {services.length === 0 ? "Oferecer serviços" : "Adicionar serviço"}
        </Button>
      )}
      {services.length > 0 && hasFees === false && <p className="mt-3 text-sm text-muted-foreground">{NO_FEES}</p>}
      {services.length > 1 && (
        <p className="mt-3 text-sm text-muted-foreground">
          O primeiro é o mais comum: os horários do cartão e do perfil são os dele.
        </p>
      )}
    </>
  );
}

const modalityOptions = [
  { value: "ambos", label: "Presencial e Online" },
  { value: "presencial", label: "Presencial" },
  { value: "online", label: "Online" },
];

type ServiceRowProps = {
  service: ServiceValues;
  number: number;
  hasModalities: boolean;
  hasFees: boolean | undefined;
  specialty: string;
  errors: ReturnType<typeof serviceErrors>;
  onChange: (given: Partial<ServiceValues>) => void;
  onRemove: () => void;
};

function ServiceRow(props: ServiceRowProps) {
  const { service, number, hasModalities, hasFees, specialty, errors, onChange, onRemove } = props;
  const warning = useWordWarning(specialty, service.name);
  return (
    <fieldset>
      <legend className="sr-only">Serviço {number}</legend>
      <div className="flex gap-2">
        <Field label="Nome do serviço" error={errors.name} warning={warning} className="min-w-0 flex-1">
          <Input
            value={service.name}
            maxLength={80}
            autoComplete="off"
            placeholder="Ex.: Primeira consulta"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Button
          variant="ghost"
          size="icon"
          className="mt-7.5 -mr-2"
          aria-label={`Remover o serviço ${service.name || number}`}
          onClick={onRemove}
        >
          <CloseIcon />
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        <Field label="Minutos" error={errors.minutes}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={service.minutes}
            className="numeric"
            onChange={(event) => onChange({ minutes: event.target.value })}
          />
        </Field>
        {hasFees && (
          <Field label="Valor em reais" optional error={errors.fee}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={FEE_LENGTH}
              value={service.fee}
              className="numeric"
              onChange={(event) => onChange({ fee: event.target.value })}
            />
          </Field>
        )}
        {hasModalities && (
          <Field label="Modalidade" className="max-sm:col-span-2">
            <Select
              value={service.modality}
              options={modalityOptions}
              onChange={(event) => onChange({ modality: event.target.value as ServiceValues["modality"] })}
            />
          </Field>
        )}
      </div>
    </fieldset>
  );
}
