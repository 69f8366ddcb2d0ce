import { answerDays, outageHours } from "#app/features/legal/answer-time.ts";
import type { LegalDocument, LegalSection } from "#app/features/legal/legal-document.ts";
import { currentVersions } from "#app/features/legal/versions.ts";
import { SOURCES, WHAT_COUNTS, WHERE_BARRED } from "#app/features/reviews/review.ts";
import { reviewTerms } from "#app/features/reviews/review-terms.ts";
import { noticeDays } from "#app/features/subscription/price.ts";
import { trialDays } from "#app/features/subscription/terms.ts";
import { verifiedMonths, warningDays } from "#app/features/verification/terms.ts";
import { brand } from "#app/shared/brand.ts";
import { hours } from "#app/shared/formats.ts";
import type { Operator } from "#app/shared/operator.ts";
import { describePrices, subscriptionTerms } from "./subscription-terms.ts";

export function writeTerms(operator: Operator): LegalDocument {
  return {
    path: "/termos",
    title: "Termos de Uso",
    summary: `A ${brand.name} é um guia de profissionais de saúde. Pacientes usam de graça e sem conta; profissionais têm ${trialDays} dias grátis e depois pagam ${describePrices()}, cancelando quando quiserem.`,
    version: currentVersions.terms,
    updated: currentVersions.terms,
    sections: [
      whoWeAre(operator),
      whatThisIs,
      forPatients,
      forProfessionals,
      councilRules,
      ...subscriptionTerms,
      reviews,
      conduct,
      suspension,
      content,
      responsibility,
      changes,
      law(operator),
    ],
  };
}

const whoWeAre = ({ name, cnpj, address, email }: Operator): LegalSection => ({
  id: "quem-somos",
  title: "Quem somos",
  blocks: [
    `A ${brand.name} é um serviço de ${name}, CNPJ ${cnpj}, com sede em ${address}. Você fala conosco em [${email}](mailto:${email}) ou pela [página de contato](/contato).`,
    "Ao usar o site você concorda com estes termos. Ao criar uma conta, o aceite fica registrado com a versão do texto e a data.",
  ],
});

const whatThisIs: LegalSection = {
  id: "o-que-fazemos",
  title: "O que a plataforma é e o que não é",
  blocks: [
    "Publicamos perfis de profissionais de saúde para que pacientes os encontrem e falem diretamente com eles. A relação de atendimento é entre o paciente e o profissional: consulta, preço, pagamento, prontuário e sigilo são combinados e tratados entre os dois.",
    {
      list: [
        "Não somos clínica, hospital nem serviço de saúde, e não prestamos atendimento, diagnóstico ou aconselhamento, nem religioso.",
        "Não recebemos parte do valor das consultas e não indicamos um profissional em lugar de outro: veja [como ordenamos os resultados](/como-ordenamos).",
        "Não atendemos emergências. Em risco de vida, ligue para o SAMU, 192. Para conversar agora, o CVV atende no 188, de graça, a qualquer hora.",
      ],
    },
  ],
};

const forPatients: LegalSection = {
  id: "pacientes",
  title: "Para quem procura atendimento",
  blocks: [
    "Buscar, ver perfis, fazer contato, pedir horário e avaliar não exigem conta nem pagamento. Para pedir um horário, informe dados verdadeiros e só o necessário: não escreva detalhes de saúde na mensagem.",
    "Para menores de 18 anos, quem pede é mãe, pai ou responsável legal, e o declara no pedido. Quem pede para outra pessoa adulta combina com ela antes.",
    "No atendimento online valem o seu consentimento, livre e informado, o direito de preferir o presencial e o mesmo sigilo (Lei 14.510/2022 e a norma de cada conselho, ao lado do pedido).",
    `Um selo de verificação diz que encontramos o número do registro no cadastro público do conselho, na data indicada, e vale por ${verifiedMonths} meses. Perfis sem selo dizem que o registro ainda não foi conferido por nós. O selo não avalia a qualidade do atendimento, e você pode sempre conferir o registro no site do conselho.`,
  ],
};

