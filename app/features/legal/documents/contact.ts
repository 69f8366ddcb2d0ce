import { answerDays } from "#app/features/legal/answer-time.ts";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { reportLinks } from "#app/features/reports/report-reasons.ts";
import { refundDays } from "#app/features/subscription/terms.ts";
import { brand } from "#app/shared/brand.ts";
import type { Operator } from "#app/shared/operator.ts";

export function writeContact({ name, cnpj, address, email, dpoName, dpoEmail }: Operator): LegalDocument {
  const mail = (subject: string) => `[${email}](mailto:${email}?subject=${encodeURIComponent(subject)})`;
  return {
    path: "/contato",
    title: "Contato",
    summary: `Cada assunto tem o seu caminho, e o mais rápido quase sempre é um formulário. O que chega a nós respondemos em até ${answerDays} dias.`,
    updated: "2026-11-16",
    sections: [
      {
        id: "urgencia",
        title: "É urgente?",
        blocks: [
          "Não espere por nós. Em uma emergência ligue para o [SAMU, 192](tel:192). Se precisa conversar agora, o [CVV atende no 188](tel:188), de graça, a qualquer hora.",
        ],
      },
      {
        id: "consulta",
        title: "Falar com um profissional",
        blocks: [
          "A conversa é direta: [encontre o perfil](/buscar) e use os botões dele para pedir um horário, chamar no WhatsApp ou escrever um e-mail. Quem já pediu uma consulta muda, cancela ou apaga tudo pelo link dela, que recebeu ao pedir.",
        ],
      },
      {
        id: "denuncia",
        title: "Denunciar um perfil ou uma avaliação",
        blocks: [
          `Registro falso, endereço ou telefone errado, conduta? Abra o perfil e toque em “${reportLinks.profile}”, ao fim das informações rápidas. Uma avaliação falsa ou ofensiva se denuncia no link “${reportLinks.review}”, embaixo dela. O formulário já nos diz de que página se trata. Uma pessoa da equipe analisa cada caso, e o seu nome não é revelado.`,
        ],
      },
      {
        id: "privacidade",
        title: "Seus dados pessoais",
        blocks: [
          "Para saber o que guardamos sobre você, corrigir ou apagar, use o formulário de [Seus dados](/lgpd): ele dá um número de protocolo e confirma que o pedido é seu. Seus direitos estão na [Política de Privacidade](/privacidade#direitos).",
          `O encarregado é ${dpoName}: [${dpoEmail}](mailto:${dpoEmail}).`,
        ],
      },
      {
        id: "conta",
        title: "Conta de profissional",
        blocks: [
          {
            list: [
              "Não consegue entrar? [Peça uma nova senha](/recuperar-senha).",
              "Discorda do que conferimos do seu registro? Peça nova conferência no painel, em [Registro](/dashboard/registro).",
              `Cancelar, ou desistir em até ${refundDays} dias com devolução, é feito no painel, em [Assinatura](/dashboard/assinatura). Se algo falhar, escreva para ${mail("Assinatura")}.`,
            ],
          },
        ],
      },
      {
        id: "barreiras",
        title: "Acessibilidade e segurança",
        blocks: [
          {
            list: [
              "Algo impediu você de usar o site? Veja [o que testamos e como avisar](/acessibilidade#avisar).",
              "Encontrou uma falha que expõe dados? Conte por [Segurança](/seguranca).",
            ],
          },
        ],
      },
      {
        id: "duvidas",
        title: "Outro assunto",
        blocks: [
          `Dúvidas, sugestões, um problema no site? Escreva para ${mail(`Contato pelo site da ${brand.name}`)}. Conte o que houve e em que página.`,
        ],
      },
      { id: "empresa", title: "Empresa", blocks: [`${name}, CNPJ ${cnpj}.`, address] },
    ],
  };
}
