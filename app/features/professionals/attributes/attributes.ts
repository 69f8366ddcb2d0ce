/** What professionals may say of themselves beside the fields of their record, from a list that operators can change. */
export type Attribute = {
  kind: AttributeKind;
  /** As addresses have it; one of its kind. */
  slug: string;
  name: string;
  /** Slugs of the specialties that have it; empty: all. */
  specialties: readonly string[];
  /** What people call it, in plain letters. */
  words?: readonly string[];
  /** No longer offered: whoever has it keeps it. */
  isOffered?: boolean;
};

const kinds = ["theme", "plan", "language", "access", "approach", "age"] as const;
export type AttributeKind = (typeof kinds)[number];

/** Whether this build knows what to do with it: a newer one may have put others in the list. */
export const isAttributeKind = (kind: string): kind is AttributeKind => kinds.some((one) => one === kind);

/** An unknown slug has no name. */
export function attributeName(attributes: readonly Attribute[], kind: AttributeKind, slug: string | null) {
  return attributes.find((one) => one.kind === kind && one.slug === slug)?.name ?? "";
}

/** As people know them; what is unknown keeps its slug. */
export function attributeNames(attributes: readonly Attribute[], kind: AttributeKind, slugs: readonly string[]) {
  return slugs.map((slug) => attributeName(attributes, kind, slug) || slug);
}
