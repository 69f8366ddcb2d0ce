import { expect, test } from "vitest";
import { dangerIn } from "./danger.ts";

const dangers = [
  "estou pensando em me matar",
  "quero tirar minha vida",
  "queria morrer",
  "não quero mais viver",
  "minha filha tentou se matar",
  "meu filho fala em se matar",
  "minha amiga quer se suicidar",
  "tenho pensamentos suicidas",
  "penso em morrer todo dia",
  "não vejo mais sentido na vida",
  "não tenho mais vontade de viver",
  "quero desaparecer",
  "quero dormir pra sempre",
  "vou acabar com a minha vida",
  "me machuco quando fico nervosa",
  "meu filho está se cortando",
  "não aguento mais essa vida",
  "queria estar morta",
  "prefiro estar morto",
  "tomei um monte de remédio",
  "minha mãe tomou todos os remédios",
  "minha filha engoliu uma moeda",
  "acho que estou infartando",
  "dor forte no peito",
  "aperto no peito e braço dormente",
  "pressão no peito",
  "meu marido está tendo um avc",
  "meu pai caiu e não acorda",
  "minha avó não está respirando",
  "criança engasgada",
  "meu bebê engasgou",
  "sangramento que não para",
  "estou sangrando na gravidez",
  "meu marido me agrediu ontem",
  "meu namorado me ameaça",
  "meu marido me trancou em casa",
  "fui abusada quando criança",
  "meu chefe me assedia",
  "fui violentada",
  "meu pai abusa da minha irmã",
  "sofro violência doméstica",
  "levei um tiro",
  "fui esfaqueada",
  "crise de convulsão agora",
  "meu filho bebeu desinfetante",
  "vou me enforcar",
  "quero me jogar na frente de um carro",
  "tô com uma faca na mão",
];

const harmless = [
  "medo de morrer",
  "meu cachorro morreu",
  "perdi meu pai",
  "minha mãe morreu",
  "fobia de sangue",
  "psicólogo para quem perdeu alguém por overdose do luto",
  "tirar o siso",
  "tirar a ansiedade",
  "terminar o namoro",
  "não aguento mais dor nas costas",
  "não consigo dormir",
  "não tenho saída de emergência",
  "dor nas costas",
  "dor no joelho",
  "fono para engasgos frequentes",
  "minha avó engasga ao comer",
  "reabilitação depois de avc",
  "fisioterapia cardíaca pós infarto",
  "cortar açúcar da dieta",
  "me cortar o cabelo",
  "psicóloga que me toque o coração",
  "aprender a viver melhor",
  "qualidade de vida",
  "mudança de vida",
  "sentido da vida",
  "o trabalho me mata",
  "tô morrendo de cansaço",
  "minha filha bate nos colegas",
  "vontade de comer doce",
  "quero sumir com essa barriga",
  "parar de tomar remédio",
  "tomo muitos remédios",
  "psiquiatra para ajustar remédio",
  "bateria de exames",
  "nutricionista vida saudável",
  "não para de chorar",
  "vida sexual",
  "jogar da ponte rpg",
];

test.each(dangers)("somebody may be in danger: %s", (sentence) => {
  expect(dangerIn(sentence)).toBeDefined();
});

test.each(harmless)("nobody is: %s", (sentence) => {
  expect(dangerIn(sentence)).toBeUndefined();
});

test("of doubtful words the number that helps is shown rather than not", () => {
  expect(dangerIn("meu filho apanha na escola")).toBe("violencia");
  expect(dangerIn("falta de ar ao correr, fisioterapia")).toBe("corpo");
});

test("the number that helps first is of the kind of danger, however it is written", () => {
  expect(dangerIn("MEU FILHO ENGOLIU UMA BATERIA!!!")).toBe("corpo");
  expect(dangerIn("  Não   aguento mais...  ")).toBe("vida");
  expect(dangerIn("Meu ex-marido me ameaça")).toBe("violencia");
});
