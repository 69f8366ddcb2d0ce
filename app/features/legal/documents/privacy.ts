import type { LegalDocument, LegalSection } from "#app/features/legal/legal-document.ts";
import { currentVersions } from "#app/features/legal/versions.ts";
import { privacyAnswerDays } from "#app/features/privacy/answer-days.ts";
import { storageTable } from "#app/features/privacy/browser-storage.ts";
import { ERASE_LABEL } from "#app/features/privacy/erase-label.ts";
import { communicationDays } from "#app/features/privacy/incident-deadline.ts";
import { appointmentsKept, keptFor } from "#app/features/privacy/retention.ts";
import { brand } from "#app/shared/brand.ts";
import type { Operator } from "#app/shared/operator.ts";
import { purposes, retention } from "./privacy-tables.ts";

export function writePrivacy(operator: Operator): LegalDocument {
  return {
    path: "/privacidade",
    title: "Política de Privacidade",
    summary:
      "Guardamos o mínimo, não usamos cookies nem rastreadores e não vendemos dados. Pacientes não precisam de conta; profissionais veem, corrigem, exportam e apagam seus dados no painel.",
    version: currentVersions.privacy,
    updated: currentVersions.privacy,
    sections: [
      controller(operator),
      purposes,
      publicData,
      patients,
      sharing,
      storage,
      retention,
      rights(operator),
      security,
      children,
      transfer,
      changes,
    ],
  };
}

const controller = ({ name, cnpj, address, dpoName, dpoEmail }: Operator): LegalSection => ({
  id: "controlador",
  title: "Quem cuida dos seus dados",
  blocks: [
    `O controlador dos dados é ${name}, CNPJ ${cnpj}, com sede em ${address}.`,
    `O encarregado pelo tratamento de dados pessoais é ${dpoName}. Escreva para [${dpoEmail}](mailto:${dpoEmail}) sobre qualquer assunto desta página.`,
    "Seguimos a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD) e o Marco Civil da Internet (Lei 12.965/2014).",
  ],
});

const publicData: LegalSection = {
  id: "dados-publicos",
  title: "O que fica público",
  blocks: [
    "O perfil do profissional publicado na busca é aberto a todos, também a buscadores: nome, foto, profissão, especialidade, registro e RQE, abordagem, faixa etária, modalidade, local e horários de atendimento, serviços, temas, convênios, idiomas, acessibilidade, valores onde o conselho permite, descrição, WhatsApp e e-mail de contato, avaliações.",
    "Se o e-mail de contato fica vazio, vale o da conta, e é ele que aparece no perfil; para não mostrá-lo, informe outro. Com um e-mail de contato próprio, o da conta não é público. As datas e a situação da assinatura nunca são.",
    "Pausar ou excluir a conta tira o perfil do site na hora. Buscadores podem levar alguns dias para atualizar as cópias deles.",
  ],
};

const patients: LegalSection = {
  id: "pacientes",
  title: "Se você procura atendimento",
  blocks: [
    "Você não precisa de conta. Contamos as visitas a cada perfil por dia, em números, sem cookies, sem endereço IP e sem saber quem visitou.",
    "Ao pedir um horário, guardamos seu nome, um contato (ou dois, se você quiser), para quem é a consulta e, se você quiser, uma mensagem curta, e os entregamos ao profissional que você escolheu. O próprio pedido revela algo sobre saúde, um dado sensível: só o tratamos com o seu consentimento específico e em destaque (LGPD, art. 11, I), numa caixa que nunca vem marcada. Guardamos com o pedido quais palavras você aceitou, e quando. Não escreva detalhes de saúde na mensagem.",
    `Você retira o consentimento quando quiser, na página da consulta, em “${ERASE_LABEL}”: o pedido e o que se liga a ele são apagados na hora, tenha você dado um e-mail ou um WhatsApp. Uma consulta que ainda ia acontecer é cancelada, e o profissional recebe um aviso sem o seu nome. Se você tinha confirmado um e-mail, ele recebe um último aviso, e o endereço é apagado ao enviá-lo. Uma avaliação que você escreveu sai ou fica, como você escolher. Sem isso, o pedido é apagado ${appointmentsKept}.`,
    `O profissional também pode anotar na agenda uma consulta que combinou com você fora daqui: seu nome, o horário e, se ele quiser, o serviço e um contato (ou dois). Esses dados vêm dele, que é o controlador e responde por eles; nós os guardamos em nome do profissional (LGPD, art. 39), pelo mesmo prazo dos pedidos. Se ele der o seu e-mail, você recebe a confirmação e um lembrete, com o link da página da consulta, onde pode cancelar e, em “${ERASE_LABEL}”, apagar seus dados na hora.`,
    "Só recebe convite para avaliar quem marcou uma caixa à parte, que também não vem marcada; dá para desistir pelo próprio convite ou na página da consulta. Com e-mail, o convite chega por ele; sem e-mail, o profissional passa o link, ou você avalia na página da consulta. Onde o conselho da profissão não permite depoimentos, não convidamos ninguém; quem quiser dá uma nota, só com estrelas, na página da consulta.",
    "Se você usa o WhatsApp ou o e-mail do profissional, a conversa acontece fora daqui e não passa por nós.",
    "A sua localização só é usada se você tocar em “Perto de mim”: vai arredondada a cerca de um quilômetro, serve para achar a cidade e não é guardada.",
  ],
};

