import { verifiedMonths } from "#app/features/verification/terms.ts";
import { brand } from "#app/shared/brand.ts";

/** Frequent questions: the page and its schema.org twin read the same list. */
export const questions = [
  {
    question: "Preciso criar conta para buscar ou entrar em contato?",
    answer:
      "Não. Você busca, vê os perfis e fala com o profissional por WhatsApp ou e-mail sem cadastro e sem pagar nada.",
  },
  {
    question: "Quanto custa uma consulta?",
    answer: `O valor é combinado diretamente com o profissional. A ${brand.name} não cobra de quem procura atendimento nem recebe parte da consulta: ela se mantém com a mensalidade dos profissionais.`,
  },
  {
    question: "Como sei se o registro do profissional é verdadeiro?",
    answer: `Cada perfil mostra o número do registro no conselho da profissão. Quando nossa equipe encontra esse número no cadastro público do conselho, o perfil traz o selo de verificação com a data, por ${verifiedMonths} meses. Quem ainda não foi conferido diz isso no perfil. Você também pode conferir no site do conselho.`,
  },
  {
    question: "Em que ordem os profissionais aparecem?",
    answer:
      "A ordem é sorteada de novo todos os dias, para que cada um tenha a mesma chance de aparecer no início. Ninguém paga para aparecer antes.",
  },
  {
    question: "É só para cristãos?",
    answer: `Não. A ${brand.name} é uma plataforma de valores cristãos a serviço de todas as pessoas, qualquer que seja a sua crença. Os profissionais atendem com a ciência e a ética da profissão.`,
  },
  {
    question: "E se for uma emergência?",
    answer:
      "Não espere por uma resposta aqui. Em uma emergência, ligue para o SAMU, 192. Se precisa conversar agora, o CVV atende no 188, de graça, a qualquer hora.",
  },
];
