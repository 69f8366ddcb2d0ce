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
  "minha filha não quer mais viver",
  "meu filho nao quer viver",
  "ela nao quer mais viver",
  "socorro preciso de ajuda urgente",
  "me ajuda por favor, socorro",
  "kero morre",
  "qro morrer",
  "n aguento mais",
  "nao vejo sentido em nada",
  "minha filha tá se machucando com gilete",
  "encontrei cortes no pulso da minha filha",
  "minha filha faz cortes nas pernas",
  "marcas de corte no braço do meu filho",
  "ela se machuca de propósito",
  "auto lesão adolescente",
  "achei um estilete na mochila",
  "minha mãe está com a boca torta",
  "fala enrolada de repente",
  "minha vó ta com fala enrolada e braço fraco",
  "tio passou a mão no meu filho",
  "meu padrasto mexe comigo",
  "abuso sexual infantil",
  "meu avô caiu e bateu a cabeça",
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
  "meu filho que bate em mim",
  "minha filha de 3 anos bate na minha mãe",
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
  "meu filho fala enrolado",
  "curativo em corte na perna",
  "minha filha se machucou no vôlei",
  "ela não quer comer",
  "meu tio mexe com informática",
  "passou a dor na mão",
  "nutricionista que faz cortes de gordura",
  "lâminas de porcelana",
  "medo de machucar o joelho",
  "to surtando com a faculdade",
  "quero ouvir minha voz gravada",
  "boca seca",
];

test.each(dangers)("somebody may be in danger: %s", (sentence) => {
  expect(dangerIn(sentence)).toBeDefined();
});

test.each(harmless)("nobody is: %s", (sentence) => {
  expect(dangerIn(sentence)).toBeUndefined();
});

test("of doubtful words the number that helps is shown rather than not", () => {
  expect(dangerIn("meu filho apanha na escola")?.kind).toBe("violencia");
  expect(dangerIn("falta de ar ao correr, fisioterapia")?.kind).toBe("corpo");
});

test("the number that helps first is of the kind of danger, however it is written", () => {
  expect(dangerIn("MEU FILHO ENGOLIU UMA BATERIA!!!")?.kind).toBe("corpo");
  expect(dangerIn("  Não   aguento mais...  ")?.kind).toBe("vida");
  expect(dangerIn("Meu ex-marido me ameaça")?.kind).toBe("violencia");
  expect(dangerIn("Meu irmão OUVE vozes")?.kind).toBe("surto");
});

test.each([
  ...["meu marido quer me matar", "meu ex disse que vai me matar", "ele ameaçou me matar", "tentou me matar ontem"],
  ...["ele me enforcou", "meu namorado me esganou", "meu pai bate em mim", "meu marido bate em mim e nas crianças"],
  ...[
    "ele bate na minha mãe",
    "levei uma surra do meu marido",
    "meu padrasto me deu uma surra",
    "jurou que vai me matar",
  ],
])("the police is called where another's hand does it: %s", (sentence) => {
  expect(dangerIn(sentence)?.kind).toBe("violencia");
});

test.each([
  ...["meu marido não entende que quero me matar", "ele foi embora e eu quero me matar", "tentei me matar"],
  ...["minha mãe não sabe que penso em me enforcar", "minha filha quer se matar", "queria me machucar"],
])("somebody to talk to where it is the own: %s", (sentence) => {
  expect(dangerIn(sentence)?.kind).toBe("vida");
});
