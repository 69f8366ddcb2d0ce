import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { brand } from "#app/shared/brand.ts";

export function writeValues(): LegalDocument {
  return {
    path: "/valores",
    title: "Nossos valores",
    summary: `${brand.name} era o tanque de Jerusalém onde os doentes esperavam por cuidado: a casa da misericórdia. O nome diz como queremos trabalhar.`,
    updated: "2026-11-15",
    sections: [
      {
        id: "dignidade",
        title: "Dignidade",
        blocks: [
          "Cada pessoa tem valor antes de qualquer diagnóstico, sobrenome ou saldo no banco. Por isso quem procura ajuda não paga, não cria conta e não é rastreado aqui.",
        ],
      },
      {
        id: "compaixao",
        title: "Compaixão",
        blocks: [
          "Quem chega costuma estar preocupado. Escrevemos de forma simples, mostramos o que importa e deixamos à vista o CVV (188) e o SAMU (192) para quem não pode esperar.",
        ],
      },
      {
        id: "honestidade",
        title: "Honestidade",
        blocks: [
          "Dizemos o que é verificado e o que não é. Ninguém compra posição: a lista [gira todos os dias](/como-ordenamos). As notas vêm só de quem teve consulta marcada aqui, e quem ainda não tem nenhuma aparece como “Novo”.",
        ],
      },
      {
        id: "sigilo",
        title: "Sigilo",
        blocks: [
          "Buscar um psicólogo, um fonoaudiólogo ou um psiquiatra é assunto seu. Guardamos o mínimo e apagamos cedo: está tudo na [Política de Privacidade](/privacidade).",
        ],
      },
      {
        id: "servico",
        title: "Serviço a todas as pessoas",
        blocks: [
          "Somos uma plataforma de valores cristãos, e é por eles que servimos a todos, qualquer que seja a crença, ou a falta dela. Não perguntamos a religião de ninguém, não há filtro nem selo religioso nos perfis e não se oferece aconselhamento religioso no lugar do cuidado.",
          "O cuidado é dos profissionais, com a ciência e a ética da profissão de cada um. Nenhum deles precisa ter a nossa fé para estar aqui, e nenhum pode impor a sua a um paciente.",
        ],
      },
      {
        id: "justica",
        title: "Justiça",
        blocks: [
          "Todos os profissionais pagam o mesmo preço, têm a mesma exposição e podem sair tão facilmente quanto entraram. Quem discrimina um paciente não fica: veja a [conduta](/termos#conduta) que pedimos.",
        ],
      },
    ],
  };
}
