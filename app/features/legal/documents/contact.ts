import { answerDays } from "#app/features/legal/answer-time.ts";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { refundDays } from "#app/features/subscription/terms.ts";
import { brand } from "#app/shared/brand.ts";
import type { Operator } from "#app/shared/operator.ts";

export function writeContact({ name, cnpj, address, email, dpoName, dpoEmail }: Operator): LegalDocument {
  const mail = (subject: string) => `[${email}](mailto:${email}?subject=${encodeURIComponent(subject)})`;
  return {
    path: "/contato",
    title: "Contato",
    summary: `Respondemos em até ${answerDays} dias. Para falar com um profissional, use os botões do perfil dele.`,
    updated: "2026-11-15",
    sections: [
      {
        id: "urgencia",
        title: "É urgente?",
        blocks: [
          "Não espere por nós. Em uma emergência ligue para o [SAMU, 192](tel:192). Se precisa conversar agora, o [CVV atende no 188](tel:188), de graça, a qualquer hora.",
        ],
      },
      {
        id: "duvidas",
        title: "Dúvidas, sugestões e problemas no site",
        blocks: [`Escreva para ${mail(`Contato pelo site da ${brand.name}`)}. Conte o que houve e em que página.`],
      },
      {
        id: "denuncia",
        title: "Denunciar um perfil ou uma avaliação",
        blocks: [
          `Registro que não confere, conduta errada, avaliação falsa? O caminho mais rápido é o link “Denunciar”, em cada perfil e em cada avaliação. Se preferir, escreva para ${mail("Denúncia de perfil")} com o endereço da página. Uma pessoa da equipe analisa cada caso, e o seu nome não é revelado.`,
        ],
      },
      {
        id: "acessibilidade",
        title: "Acessibilidade",
        blocks: ["Algo impediu você de usar o site? Veja [o que testamos e como avisar](/acessibilidade)."],
      },
      {
        id: "assinatura",
        title: "Assinatura e cobrança",
        blocks: [
          `Cancelar e desistir em até ${refundDays} dias, com devolução, é feito no seu painel, em Assinatura. Se algo falhar, escreva para ${mail("Assinatura")}.`,
        ],
      },
      {
        id: "privacidade",
        title: "Seus dados pessoais",
        blocks: [
          `O encarregado é ${dpoName}: [${dpoEmail}](mailto:${dpoEmail}). Seus direitos estão na [Política de Privacidade](/privacidade#direitos).`,
        ],
      },
      { id: "empresa", title: "Empresa", blocks: [`${name}, CNPJ ${cnpj}.`, address] },
    ],
  };
}