const forProfessionals: LegalSection = {
  id: "profissionais",
  title: "Para profissionais",
  blocks: [
    "Podem se cadastrar pessoas com 18 anos ou mais, com registro ativo no conselho da sua profissão. Cada pessoa tem uma conta e um perfil.",
    {
      list: [
        "Você responde pela verdade do que publica: nome, especialidade, registro, abordagem, endereço, horários e contatos. Mantenha tudo atualizado.",
        "Só aparece na busca quem informa um registro no formato do seu conselho; outro texto fica guardado como rascunho. Um formato reconhecido ainda não é uma verificação: podemos pedir comprovação do registro e conferir seus dados com o conselho.",
        `Se o registro não estiver no cadastro público do conselho, o perfil sai da busca na hora, com aviso por e-mail. Se o nome ou a situação for outra, você tem ${warningDays} dias para corrigir, contados da primeira recusa. Nos dois casos pode pedir nova conferência e enviar a carteira do conselho.`,
        `Em Psiquiatria pedimos o RQE. Sem ele, o perfil diz “RQE não informado” e aparece na busca só nos ${trialDays} dias do período gratuito. Depois deles espera pelo RQE. Sem o RQE não é possível assinar, e depois do período gratuito nada é cobrado.`,
        "Guarde sua senha, use a verificação em duas etapas se puder e avise logo se alguém entrar na sua conta.",
        "Responda aos pacientes com respeito e use os dados deles só para o atendimento, como a lei e o seu código de ética exigem. Nesse uso, você é o controlador dos dados, também dos que anota na agenda ou leva ao seu calendário: anote só o necessário, de quem sabe disso.",
      ],
    },
  ],
};

const councilRules: LegalSection = {
  id: "conselhos",
  title: "Regras dos conselhos profissionais",
  blocks: [
    "O perfil segue as normas de publicidade do seu conselho. Entre outras:",
    {
      list: [
        "Nada de promessa de resultado, sensacionalismo, comparação com colegas ou imagens de antes e depois.",
        "Nome, profissão, conselho e número aparecem juntos no cartão e no perfil; cada pessoa escolhe a forma feminina, masculina ou neutra da profissão.",
        "Psicologia: preço não é usado como propaganda; depoimentos escritos de pacientes não são publicados; o perfil não liga a profissão a uma crença religiosa (Resolução CFP 7/2023).",
        "Medicina: só se apresenta como especialista quem tem o RQE da especialidade (Resolução CFM 2.336/2023).",
        "Odontologia, Fisioterapia, Terapia Ocupacional, Fonoaudiologia, Nutrição e Enfermagem: preço, cupons, descontos e sorteios não são usados como propaganda. Na Odontologia, na Fisioterapia e na Terapia Ocupacional, depoimentos escritos de pacientes também não são publicados.",
      ],
    },
    "Por isso a plataforma esconde, para certas profissões, o que o conselho não permite mostrar. Se uma norma mudar, ajustamos a exibição.",
  ],
};

const reviews: LegalSection = {
  id: "avaliacoes",
  title: "Avaliações",
  blocks: [
    `Avalia quem tem um link pessoal, que serve uma vez, por ${reviewTerms.linkDays} dias. Há dois tipos, e cada avaliação diz de qual veio: “${SOURCES.appointment}”, com o link que o paciente recebe por e-mail depois da consulta ou encontra na página dela; e “${SOURCES.contact}”. ${WHAT_COUNTS} A nota vale para o serviço; o texto só aparece onde o conselho da profissão permite.`,
    WHERE_BARRED,
    "O profissional entrega convites a qualquer pessoa que atendeu, contente ou não, e não oferece nada em troca. Pode responder a cada avaliação e pedir revisão, e não pode comprar, trocar ou escrever avaliações sobre si mesmo.",
    `Antes de aparecer, são lidas por nossa equipe as avaliações com palavras que lembrem ofensas, detalhes de saúde, a religião de alguém ou algo que o conselho vede; as de profissionais com conta há menos de ${reviewTerms.newAccountDays} dias ou sem e-mail confirmado; e as que vêm da rede ou do aparelho do profissional. Também é lida antes a resposta do profissional com palavras assim, ou que conte algo do atendimento. Retiramos as avaliações que tragam ofensas, dados de saúde ou de terceiros ou propaganda, as que os conselhos vedam e as que não venham de um atendimento.`,
    "Quem escreveu uma avaliação retirada lê o motivo no seu link, e por e-mail onde o conhecemos, e pode pedir, uma vez, uma nova leitura. Pelo mesmo link pode apagá-la quando quiser.",
  ],
};

