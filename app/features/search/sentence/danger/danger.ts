import { wordKey } from "../words.ts";

/** Somebody may be in danger, and what helps: an ambulance, somebody to talk to, the police, a hospital within days, a psychiatric service. */
export type Danger = "corpo" | "vida" | "violencia" | "sexual" | "surto";

export const isDanger = (words: string | undefined): words is Danger => DANGERS.some(([kind]) => kind === words);

const BODY = "peito|coracao";
const POISON =
  "veneno|chumbinho|agua sanitaria|candida|soda|desinfetante|alvejante|cloro|querosene|acetona|detergente|produto de limpeza|pilha|bateria|moeda|ima";
const PILLS = "comprimidos?|remedios?|cartelas?|rivotril|clonazepam|diazepam|calmantes?|medicamentos?";
const MUCH = String.raw`\d+|monte|punhado|muit\w+|vari\w+|tod\w+|demais|cartela|vidro|caixa`;

/** Who does it to somebody; not a child, who hits without putting anybody's life at risk. */
const OTHERS =
  "marido|esposo|esposa|mulher|ex|companheir[oa]|namorad[oa]|noiv[oa]|pai|padrasto|mae|madrasta|irmao|irma|tio|tia|avo|sogr[oa]|cunhad[oa]|vizinh[oa]|chefe|patrao|patroa|alguem|ele|ela|eles|homem|cara";
const BABY = "bebe|nenem|nene|recem nascid[oa]|recemnascid[oa]";
/** From 39.5 on; how many days or years something lasts is no fever. */
const HIGH = "(?:39 [5-9]|39 e mei[oa]|4[0-3])(?! (?:dias|anos|minutos|horas|semanas))";
const FEVER = String.raw`\bfebr(?:e|il)\b(?! (?:amarela|d[oe] feno|maculosa|reumatica))`;
const MOUTH = "gengiv|dent|siso|nariz|nasal";
const CHILD = String.raw`(?:filh[oa]s?|net[oa]s?|alun[oa]s?|crianca|bebe)\b.{0,15}`;

/**
 * In plain words, as people say it: whoever is in danger does not choose words from a list. Said of what is over, or of
 * what one is afraid of ("medo de morrer", "meu cachorro morreu"), it is none.
 */
