import { describeWeek } from "#app/features/availability/hours-text.ts";
import type { BookingRules } from "#app/features/professionals/booking-rules.ts";
import type { Profile } from "../people/profile.ts";
import { type Block, hours, week, workdays } from "../weekly-hours.ts";

export type CastProfile = Partial<Profile> & {
  name: string;
  city?: string;
  state?: string;
  portrait?: string;
  booking_rules?: BookingRules;
};

export const castProfiles = {
  ana: {
    name: "Ana Beatriz Nogueira",
    portrait: "woman-46.webp",
    specialty: "Fonoaudiologia",
    registration: "CRFa 2-18427",
    title_form: "feminina",
    approach: "Reabilitação",
    age_group: "ambos",
    modality: "ambos",
    address: "Rua das Palmeiras, 412, sala 83",
    district: "Vila Mariana",
    city: "São Paulo",
    state: "SP",
    ...open(week(hours(workdays, "08:00-12:00", "13:30-18:00"), hours([6], "08:00-12:00"))),
    description:
      "Sou fonoaudióloga há 14 anos e trabalho com a reabilitação da fala, da linguagem e da deglutição. " +
      "Acompanho crianças com atraso de fala e gagueira, e adultos que precisam retomar a comunicação depois de um AVC ou de uma cirurgia. " +
      "A primeira consulta é uma avaliação detalhada; dela saem metas escritas, combinadas com a pessoa e a família e revistas a cada três meses. " +
      "Converso com a escola e com os outros profissionais sempre que a família autoriza. " +
      "Atendo no consultório, a poucos minutos do metrô, e por videochamada.",
    whatsapp: "(11) 90000-0101",
    contact_email: "consultorio.ana@betesda.test",
  },
  bruno: {
    name: "Bruno Tavares de Araújo",
    portrait: "man-06.webp",
    specialty: "Psicologia",
    registration: "CRP 02/21847",
    title_form: "masculina",
    approach: "TCC",
    age_group: "adultos",
    modality: "ambos",
    address: "Rua Castro Alves, 215, sala 604",
    district: "Espinheiro",
    city: "Recife",
    state: "PE",
    ...open(week(hours([1, 3, 5], "14:00-21:00"), hours([2, 4], "08:00-12:00", "14:00-18:00"))),
    description:
      "Sou psicólogo clínico e trabalho com a Terapia Cognitivo-Comportamental. " +
      "Atendo adultos que convivem com ansiedade, crises de pânico, insônia ou esgotamento no trabalho. " +
      "Nas primeiras sessões conhecemos a história e definimos juntos o que é prioridade; depois, cada encontro tem um tema combinado e espaço para o que surgir na semana. " +
      "O sigilo é parte do trabalho, e o ritmo é o de cada pessoa.",
    whatsapp: "(81) 90000-0102",
    contact_email: "bruno@betesda.test",
  },
  camila: {
    name: "Camila Yumi Tanaka",
    portrait: "woman-01.webp",
    specialty: "Nutrição",
    registration: "CRN-3 48216",
    booking_rules: {
      buffer: 10,
      services: [
        { id: "primeira", name: "Primeira consulta", minutes: 80 },
        { id: "retorno", name: "Retorno", minutes: 40 },
        { id: "plano", name: "Revisão do plano alimentar", minutes: 30, modality: "online" },
      ],
    },
    approach: "Não se aplica",
    age_group: "ambos",
    modality: "ambos",
    address: "Rua dos Ipês, 88, sala 12",
    district: "Cambuí",
    city: "Campinas",
    state: "SP",
    ...open(hours([1, 2, 4, 5], "09:00-12:00", "13:00-18:00")),
    description:
      "Nutricionista clínica, com pós-graduação em nutrição materno-infantil. " +
      "Acompanho gestantes, a introdução alimentar dos bebês e a alimentação da família inteira, com comida de verdade e sem listas de proibidos. " +
      "Também atendo pessoas com diabetes, alergias e intolerâncias, em contato com o médico de cada uma. " +
      "O plano alimentar parte da rotina da casa, do que há na feira e do que cada um gosta de comer.",
    whatsapp: "(19) 90000-0103",
    contact_email: "camila@betesda.test",
  },
  iara: {
    name: "Iara Marinho Baniwa",
    portrait: "woman-25.webp",
    specialty: "Enfermagem",
    registration: "COREN-AM 41872-ENF",
    title_form: "feminina",
    approach: "Não se aplica",
    age_group: "ambos",
    modality: "presencial",
    address: "Rua Princesa Isabel, 140",
    district: "Flores",
    city: "Manaus",
    state: "AM",
    ...open(week(hours(workdays, "07:00-12:00", "13:00-17:00"), hours([6], "07:00-12:00"))),
    description:
      "Sou enfermeira há 11 anos, oito deles em atenção básica no interior do Amazonas. " +
      "Trabalho com feridas de difícil cicatrização, pé diabético e cuidados com sondas e ostomias, no consultório ou em domicílio. " +
      "Acompanho também gestantes e mães nas primeiras semanas de amamentação. " +
      "A cada visita deixo as orientações por escrito, em linguagem simples, para quem cuida no dia a dia.",
    whatsapp: "(92) 90000-0104",
    contact_email: "iara@betesda.test",
  },
  joao: {
    name: "João Pedro Kowalski",
    specialty: "Fisioterapia",
    registration: "CREFITO-8/214503-F",
    approach: "Esportiva",
    age_group: "adultos",
    modality: "presencial",
    address: "Rua Marechal Deodoro, 1030, sala 5",
    district: "Água Verde",
    city: "Curitiba",
    state: "PR",
    ...open(week(hours(workdays, "07:00-12:00", "14:00-20:00"), hours([6], "08:00-13:00"))),
    description:
      "Fisioterapeuta esportivo. Acompanho corredores, ciclistas e quem voltou a se exercitar depois de uma lesão ou cirurgia. " +
      "A avaliação inclui força, mobilidade e análise da corrida, e o retorno ao treino é gradual e combinado com o treinador. " +
      "Atendo uma pessoa por horário e envio os exercícios de casa em vídeo.",
    whatsapp: "(41) 90000-0105",
    contact_email: "joao@betesda.test",
  },
  luana: {
    name: "Luana Conceição dos Santos",
    portrait: "woman-78.webp",
    specialty: "Psiquiatria",
    registration: "CRM/BA 31754",
    rqe: "18206",
    title_form: "feminina",
    approach: "Cognitivo-Comportamental",
    age_group: "adultos",
    modality: "ambos",
    address: "Avenida Independência, 700, sala 1204",
    district: "Itaigara",
    city: "Salvador",
    state: "BA",
    ...open(week(hours([1, 3], "13:00-19:00"), hours([2, 4], "08:00-12:00"))),
    description:
      "Médica psiquiatra, com residência em psiquiatria e nove anos de prática em ambulatório e consultório. " +
      "Acompanho adultos e idosos com depressão, transtornos de ansiedade, transtorno bipolar e TDAH. " +
      "Explico cada medicação com clareza e trabalho em conjunto com o psicólogo de cada paciente, quando autorizado. " +
      "A primeira consulta dura uma hora; os retornos podem ser presenciais ou por telemedicina.",
    whatsapp: "(71) 90000-0106",
    contact_email: "consultorio.luana@betesda.test",
  },
  marcos: {
    name: "Marcos Vinícius Schneider",
    portrait: "man-33.webp",
    specialty: "Odontologia",
    registration: "CRO-RS 19384",
    title_form: "masculina",
    approach: "Não se aplica",
    age_group: "ambos",
    modality: "presencial",
    address: "Rua Machado de Assis, 56, sala 301",
    district: "Bom Fim",
    city: "Porto Alegre",
    state: "RS",
    ...open(hours(workdays, "08:30-12:00", "13:30-18:30")),
    description:
      "Cirurgião-dentista, atendo crianças, adultos e idosos em clínica geral e odontopediatria. " +
      "Explico cada procedimento antes de começar e reservo tempo para quem tem medo de dentista. " +
      "A primeira consulta inclui exame clínico, radiografia quando necessária e um plano de tratamento por escrito. " +
      "O consultório tem rampa, elevador e banheiro acessível.",
    whatsapp: "(51) 90000-0107",
    contact_email: "marcos@betesda.test",
  },
  rita: {
    name: "Rita de Cássia Moreira",
    portrait: "woman-60.webp",
    specialty: "Terapia Ocupacional",
    registration: "CREFITO-18/9216-TO",
    approach: "Não se aplica",
    age_group: "criancas",
    modality: "presencial",
    address: "Rua Rui Barbosa, 318",
    district: "Bosque",
    city: "Rio Branco",
    state: "AC",
    ...open(hours(workdays, "08:00-12:00", "14:00-18:00")),
    description:
      "Terapeuta ocupacional com formação em integração sensorial. " +
      "Acompanho crianças com autismo, TDAH e atrasos do desenvolvimento, com brincadeiras que têm objetivo: comer, vestir-se, escrever, conviver. " +
      "A família participa das sessões, e faço visitas à escola para combinar adaptações simples com os professores.",
    whatsapp: "(68) 90000-0108",
    contact_email: "rita@betesda.test",
  },
  tiago: {
    name: "Tiago Haddad Lemos",
    portrait: "man-01.webp",
    specialty: "Psicologia",
    registration: "CRP 04/38915",
    approach: "Psicanálise",
    age_group: "adultos",
    modality: "online",
    city: "Belo Horizonte",
    state: "MG",
    ...open(hours(workdays, "15:00-21:00")),
    description:
      "Psicólogo, trabalho a partir da psicanálise. " +
      "Ofereço uma escuta sem pressa e sem julgamentos para questões de luto, de relacionamentos, de trabalho e para aquilo que ainda não tem nome. " +
      "As sessões são por videochamada, em horário fixo na semana, e atendo também brasileiros que vivem no exterior.",
    whatsapp: "(31) 90000-0109",
    contact_email: "tiago@betesda.test",
  },
  // Left the wizard half-way: no registration, no schedule, no place.
  vitoria: {
    name: "Vitória Alencar Pinheiro",
    specialty: "Fisioterapia",
    approach: "Neurológica",
    age_group: "ambos",
    modality: "presencial",
    whatsapp: "(85) 90000-0110",
    contact_email: "vitoria@betesda.test",
  },
} satisfies Record<string, CastProfile>;

function open(blocks: Block[]) {
  return { weekly_hours: blocks, schedule: describeWeek(blocks) };
}
