import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { nearDays } from "#app/features/search/availability.ts";
import { nearDaysWords, orderWords } from "#app/features/search/results/orders.ts";
import { graceDays, trialDays } from "#app/features/subscription/terms.ts";
import { warningDays } from "#app/features/verification/terms.ts";
import { formatList } from "#app/shared/formats.ts";

export function writeOrdering(): LegalDocument {
  return {
    path: "/como-ordenamos",
    title: "Como ordenamos os resultados",
    summary:
      "Ninguém paga para aparecer antes. A ordem é sorteada de novo todos os dias, para que cada profissional tenha a mesma chance de aparecer no início.",
    updated: "2026-11-18",
    sections: [
      {
        id: "rodizio",
        title: "Um rodízio diário",
        blocks: [
          "Imagine todos os profissionais em círculo, cada um no lugar que lhe coube por sorteio quando o perfil nasceu. A cada dia, à meia-noite de Brasília, outro sorteio diz em que ponto do círculo a lista começa, e os primeiros a partir dali são sorteados mais uma vez entre si.",
          "Assim, numa lista de poucas páginas, cada um tem todos os dias a mesma chance de cada lugar. Numa lista longa, cada um fica entre os primeiros mais ou menos tantas vezes quanto os outros.",
          "Durante o dia a ordem é a mesma para todo mundo. Por isso, ao passar de página, ninguém se repete e ninguém fica de fora.",
        ],
      },
      {
        id: "filtros",
        title: "O que os filtros fazem",
        blocks: [
          "Especialidade, modalidade, cidade, distância, dia da semana, período e os demais filtros dizem quem entra na lista. Eles não dão vantagem a ninguém: entre os que entraram vale o rodízio do dia.",
          `Com os filtros ${formatList(nearDays.map(({ label }) => `“${label}”`))}, ou com uma data, contam os horários livres de cada agenda. ${nearDaysWords}`,
        ],
      },
      {
        id: "outras-ordens",
        title: "Quando a ordem é outra",
        blocks: [
          "A distância e os horários livres mudam a ordem nestes casos, e só neles:",
          {
            list: [
              `“Mais perto primeiro”: quando você escolhe essa ordem, toca em “Perto de mim” ou escreve “perto de” um lugar ou o nome de uma região, e quando mostramos uma distância maior porque onde você procurou não há ninguém. ${orderWords.distancia}`,
              `“Horário livre mais cedo”: quando você escolhe essa ordem ou escreve que é urgente. ${orderWords.horario}`,
            ],
          },
          "No fim de um perfil sugerimos até quatro outros da mesma especialidade com horário livre: primeiro os da mesma cidade, depois os que atendem online, cada grupo na ordem do rodízio.",
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
              "quem você é: não sabemos, e quem faz a mesma busca na mesma hora vê a mesma lista.",
            ],
          },
        ],
      },
      {
        id: "quem-aparece",
        title: "Quem aparece",
        blocks: [
          "Aparece na busca quem:",
          {
            list: [
              "tem o perfil completo, com um registro no formato do seu conselho; um nome, horários ou bairro que ainda espera por leitura da nossa equipe não conta;",
              `está no período gratuito, com a assinatura em dia ou nos ${graceDays} dias para acertar uma cobrança que falhou ou ainda não chegou;`,
              "não pausou o perfil e não está suspenso;",
              `não teve o registro recusado: quem não está no cadastro do conselho sai na hora, e quem está com outro nome ou outra situação tem ${warningDays} dias para corrigir;`,
              "tem um registro que não está em outro perfil: o segundo espera fora da busca até nossa equipe conferir de quem ele é;",
              `em Psiquiatria, informou o RQE: sem ele, aparece só nos ${trialDays} dias do período gratuito.`,
            ],
          },
          "Saiba mais nos Termos de Uso, em [Para profissionais](/termos#profissionais) e [Assinatura e preço](/termos#assinatura).",
        ],
      },
    ],
  };
}
