/** What the database finds in a patient's words before they show (`directory.kinds_met`). */
const FOUND = {
  health: "detalhes de saúde",
  insult: "palavras que ofendem",
  creed: "algo sobre a religião de alguém",
  council: "algo que o conselho da profissão não deixa publicar, como preço, promessa ou comparação",
} as const;

export type WordKind = keyof typeof FOUND;

export const isWordKind = (state: string | undefined): state is WordKind => Object.hasOwn(FOUND, state ?? "");

/** Before it is sent: nobody is stopped, and whoever sends it all the same knows what happens. */
export const warnOf = (kind: WordKind) =>
  `Parece ter ${FOUND[kind]}: quer revisar? Se enviar assim, nossa equipe lê antes de publicar.`;

/** After it was sent. */
export const describeWait = (kinds: readonly WordKind[]) =>
  `Parece ter ${kinds.map((kind) => FOUND[kind]).join(" e ")}. Se não tiver, ela aparece assim que for lida.`;
