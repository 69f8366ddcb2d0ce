import { answerDays } from "#app/features/legal/answer-time.ts";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { brand } from "#app/shared/brand.ts";
import type { Operator } from "#app/shared/operator.ts";

/** What is said to be tested is tested in e2e; see docs/rules.md. */
export function writeAccessibility({ email }: Operator): LegalDocument {
  const mail = `[${email}](mailto:${email}?subject=${encodeURIComponent(`Acessibilidade da ${brand.name}`)})`;
  return {
    path: "/acessibilidade",
    title: "Acessibilidade",
    summary:
      "Queremos que toda pessoa consiga usar este site, com teclado, leitor de tela, letras grandes ou como precisar. Aqui dizemos o que testamos, o que ainda falta e como avisar.",
    updated: "2026-11-16",
    sections: [
      {
        id: "norma",
        title: "O que seguimos",
        blocks: [
          "A Lei Brasileira de Inclusão (Lei 13.146/2015, art. 63) pede sites acessíveis, segundo as melhores práticas internacionais. Nosso alvo são os critérios A e AA das WCAG 2.2, em que se apoia a norma ABNT NBR 17225:2025. O eMAG, modelo para sites de governo, se apoia nas mesmas diretrizes; ele não nos obriga, e o que pede de semelhante também vale aqui.",
          "Esta é uma declaração nossa. Nenhum órgão ou empresa certificou o site.",
        ],
      },
      {
        id: "testes",
        title: "O que testamos, e como",
        blocks: [
          "A cada mudança do site, antes de publicar, um navegador percorre as páginas sozinho. Esses percursos falham se encontrarem um erro destes:",
          {
            list: [
              "regras de acessibilidade que uma ferramenta automática (axe) sabe conferir: nomes de campos e botões, ordem de títulos, papéis, idioma e outras;",
              "contraste de textos, no modo claro e no escuro;",
              "páginas que precisam rolar para o lado, em telas de 1280, 360 e 320 pixels de largura; a última é também o que se vê com 400% de ampliação em uma tela comum;",
              "o cadastro inteiro, a busca por cidade, as abas do painel e o atalho “Pular para o conteúdo” usados só com o teclado, com o foco no lugar certo depois de cada passo;",
              "páginas vistas com o pedido de menos movimento ligado no aparelho;",
              "ler, buscar, pedir horário e avaliar sem JavaScript.",
            ],
          },
          "As mensagens de erro ficam junto do campo, e nada do que você escreveu se perde. Avisos são anunciados a leitores de tela.",
        ],
      },
      {
        id: "limites",
        title: "O que ainda falta",
        blocks: [
          {
            list: [
              "Ferramentas automáticas acham só parte dos problemas. Ainda não fizemos testes com pessoas com deficiência, nem com cada leitor de tela.",
              "O painel e a agenda do profissional precisam de JavaScript.",
              "Não há tradução para Libras.",
              "As fotos dos perfis não têm descrição própria; o nome está ao lado.",
              "O que profissionais e pacientes escrevem é deles, e pode não ser simples de ler.",
              "Páginas de pagamento e os aplicativos de conversa são de outras empresas.",
            ],
          },
        ],
      },
      {
        id: "avisar",
        title: "Encontrou uma barreira?",
        blocks: [
          `Escreva para ${mail} e conte em que página foi, o que queria fazer e, se quiser, que aparelho ou recurso usa. Respondemos em até ${answerDays} dias. Se precisar de uma informação do site de outro jeito, peça: enviamos.`,
          "Se a resposta não bastar, você pode procurar o Ministério Público ou a ouvidoria de direitos humanos, pelo [Disque 100](tel:100).",
        ],
      },
    ],
  };
}
