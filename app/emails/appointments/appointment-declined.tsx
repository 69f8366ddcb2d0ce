import { z } from "zod";
import { othersLike } from "#app/features/appointments/alternatives.ts";
import { zoneWords } from "#app/features/appointments/zone-words.ts";
import { bookingHref } from "#app/features/availability/booking-href.ts";
import { searchHref } from "#app/features/search/filters/filters.ts";
import { formatWhen } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Paragraph, TextLink } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { Frame, givenUpFile, givenUpWords, schema } from "./patient-frame.tsx";

const declinedSchema = schema.extend({
  status: z.enum(["declined", "expired"]),
  /** Who said no, or nothing; an email that has waited long may not know it. */
  endedBy: z.enum(["patient", "professional"]).nullish(),
  /** While the professional is listed. */
  professionalId: z.string().optional(),
  city: z.string().optional(),
  /** What the times are for, where services are offered. */
  serviceId: z.string().optional(),
  freeTimes: z.array(z.coerce.date()).optional(),
});

/** A patient who let a proposal lapse is not told of a silence of the professional's. */
function declinedWords({ status, endedBy, professional }: z.infer<typeof declinedSchema>) {
  if (status === "declined") return `${professional} não pode atender neste pedido. Sentimos muito.`;
  if (endedBy === "patient")
    return `O prazo da proposta de ${professional} terminou sem a sua resposta, e o horário foi liberado.`;
  return `${professional} não respondeu a tempo, e o pedido foi encerrado. Sentimos muito.`;
}

const titleOf = ({ endedBy }: z.infer<typeof declinedSchema>) =>
  endedBy === "patient" ? "O prazo da proposta terminou" : "Desta vez não foi possível";

export const appointmentDeclined = defineEmail({
  kind: "appointment-declined",
  label: "Pedido de consulta recusado",
  isForPatient: true,
  schema: declinedSchema,
  // Not that of the email before it: read in one thread with that, it would be missed.
  subject: (data) => `${titleOf(data)}: consulta com ${data.professional}`,
  Body: ({ data }) => (
    <Frame data={data} title={titleOf(data)} action="Ver outras opções" isAhead={false}>
      <Paragraph>
        {declinedWords(data)} Você pode escolher outro horário ou procurar outra pessoa.{givenUpWords(data)}
      </Paragraph>
      <OtherTimes {...data} />
      <Paragraph>
        <TextLink href={useSiteUrl(searchHref(othersLike(data)))}>
          Ver outras pessoas{data.specialty ? ` de ${data.specialty}` : ""}
        </TextLink>
      </Paragraph>
    </Frame>
  ),
  attachments: givenUpFile,
});

type OtherTimesProps = {
  professional: string;
  modality: "presencial" | "online";
  zone: string;
  professionalId?: string | undefined;
  serviceId?: string | undefined;
  freeTimes?: Date[] | undefined;
};

function OtherTimes({ professional, modality, zone, professionalId, serviceId, freeTimes = [] }: OtherTimesProps) {
  const site = useSiteUrl();
  const [first] = freeTimes;
  if (!professionalId || !first) return null;
  return (
    <>
      <Paragraph>
        Horários livres com {professional}
        {zoneWords(first, zone, modality)}:
      </Paragraph>
      {freeTimes.map((at) => (
        <Paragraph key={Number(at)}>
          <TextLink href={new URL(bookingHref(professionalId, Number(at), serviceId), site).href}>
            {formatWhen(at, zone)}
          </TextLink>
        </Paragraph>
      ))}
    </>
  );
}
