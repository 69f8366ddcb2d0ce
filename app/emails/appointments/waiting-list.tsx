import { z } from "zod";
import { whenThere } from "#app/features/appointments/zone-words.ts";
import { bookingHref } from "#app/features/availability/booking-href.ts";
import { keptFor } from "#app/features/privacy/retention.ts";
import { suitingWords } from "#app/features/waiting-list/waiting-words.ts";
import { brand } from "#app/shared/brand.ts";
import { plural } from "#app/shared/formats.ts";
import { dayOfMonth } from "#app/shared/when.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { tokenText } from "../texts.ts";
import { withoutLinks } from "../without-links.ts";

const schema = z.object({
  professionalId: z.uuid(),
  professional: z.string().max(200).transform(withoutLinks),
  weekday: z.number().int().min(0).max(6).nullable(),
  period: z.enum(["manha", "tarde", "noite"]).nullable(),
  until: z.iso.date(),
  zone: z.string().max(60),
  /** Confirms, and leaves. */
  token: tokenText,
});

const reason = `Você recebe esta mensagem porque alguém pediu, com este e-mail, para receber o aviso de um horário ${brand.in} ${brand.name}.`;

export const waitingToConfirm = defineEmail({
  kind: "waiting-to-confirm",
  label: "Lista de espera a confirmar",
  isForPatient: true,
  schema,
  subject: ({ professional }) => `Confirme: avisar se abrir um horário com ${professional}`,
  Body: ({ data }) => (
    <Layout preview="Abra o link para entrar na lista de espera." reason={reason}>
      <Title>Falta só confirmar</Title>
      <Paragraph>
        Alguém pediu que escrevêssemos para este endereço se {data.professional} tiver um horário livre.
      </Paragraph>
      <Facts
        facts={[
          ["Profissional", data.professional],
          ["Que horários servem", suitingWords(data.weekday, data.period)],
          ["Até", dayOfMonth(data.until)],
        ]}
      />
      <Action href={useSiteUrl(`/lista-de-espera/${data.token}`)}>Confirmar meu pedido</Action>
      <Note>
        O link vale por {keptFor("unconfirmed_waiting")}. Se não foi você, ignore esta mensagem: sem a confirmação nada
        mais é enviado.
      </Note>
    </Layout>
  ),
});

const openedSchema = schema.extend({
  times: z.array(z.iso.datetime()).min(1).max(3),
  /** How many more have opened. */
  more: z.number().int().min(0),
});
type Opened = z.infer<typeof openedSchema>;

export const waitingTime = defineEmail({
  kind: "waiting-time",
  label: "Horário aberto (lista de espera)",
  isForPatient: true,
  schema: openedSchema,
  subject: ({ professional }) => `Abriu um horário com ${professional}`,
  Body: ({ data }) => (
    <Layout
      preview="Quem responder primeiro fica com ele."
      reason={`Você recebe esta mensagem porque está na lista de espera de ${data.professional} ${brand.in} ${brand.name}.`}
    >
      <Title>{data.times.length + data.more > 1 ? "Abriram horários" : "Abriu um horário"}</Title>
      <Paragraph>
        {data.professional} tem {data.times.length + data.more > 1 ? "horários livres" : "um horário livre"} como você
        pediu:
      </Paragraph>
      <Times {...data} />
      <Paragraph>
        Outras pessoas também podem ter recebido este aviso, e ele não reserva nada: quem responder primeiro fica com o
        horário.
      </Paragraph>
      <Note>Avisamos até {dayOfMonth(data.until)}, no máximo uma vez por hora.</Note>
    </Layout>
  ),
  optOut: {
    token: ({ token }) => token,
    page: "/lista-de-espera/:token",
    post: "/lista-de-espera/:token/sair",
    note: { question: "Não precisa mais?", link: "Saia da lista aqui", rest: "." },
  },
});

/** The first as the thing to do; the others, and where all of them are. */
function Times({ professionalId, times, more, zone }: Opened) {
  const [first = "", ...others] = times;
  const names = times.map((time, index): [string, string] => {
    const at = new Date(time);
    return [others.length > 0 ? `${index + 1}º` : "Quando", whenThere(at, zone)];
  });
  return (
    <>
      <Facts facts={names} />
      {more > 0 && <Paragraph>E mais {plural(more, "horário", "horários")}.</Paragraph>}
      <Action href={useSiteUrl(bookingHref(professionalId, Date.parse(first)))}>
        {others.length > 0 ? "Ver os horários" : "Pedir este horário"}
      </Action>
    </>
  );
}
