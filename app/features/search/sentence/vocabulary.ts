import { complaints } from "./complaints.ts";
import { type Entry, entries } from "./meaning.ts";
import { stem } from "./words.ts";

/** Without what stands between words: "perto de mim" is written "perto mim". Singular, masculine and plain letters do. */
export const vocabulary: readonly Entry[] = [
  ...entries(
    { specialty: "psicologia" },
    "psicologia, psicologo, psi, psico, psicoterapia, psicoterapeuta, sicologo, cicologo, pissicologo",
  ),
  ...entries({ specialty: "psiquiatria" }, "psiquiatria, psiquiatra, medico psiquiatra, psiq"),
  ...entries(
    { specialty: "fonoaudiologia" },
    "fonoaudiologia, fonoaudiologo, fono, fonoterapia, fonodiologo, fonoudiologo",
  ),
  ...entries({ specialty: "fisioterapia" }, "fisioterapia, fisioterapeuta, fisio, phisioterapia, phisioterapeuta"),
  ...entries(
    { specialty: "terapia-ocupacional" },
    "to, terapia ocupacional, terapeuta ocupacional, terapia ocupasional, terapeuta ocupasional, terapeuta ocupacinal",
  ),
  ...entries({ specialty: "nutricao" }, "nutricao, nutricionista, nutri, nutrissionista"),
  ...entries(
    { specialty: "enfermagem" },
    "enfermagem, enfermeiro, tecnico enfermagem, auxiliar enfermagem, profissional enfermagem",
  ),
  ...entries(
    { specialty: "odontologia" },
    "odontologia, odontologo, odontologista, odonto, dentista, cirurgiao dentista, cirurgia dentista",
  ),
  ...entries(
    { suggests: "odontologia" },
    "dente, dor dente, tratamento canal, siso, tirar siso, mau halito, carie, limpeza dental, limpeza dente",
  ),
  ...entries({ specialty: "psicologia", theme: "avaliacao-neuropsicologica" }, "neuropsicologo, neuropsicologia"),
  ...entries({ specialty: "odontologia", audience: "criancas" }, "odontopediatra, odontopediatria"),
  ...entries({ specialty: "odontologia", theme: "ortodontia" }, "ortodontista"),
  ...entries({ specialty: "odontologia", theme: "endodontia" }, "endodontista"),
  ...entries({ specialty: "odontologia", theme: "implantes" }, "implantodontista"),
  ...entries({ specialty: "odontologia", theme: "gengiva" }, "periodontista"),

  // As visitors from elsewhere say it.
  ...entries({ specialty: "psicologia" }, "psychologist, psychotherapist"),
  ...entries({ suggests: "psicologia" }, "therapist, therapy"),
  ...entries({ specialty: "psiquiatria" }, "psychiatrist"),
  ...entries({ specialty: "odontologia" }, "dentist"),
  ...entries({ specialty: "fisioterapia" }, "physiotherapist"),
  ...entries({ specialty: "nutricao" }, "nutritionist"),
  ...entries({ language: "ingles" }, "english, english speaking"),
  ...entries({}, "speaking, who, speaks, in, near"),

  ...entries(
    { modality: "online" },
    `online, on, on line, remoto, remotamente, distancia, video, videochamada, chamada video, video chamada, videoconferencia,
     teleconsulta, teleatendimento, telemedicina, telepsicologia, internet, virtual, virtualmente`,
  ),
  ...entries(
    { modality: "presencial" },
    "presencial, presencialmente, pessoalmente, cara cara, consultorio presencial",
  ),

  ...complaints,

  ...entries({ notHere: "pediatria" }, "pediatra"),
  ...entries(
    { notHere: "cardiologia" },
    "cardiologista, cardiologia, cardio, palpitacao, coracao acelerado, coracao acelerado nada, coracao disparado",
  ),
  ...entries({ notHere: "clínica geral" }, "clinico geral, clinica geral, medico familia"),
  ...entries(
    { notHere: "dermatologia" },
    "dermatologista, dermatologia, dermato, cabelo caindo, cabelo ta caindo, queda cabelo, verruga, mancha pele",
  ),
  ...entries(
    { notHere: "ginecologia" },
    "ginecologista, ginecologia, obstetra, obstetricia, menopausa, calorao, tpm, engravidar, infertilidade",
  ),
  ...entries({ notHere: "oftalmologia" }, "oftalmologista, oftalmologia, oculista, oftalmo"),
  ...entries({ notHere: "neurologia" }, "neurologista, neurologia, neuropediatra, enxaqueca"),
  ...entries({ notHere: "endocrinologia" }, "endocrinologista, endocrinologia, endocrino"),
  ...entries(
    { notHere: "otorrinolaringologia" },
    "otorrinolaringologista, otorrino, labirintite, tontura, vertigem, ronca, ronco, roncar, apneia",
  ),
  ...entries({ notHere: "ortopedia" }, "ortopedista, joanete"),
  ...entries({ notHere: "geriatria" }, "geriatra"),
  ...entries({ notHere: "gastroenterologia" }, "gastroenterologista, gastro"),
  ...entries({ notHere: "angiologia" }, "angiologista, angiologia, vascular, variz, perna incha, perna inchada"),
  ...entries({ notHere: "urologia" }, "urologista, urologia"),
  ...entries({ notHere: "nutrologia" }, "nutrologo, nutrologia"),
  ...entries({ notHere: "homeopatia" }, "homeopata, homeopatia"),
  ...entries({ notHere: "cirurgia plástica" }, "cirurgia plastica, cirurgiao plastico"),
  ...entries({ notHere: "psicopedagogia" }, "psicopedagogo, psicopedagogia"),
  ...entries({ notHere: "acupuntura" }, "acupuntura, acupunturista"),
  ...entries({ notHere: "massoterapia" }, "massagem, massagista, massoterapia, massoterapeuta"),
  ...entries({ notHere: "musicoterapia" }, "musicoterapia, musicoterapeuta"),
  ...entries({ notHere: "quiropraxia" }, "quiropraxia, quiropraxista, quiropata"),
  ...entries({ notHere: "podologia" }, "podologo, podologia, unha encravada, calo"),
  ...entries({ notHere: "estética" }, "limpeza pele, esteticista, depilacao, botox"),
  ...entries({ notHere: "veterinária" }, "veterinario, veterinaria"),

  ...entries(
    { audience: "criancas" },
    `crianca, infantil, pediatrico, pediatria, kids, bebe, filho, filhinho, filhote, neto, neta, netinho, nenem, nene, recem nascido, menino, guri, pia, moleque, cacula, adolescente, infantojuvenil,
     infanto juvenil, jovens, filho adolescente, minha fia, meu fio, meu fi`,
  ),
  ...entries(
    { audience: "adultos" },
    `adulto, idoso, terceira idade, geriatrico, minha mae, meu pai, meus pais, minha avo, meu avo, meus avos, meu marido,
     minha esposa, minha mulher, minha sogra, meu sogro, minha vo, meu vo, vozinha, minha vozinha, meu velho, minha velha, meu veio, minha veia, mainha, painho, voinha, voinho, vovo, vovozinha, meu esposo, meu namorado, minha namorada`,
  ),

  ...entries(
    {
      approach: [
        ["psicologia", "tcc"],
        ["psiquiatria", "cognitivo-comportamental"],
      ],
      suggests: "psicologia",
    },
    "tcc, cognitivo comportamental, terapia cognitivo comportamental, comportamental",
  ),
  ...entries(
    {
      approach: [
        ["psicologia", "psicanalise"],
        ["psiquiatria", "psicanalise"],
      ],
    },
    "psicanalise, psicanalista, psicanalitico",
  ),
  ...entries({ approach: [["psicologia", "gestalt"]] }, "gestalt, gestalt terapia, gestalt terapeuta, gestaltico"),
  ...entries({ approach: [["psicologia", "humanista"]] }, "humanista, humanistico"),
  ...entries({ approach: [["psicologia", "sistemica"]] }, "sistemico"),
  ...entries({ approach: [["psiquiatria", "biologica"]], within: ["psiquiatria"] }, "biologico"),
  ...entries({ approach: [["fonoaudiologia", "reabilitacao"]], within: ["fonoaudiologia"] }, "reabilitacao"),
  ...entries({ approach: [["fonoaudiologia", "prevencao"]], within: ["fonoaudiologia"] }, "prevencao"),
  ...entries({ approach: [["fonoaudiologia", "aperfeicoamento"]], within: ["fonoaudiologia"] }, "aperfeicoamento"),
  ...entries({ approach: [["fisioterapia", "ortopedica"]] }, "ortopedico, ortopedia"),
  ...entries({ approach: [["fisioterapia", "neurologica"]] }, "neurologico, neurofuncional"),
  ...entries({ approach: [["fisioterapia", "respiratoria"]] }, "respiratorio"),
  ...entries({ approach: [["fisioterapia", "esportiva"]], within: ["fisioterapia"] }, "esportivo, esporte"),

  ...entries({ plan: "saude-caixa" }, "plano caixa, convenio caixa"),
  ...entries({ plan: "amil-dental", suggests: "odontologia" }, "amil dental"),
  ...entries({ plan: "bradesco-dental", suggests: "odontologia" }, "bradesco dental"),
  ...entries({ plan: "odontoprev", suggests: "odontologia" }, "odontoprev, odonto prev"),
  ...entries({ plan: "sulamerica-odonto", suggests: "odontologia" }, "sulamerica odonto, sul america odonto"),
  ...entries({ plan: "uniodonto", suggests: "odontologia" }, "uniodonto"),

  ...entries({ isVerified: true }, "verificado, registro verificado, registro conferido, conferido"),

  ...days("segunda", 1, "seg"),
  ...days("terca", 2, "terc"),
  ...days("quarta", 3, "qua"),
  ...days("quinta", 4, "qui"),
  ...days("sexta", 5, "sex"),
  ...entries({ weekdays: [6] }, "sabado, sab"),
  ...entries({ weekdays: [0] }, "domingo"),
  ...entries({ weekdays: [6, 0] }, "fim semana, final semana, fds"),
  ...entries(
    { day: "semana" },
    "esta semana, nesta semana, essa semana, nessa semana, ainda esta semana, proximos dias",
  ),
  ...entries({ day: "semana-que-vem" }, "proxima semana, semana vem, outra semana"),
  ...entries({ soon: true }, "quanto antes, urgente, urgencia, logo, preciso ontem, urgente ontem"),
  ...entries({ day: "hoje" }, "hoje, hj"),
  ...entries({ day: "hoje", soon: true }, "agora, agr, agora mesmo, daqui pouco"),
  ...entries({ day: "amanha" }, "amanha"),
  ...entries({ ahead: 2 }, "depois amanha"),
  ...entries({ period: "manha" }, "manha, manhazinha, periodo manha, matutino, cedo, cedinho"),
  ...entries(
    { period: "tarde" },
    "tarde, tardezinha, periodo tarde, vespertino, meio dia, hora almoco, horario almoco",
  ),
  ...entries(
    { period: "noite" },
    "noite, periodo noite, noturno, noitinha, depois trabalho, apos trabalho, apos expediente, saio servico, saio trabalho, meia noite",
  ),

  ...entries(
    { here: true, near: 25 },
    `perto mim, perto daqui, perto aqui, aqui perto, proximo mim, perto casa, perto minha casa, pertinho casa,
     pertinho minha casa, pertinho mim, pertinho daqui`,
  ),
  ...entries({ here: true }, "minha regiao, minha cidade, meu bairro"),
  ...entries({ near: 25 }, "perto, pertinho, proximo, proximidade, arredor, redondeza"),
  ...entries({ near: 50 }, "regiao, grande regiao, regiao metropolitana, entorno"),
  ...entries(
    { isPrice: true },
    `barato, baratinho, parcele, parcela, parcelado, parcelar, faculdade, clinica escola, mais barato, mais conta, baixo custo, preco, preco acessivel, preco popular, preco social, valor,
     valor acessivel, valor social, atendimento social, terapia social, social, popular, quanto, quanto custa, quanto cobra, posto, posto saude, ubs, caps, custo,
     desconto, promocao, pagar pouco, caro, careiro, gratis, gratuito, gratuitamente, graca, voluntario, sus`,
  ),
  ...entries(
    { isNoName: true },
    `mulher, homem, jovem, negro, preto, feminista, junguiano, psicodrama, logoterapia, constelacao, constelacao familiar, reiki, coach, coaching, juridico, forense, organizacional, experiente, experiencia, telefone, ligacao, whatsapp, zap, wpp, cartao, pix, plantao, feriado, semanal,
     quinzenal, mensal, grupo, janeiro, fevereiro, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, mes,
     mes vem, proximo mes, depois natal, antes natal, vespera natal, vespera ano novo, bem avaliado, avaliado, reembolso, lacaniano, aba, dbt, hipnose, emdr, laudo, atestado, receita, remedio, rotina, centro, zona sul, zona norte, zona leste,
     zona oeste, litoral, litoral norte, litoral sul, metro, hospital, capital, exterior, portugal, crista, cristao, evangelico, catolico, espirita, religioso,
     aceita plano, aceita convenio, plano vale, convenio vale, sc saude, plano sao francisco, convenio sao francisco, cabesp, capesesp, economus, assefaz, sabesprev, sassepe, issec, sepaco, trasmontano`,
  ),
  ...entries({ wantsState: true }, "estado"),
  ...entries({ wantsState: true, isNoName: true }, "interior"),

  ...entries(
    {},
    `minha nora, abusado quando crianca, quando era crianca, mes passado, mes retrasado, faz dias, ha dias, alguns dias, varios dias, muitos dias, poucos dias, dias atras, ultimos dias, sou cuidador, neuro indicou, neuro pediu, neuro mandou, tudo bem, tudo bom, bom dia, dia todo, dia inteiro, boa tarde, boa noite, bom dia minha filha, boa tarde minha filha, boa noite minha filha, oi minha filha, minha filha me ajude, minha filha me ajuda, minha filha preciso, qualquer dia, todo dia, dia semana, plano saude, primeira vez, primeira consulta, primeira sessao`,
  ),
];