const sharing: LegalSection = {
  id: "compartilhamento",
  title: "Com quem compartilhamos",
  blocks: [
    "Não vendemos nem cedemos dados. Só recebem o necessário:",
    {
      list: [
        "o profissional escolhido, quando você pede um horário;",
        "o calendário em que o profissional segue a própria agenda, se ele quiser (como Google Agenda, Outlook ou o da Apple): o horário, o lugar ou a sala, o seu nome, o seu contato e a sua mensagem. Quem escolhe esse calendário e responde por ele é o profissional;",
        "quem processa o pagamento de profissionais assinantes: no cartão, a Stripe, com o nome, o e-mail e os dados do cartão, que são digitados na página dela; no Pix, o banco que recebe por nós, com o nome e o CPF ou CNPJ de quem paga;",
        "autoridades, quando uma ordem judicial ou a lei obrigar.",
      ],
    },
    "Empresas que hospedam nossos servidores e entregam nossos e-mails trabalham em nosso nome, sob contrato, e não podem usar os dados para outra coisa.",
  ],
};

const storage: LegalSection = {
  id: "cookies",
  title: "Cookies e armazenamento no navegador",
  blocks: [
    `Não usamos cookies nem outro banco de dados do navegador, imagens de rastreio ou programas de terceiros. Só reconhecemos aparelhos de profissionais, em dois casos: para avisar de uma entrada na conta por um navegador novo, com um código que guardamos por ${keptFor("devices")} depois do último uso; e para que nossa equipe leia, antes de aparecer, uma avaliação escrita no aparelho de quem é avaliado. De quem procura atendimento, cada visita a um perfil conta uma vez por dia, por um código que muda todos os dias e não diz de quem é.`,
    "No seu navegador, e só nele, o site guarda o que segue. Quem só busca e lê não tem mais do que a frase da busca, o lugar na lista, os favoritos que guardar e as cópias para ler sem conexão.",
    { table: storageTable },
    "Apagar os dados do site no navegador remove tudo isso.",
  ],
};

const rights = ({ dpoEmail }: Operator): LegalSection => ({
  id: "direitos",
  title: "Seus direitos",
  blocks: [
    "A LGPD (art. 18) garante a você, de graça:",
    {
      list: [
        "confirmar se tratamos seus dados e ter acesso a eles;",
        "corrigir o que estiver errado ou desatualizado;",
        "pedir anonimização, bloqueio ou eliminação do que for desnecessário ou irregular;",
        "levar seus dados para outro serviço (portabilidade);",
        "saber com quem compartilhamos;",
        "retirar o consentimento e pedir a eliminação do que dependia dele;",
        "opor-se a um tratamento e pedir revisão de decisões automatizadas. Poucas são feitas só por uma regra do sistema: um registro que já está em outro perfil espera fora da busca, e avaliações com certas palavras esperam por leitura. Uma pessoa da equipe decide depois, e também quando você pedir.",
      ],
    },
    "Quem pediu uma consulta apaga os dados na página dela. Pela página [Seus dados](/lgpd) qualquer pessoa pede o acesso, que traz tudo o que guardamos ligado a ela, a correção ou a exclusão. Nada é apagado sem a prova de que é seu: o e-mail confirmado por um link ou, para quem deu um WhatsApp, o link da consulta. O link de uma consulta prova só aquela. Como qualquer pessoa pode digitar um número que não é seu, não mostramos a ninguém outras consultas marcadas com o mesmo WhatsApp; a pedido, apagamos dessas só as que já terminaram ou foram canceladas, e para as que ainda vão acontecer pedimos o link de cada uma.",
    `Profissionais exportam, corrigem e apagam seus dados em Ajustes, no painel. Todos podem escrever para [${dpoEmail}](mailto:${dpoEmail}): respondemos em até ${privacyAnswerDays} dias e podemos pedir algo que confirme quem você é.`,
    "Se a resposta não bastar, você pode reclamar à [Autoridade Nacional de Proteção de Dados](https://www.gov.br/anpd).",
  ],
});

const security: LegalSection = {
  id: "seguranca",
  title: "Segurança",
  blocks: [
    "As conexões são cifradas; as senhas são guardadas por um método que não permite lê-las; cada consulta ao banco de dados roda com os direitos de quem pergunta; há verificação em duas etapas, limites de tentativas e registro dos atos da nossa equipe.",
    `Se um incidente com os seus dados puder causar risco ou dano relevante a você, avisamos você e a ANPD em até ${communicationDays} dias úteis depois de saber dele, dizendo o que houve e o que fazer. Todo incidente fica em um registro por ${keptFor("incidents")}.`,
  ],
};

const children: LegalSection = {
  id: "criancas",
  title: "Crianças e adolescentes",
  blocks: [
    "Contas são para maiores de 18 anos. Para atendimento de crianças e adolescentes, quem pede é mãe, pai ou responsável legal (LGPD, art. 14): o pedido só é aceito com essa declaração, leva o nome e o contato dessa pessoa, e não deve trazer dados de saúde da criança.",
    "O profissional vê para quem é a consulta e nos avisa, pela agenda, de um pedido que um menor fez sem responsável: nossa equipe confere, apaga o pedido e registra o ato.",
  ],
};

const transfer: LegalSection = {
  id: "transferencia",
  title: "Transferência internacional",
  blocks: [
    "Nossos sistemas podem ser atendidos por fornecedores com servidores fora do Brasil, como o provedor de pagamentos por cartão. Nesses casos usamos fornecedores que oferecem as garantias do art. 33 da LGPD, com as cláusulas-padrão da ANPD (Resolução CD/ANPD 19/2024).",
  ],
};

const changes: LegalSection = {
  id: "mudancas",
  title: "Mudanças nesta política",
  blocks: [
    `Se a forma de tratar dados mudar, publicamos uma nova versão, avisamos os profissionais por e-mail e pedimos que a leiam e aceitem no painel da ${brand.name}. Todas as versões continuam publicadas, cada uma em seu endereço.`,
  ],
};
