import { type Entry, entries } from "./meaning.ts";

/** What people suffer from or want done, in their own words: a theme, or by whom it is mostly treated. */
export const complaints: readonly Entry[] = [
  ...entries(
    { suggests: "psicologia" },
    `terapia, terapeuta, triste, chorar, chorando, sozinho, solidao, solitario, angustia, angustiado, vazio, sinto vazio, desanimado, desanimo, sofrendo,
     sofrimento`,
  ),
  ...entries({ theme: "gestacao", suggests: "psicologia" }, "depressao pos parto"),

  // Without a theme of their own: by whom they are mostly treated.
  ...entries(
    { suggests: "psicologia" },
    `borderline, bullying, sofre bullying, psicologico, acompanhamento psicologico, xixi cama, bate colegas, nao quer ir escola,
     agressivo, agressividade, birra, raiva, psicotecnico, exame psicotecnico, desabafar, conversar alguem, surtando, existencial, perdi emprego, desempregado,
     aguento mais facul, aguento mais escola, aguento mais trabalho, racismo, preconceito, homofobia, assedio, assedio moral, assedio trabalho, porte arma, avaliacao porte arma, xixi roupa,
     nao fala sentimento, filho saiu casa, largou, me largou, terminou comigo, levei fora, terminei namoro, terminei meu namoro, pe bunda, levei pe bunda, mutismo, mutismo seletivo`,
  ),
  ...entries(
    { suggests: "psiquiatria" },
    "esquizofrenia, esquizofrenico, psicose, rivotril, parar rivotril, clonazepam, tarja preta, remedio controlado, sertralina, fluoxetina, escitalopram, paroxetina, venlafaxina, bupropiona, amitriptilina, quetiapina, alprazolam, diazepam, zolpidem, ritalina, venvanse, renovar receita, receita controlada, receita azul, medico cabeca, doutor cabeca, dotor cabeca, dotora cabeca, medico nervo, doutor nervo, dotor nervo, doto nervo, doto cabeca",
  ),
  ...entries(
    { suggests: "fisioterapia" },
    "equilibrio, perco equilibrio, perda equilibrio, queda, caio muito, fibromialgia, artrose, artrite, cadeira, dor cadeira, junta, dor junta, formigamento, paralisia facial, hidroginastica, hidroterapia, calcanhar, esporao, fascite plantar, esclerose multipla, tornozelo, torci, torcicolo, drenagem linfatica, drenagem linfatica pos lipo, espinhela caida, braco, dor braco, dor pe, pe torto, anda ponta pe, chikungunya, chicungunha, femur, quebrou femur, quebrou perna, quebrei perna, quebrei braco, fratura, fraturou, ainda nao anda, nao anda ainda, nao anda sozinho, nao anda direito, nao senta, nao senta sozinho, nao engatinha, torci tornozelo jogando bola",
  ),
  ...entries(
    { suggests: "nutricao" },
    "marmita, marmita fit, apetite, falta apetite, nao quer comer, pressao alta, hipertensao, colesterol, gordura figado, anemia, gastrite, azia, refluxo, prisao ventre, intestino preso",
  ),
  ...entries({ suggests: "enfermagem" }, "injecao, aplicar injecao, vacina, soro, medir pressao"),
  ...entries(
    { suggests: "terapia-ocupacional" },
    "sindrome down, down, paralisia cerebral, alzheimer, demencia, esquecido, esquecimento, esquecido coisa, esqueco, esqueco coisa, esqueco tudo",
  ),

  // Other words of themes, and all of plans, languages and access, come with the directory's list (lexicon.ts).
  ...entries(
    { theme: "estetica-dental", suggests: "odontologia" },
    "clareamento dental, clareamento dentario, clarear dente, branquear dente",
  ),
  ...entries(
    { theme: "ortodontia", suggests: "odontologia" },
    "aparelho invisivel, aparelho transparente, mordida cruzada",
  ),
  ...entries(
    { theme: "panico" },
    "medo aviao, medo elevador, medo altura, medo morrer, medo falar publico, pavor, pavor barata, medo barata, ansiedade social",
  ),
  ...entries(
    { theme: "casais" },
    "brigamos, brigamos muito, namoro, ciume, traicao, infidelidade, me traiu, traiu, fui traido, briga marido, briga esposa",
  ),
  ...entries({ theme: "casais", suggests: "psicologia" }, "separei, me separei, separando"),
  ...entries(
    { theme: "luto", suggests: "psicologia" },
    "perdi meu marido, perdi minha esposa, perdi minha mulher, perdi minha mae, perdi meu pai, perdi meu filho, perdi minha filha, perdi minha irma, perdi meu irmao, perdi minha avo, perdi meu avo, perdi minha vo, perdi meu vo, perdi meu bebe, perdi minha bebe, perdi cachorro, perdi meu cachorro, perdi meu cachorrinho, perdi minha cachorrinha, perdi minha gata, perdi meu gato, perdeu bebe, perdi bebe, perda gestacional, aborto, morte, morte meu marido, morte minha esposa, morte minha mae, morte meu pai, morte meu filho, morte minha filha, morreu, faleceu, viuvo, nao consigo superar",
  ),
  ...entries(
    { theme: "depressao", suggests: "psicologia" },
    "choro todo dia, choro muito, so choro, bad, to bad, to baixo, estou baixo, ando baixo, me sinto baixo, depre, mal cabeca, pensamento ruim, vontade nada, animo, nao tenho animo, nao tenho animo nada, nao saio cama",
  ),
  ...entries({ theme: "estresse" }, "cansaco, exausto, exaustao"),
  ...entries({ theme: "tea" }, "nao olha olho"),
  ...entries({ theme: "tdah" }, "nao quieto, desatento, desatencao"),
  ...entries(
    { theme: "linguagem" },
    "troca r, troca r l, lingua presa, freio lingua, fala enrolado, fala errado, fala embolado, tatibitate, nao verbal, so aponta, nao fala direito, falar direito, falano direito, nao ta falando, nao ta falano, nao ta falano direito",
  ),
  ...entries(
    { theme: "cuidado-em-casa" },
    "cuidador dormir, cuidador dormir casa, acamado, fralda, troca fralda, trocar fralda",
  ),
  ...entries({ theme: "seletividade-alimentar" }, "seletivo, seletivo comer, nao come nada"),
  ...entries(
    { approach: [["fisioterapia", "respiratoria"]] },
    "asma, bronquite, bronquiolite, covid, pos covid, sequela covid",
  ),
  ...entries({ theme: "joelho" }, "lca, ligamento cruzado"),
  ...entries({ theme: "autoestima", suggests: "psicologia" }, "sentindo lixo, sinto lixo"),
  ...entries(
    { suggests: "odontologia" },
    "bafo, dente quebrado, dente leite, dente leite mole, chupa dedo, mau cheiro boca",
  ),
  ...entries({ theme: "estetica-dental", suggests: "odontologia" }, "dente amarelado, dente amarelo"),
  ...entries({ theme: "implantes", suggests: "odontologia" }, "chapa, chapa dente, chapa boca"),
  ...entries({ theme: "implantes" }, "ponte movel, ponte movel quebrou, ponte fixa"),
  ...entries(
    { theme: "nutricao-esportiva", suggests: "nutricao" },
    "ganhar massa, massa muscular, ganhar musculo, musculo, academia",
  ),
  ...entries(
    { theme: "controle-de-peso", suggests: "nutricao" },
    "perder barriga, gordo, gordinho, engordar, low carb, ozempic",
  ),
  ...entries(
    { theme: "transtornos-alimentares" },
    "nao paro comer, vomita depois comer, vomita tudo come, vomita escondido, nao come nada vomita escondido, comer emocional, fome emocional, vontade comer, vontade comer toda hora, fome toda hora",
  ),
  ...entries(
    { theme: "gestacao" },
    "parto, depois parto, apos parto, teve nenem, teve bebe, ganhou nenem, ganhou bebe",
  ),
  ...entries(
    { theme: "leitura-e-escrita" },
    "escrever, nao sabe ler, nao sabe escrever, nao aprende ler, aprender ler",
  ),
  ...entries({ theme: "sono", suggests: "psiquiatria" }, "remedio dormir, remedio dormi, remedio sono"),
  ...entries({ theme: "cuidado-em-casa", suggests: "enfermagem" }, "banho leito"),
  ...entries({ suggests: "fonoaudiologia" }, "oratoria, falar melhor publico, falar publico"),
  ...entries({ theme: "vegetarianismo" }, "nao come carne, nao como carne"),
  ...entries({ suggests: "fisioterapia", audience: "criancas" }, "cabeca bebe torta"),
  ...entries({ theme: "gengiva", suggests: "odontologia" }, "dente mole, dente mole velho"),
  ...entries({ theme: "gengiva" }, "gengiva sangrando, gengiva sangra"),
  ...entries(
    { theme: "audicao" },
    "orelhinha, teste orelhinha, bera, exame bera, aparelho ouvido, aparelho surdez, aparelho audicao, aparelho escutar, aparelho ouvir, surdo usa aparelho, surdo aparelho",
  ),
  ...entries({ theme: "linguagem" }, "linguinha, teste linguinha"),
  ...entries({ theme: "gagueira" }, "gago, gaga"),
  ...entries({ theme: "coluna" }, "dor cruz, dor cruzes, costas travada, bico papagaio, coluna travada, travei coluna"),
  ...entries({ theme: "atm-e-bruxismo" }, "maxilar, maxilar estala, mandibula, estalo mandibula, botox bruxismo"),
  ...entries({ theme: "amamentacao" }, "nao pega peito, pegar peito"),
  ...entries({ theme: "diabetes" }, "glicose, medir glicose, glicose alta, acucar alto"),
  ...entries({ theme: "disfagia" }, "tosse quando come, engasgo comer"),
  ...entries({ theme: "voz" }, "perdi voz, voz some"),
  ...entries(
    { theme: "saude-pelvica" },
    "xixi calca, escape xixi, segurar xixi, segurar urina, perde urina, vaginismo, diastase",
  ),
  ...entries({ theme: "transtornos-alimentares" }, "compulsao doce"),
  ...entries({ theme: "ansiedade", suggests: "psicologia" }, "roer unha, roi unha, nervoso, nervosismo"),
  ...entries({ theme: "curativos" }, "tirar ponto, tirar ponto cirurgia, trocar sonda, colostomia, bolsa colostomia"),
  ...entries(
    { theme: "sexualidade" },
    "homoafetivo, sexo, libido, impotencia, impotente, disfuncao sexual, homossexualidade, disfuncao eretil, ejaculacao precoce",
  ),
  ...entries({ theme: "controle-de-peso" }, "bariatrico, cirurgia bariatrica"),
  ...entries({ theme: "pos-operatorio" }, "pos cirurgia, depois cirurgia"),
  ...entries(
    { theme: "sono" },
    "nao dorme, nao consigo dormir, nao consegue dormir, nao prego olho, nao pregar olho, noites claro, acordo noite",
  ),
  ...entries({ theme: "autoestima" }, "timidez, timido"),
  ...entries({ theme: "avaliacao-neuropsicologica" }, "superdotacao, superdotado, altas habilidades"),
  ...entries(
    { theme: "dependencias" },
    `vicio celular, viciado celular, viciado tela, vicio tela, viciado internet, viciado jogo, so fica celular, viciado, vicio jogo, vicio pornografia, pornografia, cocaina, crack, maconha, tigrinho, bet, aposta, alcool, bebida,
     bebe muito, bebe demais, bebe todo dia, bebe escondido, marido bebe, meu marido bebe, pai bebe, meu pai bebe, mae bebe,
     esposa bebe, filho bebe, fumo muito, fumo mto, fumo demais, parar cigarro, cigarro, bebendo muito, bebendo demais, beber muito, parar beber, beber demais, fumar`,
  ),
  ...entries({ theme: "integracao-sensorial", suggests: "terapia-ocupacional" }, "integracao sensorial"),
];
