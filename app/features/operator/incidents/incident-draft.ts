import { communicationDays, isOverdue } from "#app/features/privacy/incident-deadline.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDateTime, formatNumber } from "#app/shared/formats.ts";
import { type Operator, placeholderOperator } from "#app/shared/operator.ts";
import { type IncidentFacts, natures } from "./incident.ts";

export type Controller = Pick<Operator, "name" | "cnpj" | "address" | "dpoName" | "dpoEmail"> & {
  /** The site's own address. */
  site: string;
};

/** Who answers for this installation; of who has not said so, every gap is in brackets, to be filled in by hand. */
export function controllerOf(operator: Operator | undefined, site: string): Controller {
  if (operator && !operator.isPlaceholder) return { ...operator, site };
  return { ...placeholderOperator, dpoEmail: "[e-mail do encarregado]", site };
}

const gap = (what: string) => `[${what}]`;
const moment = (at: string | null, otherwise: string) => (at ? formatDateTime(new Date(at)) : gap(otherwise));
const isLate = ({ knownAt }: IncidentFacts, notifiedAt: string | null, now: Date) =>
  isOverdue(new Date(knownAt), notifiedAt ? new Date(notifiedAt) : now);

function explainDelay(facts: IncidentFacts, now: Date) {
  if (isLate(facts, facts.anpdNotifiedAt, now)) return gap("explique a demora");
  const inTime = `comunicado no prazo de ${communicationDays} dias úteis`;
  return facts.anpdNotifiedAt ? inTime : gap(`${inTime}, se for enviado até lá; senão, explique a demora`);
}

/** For the ANPD's form: what article 6º, § 2º, of the Resolução CD/ANPD 15/2024 asks for. What is not known is in brackets. */
export function draftForAnpd(facts: IncidentFacts, controller: Controller, now: Date) {
  const parts = [
    ["Controlador", `${controller.name}, CNPJ ${controller.cnpj}, ${controller.address}`],
    ["Encarregado", `${controller.dpoName}, ${controller.dpoEmail}`],
    ["Descrição do incidente e causa principal", facts.circumstances],
    ["Natureza", natures[facts.nature]],
    ["Dados pessoais afetados", facts.dataAffected],
    ["Titulares afetados", facts.peopleAffected],
    [
      "Número de titulares afetados",
      `${facts.peopleCount === null ? gap("número, ou a estimativa") : formatNumber(facts.peopleCount)} ${gap("destes, quantas crianças, adolescentes e idosos")}`,
    ],
    ["Total de titulares nas atividades de tratamento afetadas", gap("número")],
    ["Data da ocorrência", moment(facts.happenedAt, "ainda não determinada")],
    ["Data do conhecimento", moment(facts.knownAt, "data")],
    [
      "Medidas de segurança antes e depois",
      gap(`as da página ${controller.site}/privacidade, capítulo Segurança, e o que mudou`),
    ],
    ["Riscos e possíveis impactos aos titulares", facts.risk ?? gap("avaliação do risco")],
    ["Medidas para reverter ou mitigar os efeitos", facts.measures ?? gap("medidas")],
    ["Comunicação aos titulares", moment(facts.peopleNotifiedAt, "quando e como serão avisados")],
    ["Motivos da demora", explainDelay(facts, now)],
  ];
  return parts.map(([title, text]) => `${title}\n${text}\n`).join("\n");
}

/** For the people, in plain words: what article 9º asks for. */
export function draftForPeople(facts: IncidentFacts, controller: Controller, now: Date) {
  const { name, cnpj, dpoName, dpoEmail, site } = controller;
  const told = "Avisamos também a Autoridade Nacional de Proteção de Dados (ANPD).";
  return `Assunto: Aviso sobre os seus dados na ${brand.name}

Olá,

Escrevemos para contar que houve um incidente de segurança com dados seus na ${brand.name}. Soubemos dele em ${moment(facts.knownAt, "data")}.

O que aconteceu
${facts.circumstances}

Que dados seus foram afetados
${facts.dataAffected}

Que riscos isso traz
${facts.risk ?? gap("riscos, em palavras simples")}

O que já fizemos e o que vamos fazer
${facts.measures ?? gap("medidas")}

O que você pode fazer
${gap("por exemplo: trocar a senha, desconfiar de mensagens que peçam dados")}
${isLate(facts, facts.peopleNotifiedAt, now) ? `\nPor que só agora\n${gap("explique a demora")}\n` : ""}
Os seus dados eram protegidos como descrevemos em ${site}/privacidade, no capítulo Segurança. ${facts.anpdNotifiedAt ? told : gap(`se já foi feito: ${told}`)}

Se tiver qualquer dúvida, escreva para ${dpoName}, encarregado pelos dados pessoais: ${dpoEmail}. Sentimos muito por isso.

${name}, CNPJ ${cnpj}
`;
}
