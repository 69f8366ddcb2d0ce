import type { LegalSection } from "#app/features/legal/legal-document.ts";
import { ERASE_LABEL } from "#app/features/privacy/erase-label.ts";
import { appointmentsKept, keptFor } from "#app/features/privacy/retention.ts";

/** What for, and by which right (LGPD, articles 7 and 11). */
export const purposes: LegalSection = {
  id: "finalidades",
  title: "Que dados usamos, para quê e com que base legal",
  blocks: [
    {
      table: {
        head: ["Para quê", "Que dados", "Base legal"],
        rows: [
          [
            "Criar e manter a conta do profissional",
            "nome, e-mail, senha cifrada, sessões, aceite dos termos",
            "execução de contrato (art. 7º, V)",
          ],
          [
            "Publicar o perfil na busca",
            "os dados do perfil que o próprio profissional preenche",
            "execução de contrato (art. 7º, V)",
          ],
          [
            "Conferir o registro no conselho",
            "nome e número de registro",
            "legítimo interesse de pacientes e da plataforma (art. 7º, IX)",
          ],
          [
            "Cobrar a assinatura e devolver valores",
            "nome e e-mail; CPF ou CNPJ de quem paga por Pix ou o quer no recibo; identificação, valor, data e situação da cobrança",
            "execução de contrato e obrigação legal (art. 7º, V e II)",
          ],
          [
            "Levar um pedido de horário ao profissional",
            "nome e um contato de quem pede (ou dois, se quiser), para quem é, mensagem opcional; o consentimento, com suas palavras e data",
            "consentimento específico de quem envia, por ser dado sensível (art. 11, I); para crianças e adolescentes, o de mãe, pai ou responsável (art. 14)",
          ],
          [
            "Guardar a agenda que o próprio profissional anota",
            "nome do paciente, horário, serviço e contato, se o profissional os der",
            "em nome do profissional, que é o controlador desses dados e responde pela base legal (art. 39)",
          ],
          [
            "Avisar quando abrir um horário, na lista de espera",
            "e-mail, que dia e período servem, até quando",
            "consentimento específico, dado pelo link enviado ao e-mail, por ser dado sensível (art. 11, I)",
          ],
          ["Convidar para avaliar", "nome e contato de quem pediu", "consentimento à parte (art. 7º, I)"],
          [
            "Publicar avaliações",
            "nota e texto, sem o nome completo de quem avalia",
            "consentimento de quem avalia (art. 7º, I)",
          ],
          [
            "Contar visitas e contatos de cada perfil",
            "números por dia, sem identificar ninguém",
            "dados anônimos (art. 12)",
          ],
          ["Enviar avisos sobre conta, assinatura e pedidos", "nome e e-mail", "execução de contrato (art. 7º, V)"],
          [
            "Impedir abusos e fraudes",
            "contagem de tentativas e, de profissionais, os aparelhos e as redes de onde entram, por códigos que não permitem voltar ao endereço IP",
            "legítimo interesse e segurança (art. 7º, IX)",
          ],
          [
            "Guardar os registros de acesso que a lei manda",
            "data, hora, endereço IP, porta e a parte do site, nunca a página",
            "obrigação legal (art. 7º, II; Marco Civil da Internet, art. 15)",
          ],
          [
            "Cumprir a lei e nos defender em processos",
            "o que o caso exigir",
            "obrigação legal e exercício de direitos (art. 7º, II e VI)",
          ],
        ],
      },
    },
    "Não tratamos a religião de ninguém: não perguntamos, não deduzimos e não marcamos perfis com ela.",
  ],
};

export const retention: LegalSection = {
  id: "prazos",
  title: "Por quanto tempo guardamos",
  blocks: [
    {
      table: {
        head: ["Dado", "Prazo"],
        rows: [
          ["Conta e perfil do profissional", "enquanto a conta existir; apagados na hora em que ela é excluída"],
          [
            "Pedidos de horário de pacientes, e consultas que o profissional anota",
            `apagados ${appointmentsKept}, ou na hora, por “${ERASE_LABEL}”; os consentimentos, junto; um código da rede de onde vieram, que não a revela, só até a resposta, e do que foi confirmado na hora, até a consulta; de um pedido apagado no dia em que foi feito, um código do contato, que não o revela, por ${keptFor("visitor_codes")}`,
          ],
          [
            "Lista de espera por um horário",
            `até a data escolhida, por no máximo ${keptFor("waiting_list")}, ou na hora, por “Sair da lista”; sem confirmação pelo e-mail, ${keptFor("unconfirmed_waiting")}`,
          ],
          ["Visitas e contatos por perfil", "números por dia, sem endereço IP, enquanto o perfil existir"],
          [
            "E-mails que enviamos",
            `apagados em ${keptFor("emails")}, ou antes, junto com o pedido de horário ou a conta a que se referem`,
          ],
          [
            "Conta excluída",
            `códigos do e-mail, do registro e do CPF ou CNPJ de quem pagou, que não os revelam, o fim do período de teste e uma eventual suspensão, por ${keptFor("former_accounts")}, para impedir abusos`,
          ],
          ["Avaliações", "enquanto o perfil existir ou até quem avaliou pedir a retirada"],
          [
            "Registros de cobrança e de devolução",
            `enquanto a conta existir; depois, à parte e sem o nome, até ${keptFor("charges")} da cobrança, por obrigação fiscal e de consumo`,
          ],
          ["Aceite de termos", "enquanto a conta existir"],
          [
            "Registros de acesso ao site",
            `data, hora, IP, porta e a parte do site, nunca a página nem um link privado, por ${keptFor("access_records")}, em sigilo, na hospedagem, como manda o art. 15 do Marco Civil da Internet`,
          ],
          [
            "Registro dos atos da nossa equipe",
            `${keptFor("operator_acts")}, sem nomes; os motivos escritos, ${keptFor("operator_reasons")} ou até os dados a que se referem serem apagados`,
          ],
          ["Pedidos sobre dados pessoais", `${keptFor("privacy_requests")} depois da resposta, como prova dela`],
          ["Registro de incidentes de segurança", `${keptFor("incidents")} depois da última anotação`],
          [
            "Cópias de segurança",
            `até ${keptFor("backups")}; se uma for recuperada, o que tinha sido apagado depois dela é apagado de novo`,
          ],
        ],
      },
    },
  ],
};
