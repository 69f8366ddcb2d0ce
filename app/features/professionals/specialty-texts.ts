import type { Specialty } from "./specialties.ts";

/** What a specialty's page tells about it. Apart from the list, which travels with every page. */
export const specialtyTexts: Record<Specialty["slug"], { council: string; councilName: string; about: string }> = {
  psicologia: {
    council: "CRP",
    councilName: "Conselho Regional de Psicologia",
    about:
      "A psicologia cuida da saúde mental, das emoções, do comportamento e das relações. O atendimento costuma ser semanal, em conversas de 40 a 60 minutos, e serve a crianças, adolescentes, adultos, casais e famílias.",
  },
  psiquiatria: {
    council: "CRM",
    councilName: "Conselho Regional de Medicina",
    about:
      "A psiquiatria é a especialidade médica que avalia e trata transtornos mentais, com ou sem medicação. Quem se apresenta como psiquiatra tem, além do CRM, o registro de especialista (RQE).",
  },
  fonoaudiologia: {
    council: "CRFa",
    councilName: "Conselho Regional de Fonoaudiologia",
    about:
      "A fonoaudiologia trata da comunicação: fala, linguagem, voz, audição, leitura e também da deglutição. Atende bebês, crianças em fase escolar, adultos e pessoas idosas.",
  },
  fisioterapia: {
    council: "CREFITO",
    councilName: "Conselho Regional de Fisioterapia e Terapia Ocupacional",
    about:
      "A fisioterapia previne e trata dores e limitações do movimento, depois de lesões e cirurgias ou em doenças ortopédicas, neurológicas e respiratórias.",
  },
  "terapia-ocupacional": {
    council: "CREFITO",
    councilName: "Conselho Regional de Fisioterapia e Terapia Ocupacional",
    about:
      "A terapia ocupacional ajuda a fazer, com autonomia, as atividades do dia a dia: cuidar de si, estudar, brincar e trabalhar. É frequente no desenvolvimento infantil e na reabilitação.",
  },
  nutricao: {
    council: "CRN",
    councilName: "Conselho Regional de Nutrição",
    about:
      "A nutrição avalia a alimentação e monta um plano que cabe na rotina e na saúde de cada pessoa, em todas as idades e também junto de outros tratamentos.",
  },
  enfermagem: {
    council: "COREN",
    councilName: "Conselho Regional de Enfermagem",
    about:
      "A enfermagem presta cuidados em casa ou no consultório: curativos, medicação prescrita, acompanhamento de gestantes, de pessoas idosas e de quem saiu de uma internação.",
  },
  odontologia: {
    council: "CRO",
    councilName: "Conselho Regional de Odontologia",
    about:
      "A odontologia cuida dos dentes, das gengivas e de toda a boca, da prevenção ao tratamento. Consultas regulares evitam procedimentos maiores.",
  },
};