/** Between words they mean nothing; before a place, some say that it is one. */
export const connectors = new Set(
  "a o as os ao aos de da do das dos em no na nos nas e ou para pra pro por pelo pela pelos pelas com sem que um uma uns umas ate num numa".split(
    " ",
  ),
);

/** What big cities are called for short. */
export const cityNicknames: Record<string, string> = {
  bh: "belo horizonte",
  bsb: "brasilia",
  belô: "belo horizonte",
  cwb: "curitiba",
  floripa: "florianopolis",
  fpolis: "florianopolis",
  gyn: "goiania",
  "sp capital": "sao paulo",
  foz: "foz iguacu",
  poa: "porto alegre",
  rio: "rio janeiro",
  sampa: "sao paulo",
  sjc: "sao jose campos",
  sjrp: "sao jose rio preto",
  sbc: "sao bernardo campo",
  "sao bernardo": "sao bernardo campo",
  "sao caetano": "sao caetano sul",
  mogi: "mogi cruzes",
  jaboatao: "jaboatao guararapes",
  jf: "juiz fora",
  jampa: "joao pessoa",
  "rio preto": "sao jose rio preto",
  ribeirao: "ribeirao preto",
};

function days(name: string, weekday: number, short?: string) {
  return entries(
    { weekdays: [weekday] },
    `${name}, ${name} feira, proxima ${name}, proxima ${name} feira${short ? `, ${short}` : ""}`,
  );
}

/** Words that were understood, and by which no search is made. */
export const unsearched: ReadonlySet<string> = new Set(
  vocabulary.flatMap(({ words, meaning }) => (meaning.isNoName ? words.map(stem) : [])),
);

/** Specialties that people ask for and nobody here has. */
export const absentSpecialties: ReadonlySet<string> = new Set(
  vocabulary.flatMap(({ meaning }) => meaning.notHere ?? []),
);
