import { pageTitle } from "#app/shared/brand.ts";
import { inCity } from "#app/shared/cities/city-words.ts";
import { cut } from "#app/shared/formats.ts";
import { breadcrumbList, type PageDescription } from "#app/shared/page-description.ts";
import { type Attribute, attributeNames } from "../attributes/attributes.ts";
import { describeFee } from "../describe-fee.ts";
import { modalityLabel } from "../labels.ts";
import type { Professional } from "../professional.ts";
import { asksRqe, introduce, titleOf } from "../registration/titles.ts";
import { internationalDigits } from "./contact-links.ts";
import { pictureFacts, pictureHref } from "./picture-facts.ts";
import { profileTrail } from "./profile-trail.ts";

type Beside = {
  /** The directory's list, for its names. */
  attributes: readonly Attribute[];
  /** The photo's address, absolute or on this host. */
  image?: string | undefined;
};

export function describeProfile(
  professional: Professional,
  origin: string,
  { attributes, image }: Beside,
): PageDescription {
  const url = `${origin}/profissional/${professional.id}`;
  const { name, specialty, modality, city, state, description } = professional;
  const place = city ? ` ${inCity(`${city} - ${state}`)}` : " online";
  const summary = description && cut(description.replace(/\s+/g, " "), 120);
  return {
    title: pageTitle(`${name}, ${specialty}${place}`),
    description: `${name}, ${specialty}${place}. ${introduce(professional)}. Atendimento ${modalityLabel(modality).toLowerCase()}. ${
      summary ?? "Veja horários e entre em contato direto."
    }`,
    url,
    type: "profile",
    image: { href: pictureHref(pictureFacts(professional)), alt: `${name}, ${specialty}${place}` },
    jsonLd: [
      business(professional, url, { attributes, image: image && new URL(image, origin).href }),
      breadcrumbList(origin, profileTrail(professional)),
    ],
  };
}

export function describeMissing(): PageDescription {
  return {
    title: pageTitle("Profissional não encontrado"),
    description: "O perfil que você está procurando não existe.",
    isIndexed: false,
  };
}

const TYPES: Record<string, string> = { Psiquiatria: "Physician", Odontologia: "Dentist" };

/** schema.org's view of the profile: only what the page itself shows. */
export function business(professional: Professional, url: string, { attributes, image }: Beside) {
  const { name, specialty, description, modality, whatsapp, contactEmail, rating, reviewCount, registration } =
    professional;
  const { themes, languages, accessibility } = professional;
  const named = (kind: Attribute["kind"], slugs: string[]) => attributeNames(attributes, kind, slugs);
  return {
    "@type": TYPES[specialty] ?? "MedicalBusiness",
    "@id": url,
    url,
    name,
    identifier: registration,
    employee: {
      "@type": "Person",
      name,
      jobTitle: titleOf(professional),
      identifier: identifiers(professional),
      ...(themes.length > 0 && { knowsAbout: named("theme", themes) }),
      ...(languages.length > 0 && { knowsLanguage: ["Português", ...named("language", languages)] }),
    },
    ...(image && { image }),
    ...(description && { description: cut(description, 500) }),
    ...(modality !== "online" && professional.city && { address: postalAddress(professional) }),
    ...(modality !== "online" &&
      accessibility.length > 0 && { amenityFeature: named("access", accessibility).map(amenity) }),
    ...(professional.feeMin !== null && { priceRange: describeFee(professional) }),
    ...(modality !== "presencial" && { areaServed: { "@type": "Country", name: "Brasil" } }),
    ...(whatsapp && { telephone: `+${internationalDigits(whatsapp)}` }),
    ...(contactEmail && { email: contactEmail }),
    ...(rating !== null &&
      reviewCount > 0 && { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount } }),
    ...(professional.weeklyHours.length > 0 && { openingHoursSpecification: openingHours(professional) }),
  };
}

const amenity = (name: string) => ({ "@type": "LocationFeatureSpecification", name, value: true });

function identifiers({ specialty, registration, rqe }: Professional) {
  return asksRqe(specialty) && rqe ? [registration, `RQE ${rqe}`] : [registration];
}

function postalAddress({ address, district, city, state }: Professional) {
  return {
    "@type": "PostalAddress",
    streetAddress: [address, district].filter(Boolean).join(", "),
    addressLocality: city,
    addressRegion: state,
    addressCountry: "BR",
  };
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function openingHours({ weeklyHours }: Professional) {
  return weeklyHours.map(({ weekday, starts, ends }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${DAYS[weekday]}`,
    opens: starts,
    closes: ends === "24:00" ? "23:59" : ends,
  }));
}
