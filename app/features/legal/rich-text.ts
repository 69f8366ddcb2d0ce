export type Piece = { text: string; to?: string };

const LINK = /\[([^\]]+)\]\(((?:\/|mailto:|tel:|https:\/\/)[^\s)]*)\)/g;

/** "Leia os [termos](/termos)." as its pieces. What is no link of ours stays text. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const link of text.matchAll(LINK)) {
    pieces.push({ text: text.slice(end, link.index) }, { text: link[1] ?? "", to: link[2] ?? "" });
    end = link.index + link[0].length;
  }
  pieces.push({ text: text.slice(end) });
  return pieces.filter((piece) => piece.text !== "");
}
