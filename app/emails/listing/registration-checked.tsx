import { z } from "zod";
import { verifiedMonths } from "#app/features/verification/terms.ts";
import { brand } from "#app/shared/brand.ts";
import { formatLongDate } from "#app/shared/formats.ts";
import { defineEmail } from "../define-email.ts";
import { Layout } from "../layout.tsx";
import { Action, Facts, Greeting, Note, Paragraph, Title } from "../parts.tsx";
import { useSiteUrl } from "../site-url.ts";
import { nameText, reasonText } from "../texts.ts";

const schema = z.object({
  name: nameText.nullish(),
  outcome: z.enum(["confirmed", "not_found", "differs", "contested"]),
  registration: z.string().max(60),
  reason: reasonText.nullish(),
  /** One that has passed is not said. */
  deadline: z.string().nullish(),
  /** Before the decision. */
  isListed: z.boolean().default(true),
  isSubscribed: z.boolean().nullish(),
});
type Data = z.infer<typeof schema>;

const SUBJECTS: Record<Data["outcome"], string> = {
  confirmed: "Seu registro foi confirmado",
  not_found: "Não encontramos seu registro no conselho",
  differs: "Seu registro no conselho difere do perfil",
  contested: "Seu registro foi confirmado em outro perfil",
};

export const registrationChecked = defineEmail({
  kind: "registration-checked",
  label: "Registro conferido",
  schema,
  subject: ({ outcome }) => SUBJECTS[outcome],
  Body: ({ data }) => (
    <Layout
      preview={data.outcome === "confirmed" ? "Seu perfil mostra agora o selo com a data." : "Veja como resolver."}
      reason={`Você recebe esta mensagem porque tem um perfil profissional ${brand.in} ${brand.name}.`}
    >
      <Title>{SUBJECTS[data.outcome]}</Title>
      <Greeting name={data.name ?? undefined} />
      {data.outcome === "confirmed" && <Confirmed data={data} />}
      {data.outcome === "contested" && <Contested data={data} />}
      {(data.outcome === "not_found" || data.outcome === "differs") && <Refused data={data} />}
    </Layout>
  ),
});

function Confirmed({ data }: { data: Data }) {
  return (
    <>
      <Paragraph>
        Conferimos {data.registration} no conselho. Seu perfil mostra agora o selo de registro verificado com a data de
        hoje, por {verifiedMonths} meses.
      </Paragraph>
      {data.reason && <Paragraph>{data.reason}</Paragraph>}
      <Action href={useSiteUrl("/dashboard")}>Abrir meu painel</Action>
      <Note>Antes de o selo terminar conferimos de novo, e também quando nome, especialidade ou número mudar.</Note>
    </>
  );
}

function Contested({ data }: { data: Data }) {
  return (
    <>
      <Paragraph>
        Cada registro aparece uma vez na busca. Conferimos {data.registration} com o conselho para outro perfil, e o seu
        saiu da busca enquanto olhamos de novo.
      </Paragraph>
      <Action href={useSiteUrl("/dashboard/registro")}>Conferir meu registro</Action>
      <Note>Se o número é seu, envie a carteira do conselho nessa página; se foi um engano, corrija no perfil.</Note>
    </>
  );
}

function Refused({ data }: { data: Data }) {
  return (
    <>
      <Paragraph>{data.reason}</Paragraph>
      <Facts facts={[["Registro no perfil", data.registration]]} />
      <Paragraph>{consequence(data)}</Paragraph>
      <Action href={useSiteUrl("/dashboard/registro")}>Conferir meu registro</Action>
      <Note>
        Se o engano for nosso, peça nova conferência nessa página e envie a carteira do conselho, ou fale com a gente
        pela página de contato.
      </Note>
    </>
  );
}

function consequence({ outcome, deadline, isListed, isSubscribed }: Data) {
  if (outcome === "differs" && deadline && !isListed)
    return `Seu perfil não está na busca agora. Corrija o registro até ${formatLongDate(new Date(deadline))}: depois disso ele só aparece com o registro confirmado.`;
  if (outcome === "differs" && deadline)
    return `Seu perfil não sai da busca por isso antes de ${formatLongDate(new Date(deadline))}. Corrigindo o registro até lá, conferimos de novo e nada muda para seus pacientes.`;
  const place = isListed ? "seu perfil saiu da busca" : "seu perfil fica fora da busca";
  return `Por cuidado com quem procura atendimento, ${place} até a confirmação. Nada foi apagado${isListed ? ": confirmado o registro, ele volta na hora" : ""}.${isSubscribed ? " Enquanto isso nada é cobrado da sua assinatura." : ""}`;
}
