import type { LegalDocument } from "#app/features/legal/legal-document.ts";

export function writeOrdering(): LegalDocument {
  return {
    path: "/como-ordenamos",
    title: "Como ordenamos os resultados",
    summary:
      "Ninguém paga para aparecer antes. A lista gira todos os dias, de modo que cada profissional aparece no início tantas vezes quanto os outros.",
    updated: "2026-11-15",
    sections: [
      {
        id: "rodizio",
        title: "Um rodízio diário",
        blocks: [
          "Imagine todos os profissionais em círculo. O lugar de cada um é sorteado quando o perfil nasce e não muda. A cada dia, à meia-noite de Brasília, um novo sorteio diz em que ponto do círculo a lista começa.",
          "Durante o dia a ordem é a mesma para todo mundo. Por isso, ao passar de página, ninguém se repete e ninguém fica de fora.",
        ],
      },
      {
        id: "filtros",
        title: "O que os filtros fazem",
        blocks: [
          "Especialidade, modalidade, cidade, distância e disponibilidade dizem quem entra na lista. Eles não mudam a ordem de quem entrou.",
        ],
      },
      {
        id: "nao-conta",
        title: "O que não conta",
        blocks: [
          {
            list: [
              "dinheiro: não há anúncio, destaque nem plano mais caro;",
              "nota e número de avaliações;",
              "selo de verificação, foto ou tamanho da descrição;",
              "tempo de casa, número de visitas ou de contatos;",
              "quem você é: não sabemos, e a lista é igual para todos.",
            ],
          },
        ],
      },
      {
        id: "quem-aparece",
        title: "Quem aparece",
        blocks: [
          "Aparece quem tem o perfil completo, com um registro no formato do seu conselho, está no período gratuito ou com a assinatura em dia, não pausou o perfil, não está suspenso e não teve o registro recusado. Saiba mais nos [Termos de Uso](/termos#assinatura).",
        ],
      },
    ],
  };
}
