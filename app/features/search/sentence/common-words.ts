/**
 * Everyday words that ask for nothing where they stand alone: no slip of another word, nobody's name, and nothing that a page
 * need say it did not understand. None that people are called by, as "dias" and "nora".
 */
export const commonWords: readonly string[] = `
  abaixo abencoe aberto abre abri abrir acaba acabar acabou aceita aceitar aceite aceito acha achar achei acho acima
  acompanhar acontece aconteceu acorda acordei acordo adoro afim agenda agendar agente agradeco aguentando aguento ah
  ai aii ainda ajuda ajudando ajudar ajudasse ajude alem algo alguem algum algumas alguns ali alias almoco alta alto
  aluna aluno amiga amigo amo anda andar ando ano anos anota antes antigamente aparece apareceu apenas apesar apoio
  apos aposentada aposentado aprender aprendeu aquela aquele aqui aquilo area assim assunto atenda atende atendem
  atender atendimento atendo atras atraves atual atualmente aula aumenta aumentar avisa bairro bairros banco banheiro
  banho barulho bastante bate bateu bem bilhete blz boa boca bom botar brasil brigar brincar bunda busca buscando
  buscar busco cabeca cachorro cada cade caindo cair caiu calma cama caminho cansada cansado cantar cara caralho
  caramba carro casada casado caso celular cep certo chama chamado chamo chega chegar cheguei cheio chora chorou chuva
  cid cidade cidades cima clinica coisa coisas colega coloca colocar colocou coloque coloquei comeca comecar comecei
  comecou comendo comer comeu comigo como comprar computador comum concurso conforme conhece conhecer conhecido
  conheco consegue consegui conseguindo conseguir conseguiu consigo consulta consultorio conta contar conto contra
  convenio conversar correndo correr costuma creio crise crush cuida cuidar cuido curso dado dando daqui dar debaixo
  dei deixa deixar deixou demais demora demorar demorou dentro depende depois desce descendo descer desco desde desejo deu devagar deve devo
  diante diaria diferente dificil dificuldade diga digito dinheiro direita direito disponibilidade disponivel disse
  disseram dito diz dizem dizendo dizer doendo doer doi dois dor dorme dormiu doto dotor dotora dou doutor dps dr dra
  drª duas durante duro duvida eh eita ela elas ele eles embaixo embora emprego encaminhamento encaminhou encontrar
  encontrei encontro enem enquanto entao entenda entende entrar entre entrou era errado escola escolher escondido
  escreve escrevi escuta escutar especialista especializado esperando esperar espero esposa esquerda essa essas esse
  esses esta estamos estao estar estava esteja estes estive estiver estivesse estou estranho estudante estudar estudo
  eu exame exames excelente exceto existe explica explicar faca faco facul fala falam falando falar fale falei falou
  falta faltando familiares favor faz fazem fazendo fazer fazia feia feio feira feito ferias festa fez fica ficam
  ficando ficar ficava fico ficou fiz fizeram foi fora forte fosse fossem fraca fraco frente frio fugir fui fumei fumo
  funciona gastando gastar gasto gente gentileza geral gostaria gostei gosto gostou grande graus ha hein hora horario
  horas horrivel idade igual imagina importante inchado inclusive indica indicacao indicar indicaram indicou infancia
  infeliz inflamado inteiro ir irma irmao irmaozinho irmazinha isso ja jeitinho jeito jogando jogar junto juntos krl
  la lado lembra lembrar lembro ler leva levantar levar leve levei ligar ligou livre local loja longe lugar maior
  maioria mais mal mamae manda mandaram mandou maneira manja marcada marcar marcou marido marquei mas matar mds me
  medicina medico medo meia meio melhor melhora melhorou menor menos mente mentira mesa meses mesma mesmo metade meu
  meus mexer mim minha minuto mo moca moco mora moramos morando morava morei moro morre morrer morto mostra motivo
  motorista msm mta mto mudanca mudar mudei mudou muito mundo nada namorada namorado nao nascer nasceu neh nela nele
  nem nene nenhum nenhuma ninguem nisso nivel nojo nome nossa nosso numero nunca obg obrigada obrigado obsequio
  ocupado oferece oi ola olha olhando olhar onde onibus ontem opcao opiniao osso otimo outra outro ouvi ouvido ouvir
  oxe oxente paciencia paciente pagar pago parar parece parecido parente paro parou parte particular partir passa
  passado passando passar passei passou pede pediram pediu pegar pego peguei pensando pensar penso pequena pequeno
  perder perdeu perdi pergunta perguntar pessoa pfv pfvr pior plano pode podem poderia podia pois ponto porem porq
  porque porra portugues possa possivel posso pouca pouco pouquinho pq pqp praticamente precisa precisamos precisando
  precisar precisava precisei preciso prefere preferencia preferencialmente preferia preferir prefiro preocupada
  preocupado presente presizo pressa primeira primeiro principalmente problema procura procuramos procurando procurar
  procuro professor profissional proprio prova pude puder pudesse puxa qdo qnd qto quais qual qualquer quando
  quantas quantos quarto quase quebra quebrado quebrando quebrei quebrou queira quem quente quer querem queremos
  querendo queria quero quieto quis quiser raio rapidinho rapido realmente recebe receber recem recente recentemente
  reclama reclamando recomenda recomendacao registro renovar repente resolve resolver respeito responde responder rua
  sabe sabem sabendo saber saberem sabia saia saiba saindo saio sair saiu saude se seguir segurar seguro sei seila
  seja sejam semana semanas sempre sendo senhor senhora sentado sentar sente sentimentos sentindo sentir ser seria
  serio serve servico servir sessao seu seus siga significa sim sinal sindrome sinto situacao so sob sobre sobrinha
  sobrinho sofre sofrer sofri sofro some somente somos sorte sou sozinha sua suas subir subo sobe sugere sugestao sumiu suspeita ta
  tah tamanho tambem tanta tanto tao tarefa tava tbm td tds tel tem temos tempo tenha tenham tenho tenta tentando
  tentar tentei tentou ter terei terminar terminei teste teve tia tio tipo tirando tirar tive tiver tiveram tivesse
  toda todo tomando tomar tomo tomou total trabalha trabalhando trabalhar trabalhe trabalhei transtorno trata
  tratamento tratar trate trazer tres tudo uai ue ultimamente ultimo unico urgentemente usa usando usar uso usou vaga
  vai vamos varias varios vc vcs veio vejo velha velho vem vendo ver verdade vergonha vestibular vez vezes viagem vida
  visita visitar viu vive viver vivo vizinha vizinho vlw voce voces volta voltar voltei voltou vontade vou zuado
`
  .trim()
  .split(/\s+/);
