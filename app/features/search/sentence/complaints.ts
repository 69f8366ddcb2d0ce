import { type Entry, entries } from "./meaning.ts";

/** What people suffer from or want done, in their own words: a theme, or by whom it is mostly treated. */
export const complaints: readonly Entry[] = [
  ...entries(
    { suggests: "psicologia" },
    `terapia, terapeuta, triste, chorar, chorando, sozinho, solidao, angustia, angustiado, desanimado, desanimo, sofrendo,
     sofrimento, perdi meu marido, perdi minha mae, perdi meu pai, perdi meu filho`,
  ),
  ...entries({ theme: "gestacao", suggests: "psicologia" }, "depressao pos parto"),

  // Without a theme of their own: by whom they are mostly treated.
  ...entries(
    { suggests: "psicologia" },
    `borderline, bullying, sofre bullying, psicologico, acompanhamento psicologico, xixi cama, bate colegas, nao quer ir escola,
     agressivo, agressividade, birra, raiva, psicotecnico, exame psicotecnico, desabafar, conversar alguem`,
  ),
  ...entries({ suggests: "psiquiatria" }, "esquizofrenia, esquizofrenico, psicose"),
  ...entries({ suggests: "fisioterapia" }, "fibromialgia, artrose, artrite"),
  ...entries({ suggests: "nutricao" }, "pressao alta, hipertensao, colesterol, gordura figado, anemia"),
  ...entries({ suggests: "enfermagem" }, "injecao, aplicar injecao, vacina, soro"),
  ...entries({ suggests: "terapia-ocupacional" }, "alzheimer, demencia"),

  // Other words of themes, and all of plans, languages and access, come with the directory's list (lexicon.ts).
  ...entries(
    { theme: "estetica-dental", suggests: "odontologia" },
    "clareamento dental, clareamento dentario, clarear dente, branquear dente",
  ),
  ...entries({ theme: "ortodontia", suggests: "odontologia" }, "aparelho invisivel, aparelho transparente"),
  ...entries({ theme: "panico" }, "medo aviao, medo elevador, medo altura, medo morrer"),
  ...entries(
    { theme: "casais" },
    "ciume, traicao, infidelidade, me traiu, traiu, fui traido, briga marido, briga esposa",
  ),
  ...entries(
    { theme: "luto", suggests: "psicologia" },
    "perdeu bebe, perdi bebe, perda gestacional, aborto, morreu, faleceu, viuvo, nao consigo superar",
  ),
  ...entries(
    { theme: "depressao", suggests: "psicologia" },
    "choro todo dia, choro muito, so choro, bad, sem vontade nada",
  ),
  ...entries({ theme: "estresse" }, "cansaco, exausto, exaustao"),
  ...entries({ theme: "tdah" }, "nao quieto, desatento, desatencao"),
  ...entries(
    { theme: "linguagem" },
    "troca r, troca r l, lingua presa, freio lingua, fala enrolado, fala errado, fala embolado",
  ),
  ...entries({ theme: "curativos" }, "colostomia, bolsa colostomia"),
  ...entries({ theme: "sexualidade" }, "homossexualidade, disfuncao eretil, ejaculacao precoce"),
  ...entries({ theme: "controle-de-peso" }, "bariatrico, cirurgia bariatrica"),
  ...entries({ theme: "pos-operatorio" }, "pos cirurgia, depois cirurgia"),
  ...entries({ theme: "sono" }, "nao dorme, nao consigo dormir, nao consegue dormir"),
  ...entries({ theme: "autoestima" }, "timidez, timido"),
  ...entries({ theme: "avaliacao-neuropsicologica" }, "superdotacao, superdotado, altas habilidades"),
  ...entries(
    { theme: "dependencias" },
    `vicio celular, vicio jogo, vicio pornografia, pornografia, cocaina, crack, maconha, tigrinho, bet, aposta, alcool, bebida,
     bebe muito, bebe demais, bebe todo dia, bebe escondido, marido bebe, meu marido bebe, pai bebe, meu pai bebe, mae bebe,
     esposa bebe, filho bebe, beber muito, parar beber, beber demais, fumar`,
  ),
  ...entries({ theme: "integracao-sensorial", suggests: "terapia-ocupacional" }, "integracao sensorial"),
];
