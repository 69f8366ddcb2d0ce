import { formatMonth } from "#app/shared/formats.ts";
import type { Professional } from "../professional.ts";
import { credentialsOf, titleOf } from "../registration/titles.ts";

/** Everything that shows in the picture of a shared profile; what is not here does not change it. */
export type PictureFacts = {
  id: string;
  name: string;
  specialty: string;
  /** "Psicóloga", and with which council and number. */
  title: string;
  credentials: string;
  place: string;
  /** "mar. de 2026" */
  verifiedOn: string | null;
  rating: number | null;
  reviewCount: number;
  photo: string | null;
};

export function pictureFacts(professional: Professional): PictureFacts {
  const { id, name, specialty, city, state, modality, verifiedAt, rating, reviewCount, photo } = professional;
  const isRated = rating !== null && reviewCount > 0;
  return {
    id,
    name,
    specialty,
    title: titleOf(professional) ?? specialty,
    credentials: credentialsOf(professional).join(" · "),
    place: modality !== "online" && city ? `${city} - ${state}` : "Atendimento online",
    verifiedOn: verifiedAt && formatMonth(verifiedAt),
    rating: isRated ? rating : null,
    reviewCount: isRated ? reviewCount : 0,
    photo,
  };
}

/** Messengers keep a picture for weeks by its address: a changed profile has another one. */
export function pictureHref(facts: PictureFacts) {
  return `/profissional/${facts.id}/imagem.png?v=${fingerprint(JSON.stringify(facts))}`;
}

/** FNV-1a: short, and equal in every process. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