const DANGERS: readonly (readonly [Danger, readonly string[]])[] = [
  [
    "corpo",
    [
      String.raw`\bdor(es)?\b.{0,25}\b(${BODY})\b`,
      String.raw`\b(${BODY})\b.{0,15}\b(doendo|doi|apertad\w+|dor|dispara\w+)\b`,
      String.raw`\b(aperto|pressao|pontada) no peito\b`,
      String.raw`\bfalta de ar\b|\bsem ar\b|\bnao (ta |to |esta |estou )?(consig\w+|conseg\w+|pod\w+) respirar\b|\bnao (esta )?respira(ndo)?\b`,
      String.raw`\b(tom(ei|ou|ar|ando)|beb(i|eu|er|endo)|engol\w+|inger\w+|com(i|eu))\b.{0,30}\b(${POISON})\b`,
      String.raw`\btom(ei|ou|ar|ando)\b.{0,20}\b(${MUCH})\b.{0,15}\b(${PILLS})\b`,
      String.raw`\btom(ei|ou|ar|ando)\b.{0,20}\b(${PILLS})\b.{0,15}\b(${MUCH})\b`,
      String.raw`\btom(ei|ou)\b.{0,15}\bcartela`,
      // Not of who had one and recovers.
      String.raw`(?<!\b(?:pos|apos|depois (?:d[oea] )?|teve|teve um|tive|tive um|sofreu um|por) )\b(infart\w*|enfart\w*|overdose|convuls\w*|hemorragia)\b`,
      String.raw`\b(envenen\w*|inconsciente|desacordad\w+|esfaque\w+|facada|balead\w+|levei um tiro|levou um tiro)\b`,
      String.raw`\b(desmai(ou|ei|ando|ad\w+)|engasg(ou|ando|ad\w+)|afog(ou|ando))\b`,
      String.raw`\bsangra(ndo)? (muito|demais|sem parar)\b|\bnao para de sangrar\b|\bsangramento (que )?nao para\b|\bsang(r\w+|ue) (na|durante a) (gravidez|gestacao)\b|\bperd(endo|i|eu) (muito )?sangue\b|\bnao acorda\b`,
      String.raw`\b(gravid[ao]|gestante)\b(?!.{0,30}\b(${MOUTH})).{0,30}\bsangr(ando|amento|ei|ou)\b|(?<!\b(?:${MOUTH}).{0,20})\bsangr(ando|amento|ei|ou)\b.{0,30}\b(gravid[ao]|gestante)\b`,
      String.raw`(?<!\b(?:${MOUTH}).{0,20})\b(com|tendo|ta|to|esta|estou) (um |muito |bastante )?sangra(ndo|mento)\b(?!.{0,30}\b(${MOUTH}))`,
      String.raw`${FEVER}.{0,20}\b${HIGH}\b|\b${HIGH}( \d)?( graus)?( de)? febre\b`,
      String.raw`\b(${BABY}|filh[oa] de \d+ (mes|meses|dias))\b.{0,25}${FEVER}|${FEVER}.{0,25}\b(${BABY})\b`,
      String.raw`\b(tendo|teve|deu) (um )?(avc|derrame) (agora|hoje)\b|\btendo (um )?(avc|derrame)\b`,
      String.raw`\bboca\b.{0,20}\b(torta|entort\w+)\b|\bentort\w+ a boca\b|\bparou de falar de repente\b|\bde repente parou de falar\b`,
      String.raw`\benrolad\w+\b.{0,25}\b(de repente|braco|torta|agora)\b|\b(de repente|braco)\b.{0,25}\bfala\w* enrolad`,
      String.raw`\bca(i|iu|iram)\b.{0,12}\bbat(i|eu|eram) (com )?a cabeca\b`,
      String.raw`\b(caiu? d[aeo] (telhado|escada|janela|laje|altura)|picad\w+ de (cobra|escorpiao|aranha)|choque eletrico|queimadura grave)\b`,
    ],
  ],
  // By another's hand; the words after "me" are the same as of who thinks of it.
  [
    "violencia",
    [
      String.raw`\b(${OTHERS})\b.{0,20}\b(quer|querem|vai|vao) me (matar|enforcar|machucar|ferir)\b`,
      String.raw`\b(tent(a|ou|aram|ando)|ameac(a|ou|am|ando|aram)|jur(a|ou)|promet(e|eu)) (que )?(vai |ia )?(de )?me (matar|enforcar|machucar)\b`,
      String.raw`\bme (enforc|esgan|estrangul|chut)(a|ou|ava|aram|ando)\b`,
    ],
  ],
  [
    "vida",
    [
      String.raw`\bsuicid\w*|\bautomutil\w*|\bautoexterminio\b`,
      String.raw`\b(me mat(ar|o|ei)|se mat(ar|a|ou)|mi mat(a|ar|o))\b`,
      String.raw`\b(quer\w*|kero|qro) morre\b`,
      String.raw`\b(quer\w*|kero|qro|vontade de|prefir\w+|prefer\w+|vou|pens\w+ em|desej\w+|melhor|so) morrer\b`,
      String.raw`\bcans\w+ da vida\b(?! (corrida|adulta|agitada|sedentaria|de (concurs|solteir|casad|estudant|dona de|professor|atleta)))|\bdesist\w+ da vida\b`,
      String.raw`\b(cans\w+|desist\w+) de (existir|tudo)\b(?! (pra|para|por|que))|\b(sem|perd(i|eu|endo)) (nenhuma |mais |as? |toda a )?esperancas?\b`,
      String.raw`\bninguem (vai |iria |ia )?sent\w+ (a )?minha falta\b|\bnao (faco|faria|vou fazer) falta\b|\bmelhor sem mim\b`,
      String.raw`\bnao quer\w* (mais |nunca mais )?acordar\b(?! (cedo|tarde|cansad\w*|com|d[aeo]|n[ao]|as?|(pra|para) (a )?(escola|aula|trabalh\w+))\b)`,
      String.raw`\bcvv\b|^188$|\b(ligar|disque|numero|telefone) (para o |pro |o )?188\b`,
      String.raw`\b(cans\w+|desist\w+|fart\w) de viver\b|\bvontade de viver\b|\bnao (quer\w*|aguent\w+|consig\w+) (mais )?viver\b|\bviver mais nao\b`,
      String.raw`\bnao aguento mais($| (viver|isso|nada|sofrer|assim|tudo|essa vida|a vida|minha vida|essa dor$|preciso|quero|me ajud|socorro))`,
      String.raw`\bvida (nao|perdeu)\b.{0,15}\bsentido\b|\bvida sem sentido\b|\bnao\b.{0,15}\bsentido\b.{0,8}\b(vida|viver|nada|mais)\b`,
      String.raw`\bnao (quer\w+ )?existir\b|\b(queria|preferia|prefiro) nao (existir|ter nascido)\b|\bnao (quer\w*|aguent\w+) (mais )?estar aqui\b|\bdesaparecer (do mundo|pra sempre|para sempre)\b`,
      String.raw`\b(quer\w*|vontade de) (sumir|desaparecer)\b(?! com)|\bestar mort[oa]\b|\bdormir (pra|para) sempre\b`,
      String.raw`\btirar (a )?(minha )?(propria )?vida\b|\b(acabar|por (um )?fim|dar (um )?fim)\b.{0,14}\b(vida|tudo|mim)\b|\b(dar|por|colocar) (um )?fim n?is[st]o\b`,
      String.raw`\b(vai|vou|quer\w*|tent\w+|em|ia) (me|se) (jogar|atirar)\b(?! (n[ao]s? )?(trabalho|estudo|carreira|sofa|cama|vida|festa|piscina|chao|de cabeca))`,
      String.raw`\b(me jogar|pular|me atirar) (d[aeo]|na frente)\b|\bme enforcar\b|\benforc(ar|ou)\b`,
      String.raw`\b(me|se) (cort(o|a|ei|ou|ar|ando)|mutil\w+)\b(?! o cabelo)|\bme (machucar|machuco|ferir)\b`,
      // As those who find it out say it.
      String.raw`\b(carta|bilhete)s? de despedida\b|\bdeix(ou|ei)\b.{0,12}\bbilhete\b|\b(diz\w*|disse|dando|deu) adeus\b|\bfundo do poco\b`,
      String.raw`\b(medo|vontade|impulso|pens\w+) (de|em) (machucar|fazer mal|jogar|sufocar|matar)\b.{0,12}\b(bebe|nenem|nene|filh\w+)\b`,
      String.raw`\b(gilete|estilete|lamina)s?\b(?! de porcelana)|\bauto ?(les(ao|oes|iona\w*)|agress\w*)\b|\bmachuca\w* de proposito\b`,
      String.raw`\b(faz(endo)?|encontrei|achei|vi|descobri)\b.{0,10}\bcortes?\b(?! de)|\bmarcas? de cortes?\b|\bcortes (n[oa]s?|pel[oa]s?) (pulsos?|bracos?|pernas?|coxas?)\b`,
      String.raw`\bnao (vejo|tenho|ha|encontro|tem) (mais )?(saida|esperanca|razao)\b(?! de emergencia)|\bfaca na mao\b`,
      String.raw`(\bdormir\b.{0,6})?\bnao acordar( nunca)?( mais)?\b`,
      // A cry for help; people and a town are called so, too.
      String.raw`^socorro$|\bsocorro(?= (me ajud|por favor|preciso|alguem|ajuda|nao))|(?<=\b(ajud\w*|favor|panico|crise|surtando) )socorro$`,
    ],
  ],
  // What prevents illness and pregnancy helps within days.
  [
    "sexual",
    [
      String.raw`\bestupr\w+|\bme (abus(a|ou|am|aram)|violent\w+|toca|tocou)\b|\b(fui|sou|sendo|foi|estou|to) (abusad|molestad|violentad)\w*`,
      String.raw`\babus(a|ou|am|aram|ando) d(e mim|ela|ele|o meu|a minha)\b|\babuso (sexual|infantil)\b|\bviolencia sexual\b|\bforc(ou|a|ava) a (transar|ter relac\w+|fazer sexo)\b`,
      String.raw`\bpass(a|ou|ava) a mao (n[oa]s?|em) (minh|meu|mim|el)\w*|\bmex(e|eu|ia) com(igo| (a )?minh\w+| (o )?meu\w*)\b`,
    ],
  ],
  [
    "violencia",
    [
      String.raw`\bme (bat(e|eu|em|ia)|agr[ei]d\w+|assedi\w+|espanc\w+|ameac\w+|perseg\w+|obriga|tranc\w+)\b`,
      String.raw`\b(fui|sou|sendo|foi|estou|to) (agredid|espancad|ameacad|perseguid)\w*`,
      String.raw`\bapanh(o|ei|a|ando|ou)\b|\b(lev(o|ei|a|ou|ava)|d(eu|ava|a)|tom(ei|ou)) (uma |umas )?surras?\b`,
      String.raw`(?<!\b${CHILD})\bbat(e|eu|ia|em|eram) (em mim|em nos|na gente|n[ao]s? (minha|meu)s? (mae|pai|filh\w+|irma\w*|avo|net\w+))\b`,
      String.raw`\bviolencia (domestica|contra)\b|\bcarcere privado\b`,
      String.raw`\bapareceu\b.{0,15}\b(marcas?|roxos?|roxas?|hematomas?|queimaduras?)\b|\bmarcas? roxas?\b`,
    ],
  ],
  [
    "surto",
    [
      String.raw`\b(ouco|ouv(e|i|ia|em|indo|iu|ir)|escut(a|o|am|ando|ou|ar)) (umas )?vozes\b|\bvozes na (minha )?cabeca\b`,
      String.raw`\b(em surto|surto psicotico|alucina(ndo|cao|coes)|quebrando tudo)\b`,
    ],
  ],
];

const patterns = DANGERS.map(([kind, words]) => [kind, new RegExp(words.join("|"), "g")] as const);

/** The kind of danger, and the words that told it, in plain letters. */
export type FoundDanger = { kind: Danger; words: ReadonlySet<string> };

/** Undefined in nearly every sentence. */
export function dangerIn(sentence: string): FoundDanger | undefined {
  const plain = wordKey(sentence)
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\bn\b/g, "nao")
    .trim();
  for (const [kind, pattern] of patterns) {
    const found = plain.match(pattern);
    if (found) return { kind, words: new Set(found.join(" ").split(" ")) };
  }
  return undefined;
}
