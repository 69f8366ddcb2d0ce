import type { AttributeKind } from "#app/features/professionals/attributes/attributes.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { describeTooLong } from "#app/shared/forms/text-length.ts";
import type { Planned } from "../planned-acts.ts";

/** As operators keep it. */
export type ListedAttribute = {
  id: number;
  kind: AttributeKind;
  slug: string;
  name: string;
  /** Their numbers; none: all. */
  specialties: number[];
  /** What people call it, in plain letters. */
  words: string[];
  isOffered: boolean;
};

export type ListKind = "theme" | "plan" | "language" | "access";

/** Age groups and approaches belong to the profile's form, and are not kept here. */
export const lists: Record<ListKind, { title: string; parameter: string }> = {
  theme: { title: "Temas", parameter: "tema" },
  plan: { title: "Convênios", parameter: "convenio" },
  language: { title: "Idiomas", parameter: "idioma" },
  access: { title: "Acessibilidade", parameter: "acessibilidade" },
};
export const listKinds = Object.keys(lists) as ListKind[];

/** The database numbers them in this order. */
export const numberedSpecialties = specialties.map(({ name }, place) => ({ id: place + 1, name }));

export function describeSpecialties({ specialties: ids }: ListedAttribute) {
  const names = numberedSpecialties.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.join(", ") || "Todas";
}

/** By name; as people sort names, not as the database does. */
export function findListed(all: readonly ListedAttribute[], kind: ListKind, sought: string) {
  const letters = plain(sought);
  return all
    .filter((one) => one.kind === kind && [plain(one.name), ...one.words].some((words) => words.includes(letters)))
    .sort((one, other) => one.name.localeCompare(other.name, "pt-BR"));
}

/** How long they are all together in the form. */
export const WORDS_LENGTH = 1500;

export type AttributeErrors = { name?: string; specialties?: string; words?: string };
type Read = { facts: ListedFacts; errors: AttributeErrors };
type ListedFacts = Pick<ListedAttribute, "slug" | "name" | "specialties" | "words"> & { kind: ListKind };

/** What the form holds, or what is wrong with it. Kind and slug of one that is there stay: addresses have them. */
export function readAttribute(form: FormData, all: readonly ListedAttribute[], former?: ListedAttribute): Read {
  const name = String(form.get("name") ?? "")
    .trim()
    .replace(/\s+/g, " ");
  const kind = (former?.kind ?? form.get("kind")) as ListKind;
  const typed = String(form.get("words") ?? "");
  const facts: ListedFacts = {
    kind,
    name,
    slug: former?.slug ?? slugOf(name),
    specialties: kind === "theme" ? form.getAll("specialties").map(Number) : [],
    // Whoever writes the name means it.
    words: [...new Set([name, ...typed.split(/[\n,;]/)].map(plain))].filter(Boolean),
  };
  const tooLong = describeTooLong(typed, WORDS_LENGTH);
  return { facts, errors: { ...findErrors(facts, all, former), ...(tooLong && { words: tooLong }) } };
}

function findErrors(
  { kind, name, slug, specialties: ids }: ListedFacts,
  all: readonly ListedAttribute[],
  former?: ListedAttribute,
) {
  const errors: AttributeErrors = {};
  const others = all.filter((one) => one.kind === kind && one.id !== former?.id);
  const same = others.find((one) => one.slug === slug || plain(one.name) === plain(name));
  if (!slug || !plain(name)) errors.name = "Escreva o nome.";
  else if (same) errors.name = `Já existe nesta lista: ${same.name}${same.isOffered ? "" : " (não oferecido)"}.`;
  if (kind === "theme" && ids.length === 0) errors.specialties = "Escolha pelo menos uma especialidade.";
  return errors;
}

/** As the address of a search has it. */
export function slugOf(name: string) {
  return plain(name).replaceAll(" ", "-");
}

/** Small letters without accents, one space between words. */
function plain(words: string) {
  const letters = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, " ").trim();
}

export function planSaving(facts: ListedFacts, former?: ListedAttribute): Planned {
  return {
    ...planChange({ ...facts, isOffered: former?.isOffered ?? true }, former?.id ?? null),
    done: former ? `${facts.name}: mudança salva` : `${facts.name} já pode ser escolhido`,
    question: {
      title: former ? `Mudar ${former.name}` : `Acrescentar ${facts.name}`,
      description: former
        ? "Vale na hora para quem já tem e para quem busca."
        : `Entra em ${lists[facts.kind].title} na hora, no perfil e na busca.`,
      ...asked,
      button: former ? "Salvar a mudança" : "Acrescentar",
    },
  };
}

export function planOffer(one: ListedAttribute): Planned {
  const isOffered = !one.isOffered;
  return {
    ...planChange({ ...one, isOffered }, one.id),
    done: isOffered ? `${one.name} voltou à lista` : `${one.name} não é mais oferecido`,
    question: {
      title: isOffered ? `Voltar a oferecer ${one.name}` : `Não oferecer mais ${one.name}`,
      description: isOffered
        ? "Profissionais podem escolher de novo."
        : "Ninguém mais pode escolher. Quem já tem continua com ele, e continua sendo encontrado.",
      ...asked,
      button: isOffered ? "Voltar a oferecer" : "Não oferecer mais",
    },
  };
}

const asked = { label: "Por quê", note: "Fica no registro dos atos." };

function planChange(
  { kind, slug, name, specialties: ids, words, isOffered }: Omit<ListedAttribute, "id">,
  id: number | null,
) {
  return {
    name: "operator_save_attribute",
    parameters: (reason: string) => ({
      ...{ attribute: id, kind, slug, name, specialties: ids, words, is_offered: isOffered, reason },
    }),
  };
}