const conduct: LegalSection = {
  id: "conduta",
  title: "Conduta e não discriminação",
  blocks: [
    "Aqui todas as pessoas são recebidas com a mesma dignidade. É proibido recusar, ofender ou tratar pior alguém por raça, cor, etnia, origem, sexo, orientação sexual, identidade de gênero, idade, deficiência, condição de saúde, situação social, crença ou falta dela.",
    {
      list: [
        "Não use a plataforma para assediar, enganar, enviar mensagens em massa ou fazer proselitismo com pacientes.",
        "Não publique dados de outra pessoa, conteúdo ilegal ou que viole direitos autorais.",
        "Não tente burlar limites, copiar o guia em massa ou prejudicar o funcionamento do site.",
      ],
    },
  ],
};

const suspension: LegalSection = {
  id: "suspensao",
  title: "Suspensão de perfis",
  blocks: [
    "Podemos suspender um perfil que descumpra estes termos, a lei ou as normas do conselho, ou cujo registro não se confirme. Avisamos na mesma hora, por e-mail, com o motivo, e você pode responder e pedir revisão por uma pessoa.",
    "Enquanto um perfil está suspenso, com o registro recusado ou já em outra conta, ou, em Psiquiatria, sem o RQE depois do período gratuito, nada é cobrado: a renovação fica desligada, o que for cobrado nesse tempo é devolvido, e não é possível assinar. Em Psiquiatria, sem o RQE também não se assina durante o período gratuito. A página da assinatura diz o motivo.",
    "Se a suspensão se mostrar um engano, acrescentamos ao fim do seu período pago os dias que você perdeu.",
  ],
};

const content: LegalSection = {
  id: "seu-conteudo",
  title: "Seu conteúdo e o nosso",
  blocks: [
    "O que você publica continua seu. Você nos autoriza, sem custo e enquanto o perfil estiver publicado, a mostrar esse conteúdo no site e nos resultados de buscadores. A autorização termina quando você apaga o conteúdo ou a conta.",
    `O nome, a marca e o desenho da ${brand.name} são nossos e não podem ser usados sem autorização.`,
  ],
};

const responsibility: LegalSection = {
  id: "responsabilidade",
  title: "Responsabilidade",
  blocks: [
    "Cuidamos para que o site funcione bem e com segurança, e respondemos pelos danos que causarmos, como manda o Código de Defesa do Consumidor. Não respondemos pelo atendimento prestado pelos profissionais nem pelo que acontece fora da plataforma.",
    `O serviço pode parar por manutenção ou por falhas de terceiros. Se um profissional assinante ficar fora do ar por mais de ${hours(outageHours)} seguidas por nossa causa, acrescentamos os dias perdidos ao fim do período pago.`,
  ],
};

const changes: LegalSection = {
  id: "mudancas",
  title: "Mudanças nestes termos",
  blocks: [
    `Quando o sentido do texto mudar, publicamos uma nova versão, avisamos por e-mail e pedimos seu aceite no painel. Para quem aceitou uma versão anterior, a nova só vale depois do aceite ou de pelo menos ${noticeDays} dias do aviso. Se não concordar, cancele antes: nada mais é cobrado, e o mês já pago continua valendo até o fim.`,
    "Todas as versões continuam publicadas, cada uma em seu endereço. A que você aceitou está no recibo.",
  ],
};

const law = ({ email }: Operator): LegalSection => ({
  id: "lei",
  title: "Lei e solução de conflitos",
  blocks: [
    `Vale a lei brasileira. Antes de tudo, escreva para [${email}](mailto:${email}): respondemos em até ${answerDays} dias. Você também pode procurar o [consumidor.gov.br](https://www.consumidor.gov.br) e o Procon. O foro é o do seu domicílio.`,
  ],
});
