import { expect, test } from "vitest";
import { firstAttributes } from "../attributes/first-attributes.ts";
import { toPublicProfile } from "../own-record.ts";
import type { Professional } from "../professional.ts";
import { ownRecord } from "../testing/own-record.ts";
import { business, describeProfile } from "./profile-meta.ts";
import { profileTrail } from "./profile-trail.ts";

const beside = { attributes: firstAttributes };

const ana: Professional = {
  ...toPublicProfile(ownRecord({ specialty: "Psicologia", modality: "presencial", city: "Campinas", state: "SP" })),
  weeklyHours: [{ weekday: 1, starts: "18:00", ends: "24:00" }],
  whatsapp: "(19) 98765-4321",
  citySlug: "campinas",
};

test("the title names person, specialty and city", () => {
  const { title } = describeProfile(ana, "https://betesda.example", beside);
  expect(title).toBe("Ana Souza, Psicologia em Campinas - SP | Betesda");
});

test("a psychiatrist is a physician, others are medical businesses", () => {
  expect(business({ ...ana, specialty: "Psiquiatria" }, "u", beside)).toMatchObject({ "@type": "Physician" });
  expect(business(ana, "u", beside)).toMatchObject({ "@type": "MedicalBusiness", telephone: "+5519987654321" });
});

test("the structured data name the profession with council and number", () => {
  expect(business({ ...ana, titleForm: "feminina" }, "u", beside)).toMatchObject({
    employee: { "@type": "Person", name: "Ana Souza", jobTitle: "Psicóloga", identifier: ["CRP 06/12345"] },
  });
  const luana = { ...ana, specialty: "Psiquiatria", registration: "CRM/BA 31754" };
  expect(business(luana, "u", beside).employee).toMatchObject({
    jobTitle: "Médica(o)",
    identifier: ["CRM/BA 31754"],
  });
  expect(business({ ...luana, rqe: "18206" }, "u", beside).employee).toMatchObject({
    jobTitle: "Médica(o) psiquiatra",
    identifier: ["CRM/BA 31754", "RQE 18206"],
  });
});

test("what somebody says beside the fields is told as the page calls it, and nothing of what they did not say", () => {
  const said = {
    themes: ["luto", "tea"],
    languages: ["ingles"],
    accessibility: ["elevador"],
    feeMin: 200,
    feeMax: 300,
  };
  expect(business({ ...ana, ...said }, "u", beside)).toMatchObject({
    employee: { knowsAbout: ["Luto", "Autismo (TEA)"], knowsLanguage: ["Português", "Inglês"] },
    amenityFeature: [{ "@type": "LocationFeatureSpecification", name: "Elevador", value: true }],
    priceRange: "R$ 200 a R$ 300",
  });
  for (const word of ["knowsAbout", "knowsLanguage", "amenityFeature", "priceRange"])
    expect(JSON.stringify(business(ana, "u", beside))).not.toContain(word);
});

test("without reviews no rating is claimed, and midnight is a time that schema.org knows", () => {
  expect(business(ana, "u", beside)).not.toHaveProperty("aggregateRating");
  expect(business({ ...ana, rating: 4.8 }, "u", beside)).not.toHaveProperty("aggregateRating");
  expect(business({ ...ana, rating: 4.8, reviewCount: 10 }, "u", beside)).toMatchObject({
    aggregateRating: { reviewCount: 10 },
  });
  expect(business(ana, "u", beside)).toMatchObject({
    openingHoursSpecification: [{ opens: "18:00", closes: "23:59" }],
  });
});

test("who attends online only has no address and still a trail", () => {
  const online = { ...ana, modality: "online" as const, city: null, citySlug: null, state: null };
  expect(business(online, "u", beside)).not.toHaveProperty("address");
  expect(profileTrail(online).map(({ label }) => label)).toEqual(["Início", "Psicologia", "Ana Souza"]);
  expect(profileTrail(ana)[2]).toEqual({ label: "Campinas - SP", to: "/psicologia/sp/campinas" });
});

test("a photo is told by its whole address", () => {
  const photo = "0b3f43aa-0000-4000-9000-000000000001/face.webp";
  const tags = describeProfile({ ...ana, photo }, "https://betesda.example", {
    ...beside,
    image: `/storage/v1/object/public/photos/${photo}`,
  });
  expect(JSON.stringify(tags)).toContain(`"image":"https://betesda.example/storage/v1/object/public/photos/${photo}"`);
});
