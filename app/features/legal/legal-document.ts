/** A text with chapters. In any text, [words](address) is a link. */
export type LegalDocument = {
  path: string;
  title: string;
  /** Two sentences for who reads nothing else. */
  summary: string;
  /** Of documents that an account accepts; see versions.ts. */
  version?: string;
  updated: string;
  sections: LegalSection[];
};

export type LegalSection = { id: string; title: string; blocks: Block[] };

export type Block = string | { list: string[] } | { table: { head: string[]; rows: string[][] } };
