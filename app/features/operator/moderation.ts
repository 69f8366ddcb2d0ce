export type Report = {
  id: string;
  kind: "review" | "profile";
  reason: "false" | "offensive" | "private" | "advertising" | "other";
  words: string | null;
  hasContact: boolean;
  createdAt: string;
  professionalId: string;
  name: string;
  specialty: string | null;
  isListed: boolean;
  review: {
    id: string;
    stars: number;
    comment: string | null;
    author: string | null;
    answer: string | null;
    hiddenAt: string | null;
  } | null;
};

export type Flag = {
  professionalId: string;
  name: string;
  specialty: string | null;
  wordId: number;
  label: string;
  why: string;
  excerpt: string;
  description: string | null;
  foundAt: string;
  isListed: boolean;
};

export type CouncilRule = {
  id: number;
  specialty: string;
  council: string;
  allowsTestimonials: boolean;
  allowsPrices: boolean;
};

export const reportReasons: Record<Report["reason"], string> = {
  false: "Informação falsa",
  offensive: "Ofensivo",
  private: "Expõe dados de alguém",
  advertising: "Propaganda",
  other: "Outro motivo",
};
