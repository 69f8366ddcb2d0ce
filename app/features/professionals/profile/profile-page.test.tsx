import fc from "fast-check";
import { expect, test } from "vitest";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import { firstAttributes } from "../attributes/first-attributes.ts";
import { toPublicProfile } from "../own-record.ts";
import type { Professional } from "../professional.ts";
import { ownRecord } from "../testing/own-record.ts";
import { ProfilePage } from "./profile-page.tsx";

const words = fc.string({ unit: "binary", minLength: 1 }).filter((text) => !/[\0\r]/.test(text));
const perhaps = fc.option(fc.oneof(words, fc.constant("")));
const hours = fc.record({
  weekday: fc.nat(6),
  starts: fc.constantFrom("08:00", "13:30"),
  ends: fc.constantFrom("14:00", "18:45"),
});
const drawn = fc.record({
  id: fc.uuid(),
  name: words,
  specialty: fc.constantFrom("Psicologia", "Odontologia", "Outra"),
  registration: words,
  approach: fc.option(fc.constantFrom("TCC", "Não se aplica", "")),
  ageGroup: fc.option(fc.constantFrom("criancas", "adultos", "ambos")),
  modality: fc.constantFrom("presencial", "online", "ambos"),
  address: perhaps,
  district: perhaps,
  city: fc.option(words),
  citySlug: fc.option(fc.constantFrom("campinas", "santa-barbara-d-oeste")),
  state: fc.option(fc.constantFrom("SP", "BA")),
  schedule: fc.oneof(words, fc.constant("")),
  weeklyHours: fc.array(hours, { maxLength: 6 }),
  description: perhaps,
  whatsapp: fc.option(fc.constantFrom("(11) 91234-5678", "5511912345678")),
  contactEmail: fc.option(fc.emailAddress()),
  verifiedAt: fc.option(fc.constant(new Date("2026-11-03T12:00:00Z"))),
  rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  reviewCount: fc.nat(3_000),
  photo: fc.option(fc.constantFrom("a.webp", 'b "&.webp')),
});
const complete = toPublicProfile(ownRecord());

test("what was said is among the facts; a fee that was not is to be talked about", () => {
  const said = {
    themes: ["luto"],
    healthPlans: ["unimed", "amil"],
    languages: ["libras"],
    accessibility: ["elevador"],
  };
  const html = renderOnSite(<ProfilePage attributes={firstAttributes} professional={{ ...complete, ...said }} />);
  for (const words of ["Luto", "Unimed, Amil", "Português, Libras", "Elevador", "Combine o valor com o profissional"])
    expect(html).toContain(words);
  expect(
    renderOnSite(<ProfilePage attributes={firstAttributes} professional={{ ...complete, feeMin: 250 }} />),
  ).toContain("R$ 250");
  expect(
    renderOnSite(
      <ProfilePage attributes={firstAttributes} professional={{ ...complete, ...said, modality: "online" }} />,
    ),
  ).not.toContain("Elevador");
});

const professionals: fc.Arbitrary<Professional> = drawn.map((parts) => ({ ...complete, ...parts }));

test("whoever it is and whatever they write, there is a profile, and their words stay words", () => {
  fc.assert(
    fc.property(professionals, (professional) => {
      const html = renderOnSite(<ProfilePage attributes={firstAttributes} professional={professional} />);
      expect(html).toContain("Entre em Contato");
      const [, heading = ""] = /<h1 class="text-3xl">(.*?)<\/h1>/s.exec(html) ?? [];
      expect(heading).toBe(professional.name.replace(/["&'<>]/g, (char) => escapes[char] ?? char));
    }),
  );
});

test("a profile names the profession with council and number, and the date of the badge or that nobody has checked yet", () => {
  const profile = { ...complete, titleForm: "feminina", verifiedAt: new Date("2026-03-03T12:00:00Z") };
  const read = (professional: Professional) =>
    renderOnSite(<ProfilePage attributes={firstAttributes} professional={professional} />).replaceAll("<!-- -->", "");
  expect(read(profile)).toContain("Psicóloga, CRP 06/12345");
  expect(read(profile)).toContain("Registro verificado em 3 de março de 2026.");
  const unchecked = read({ ...profile, verifiedAt: null });
  expect(unchecked).toContain("Registro ainda não conferido por nós.");
  expect(unchecked).toContain("no site do conselho (CRP): ");
  expect(unchecked).toContain('href="https://cadastro.cfp.org.br/"');
  expect(unchecked).not.toContain("Registro verificado");
});

test("an age group that nobody chose is not told", () => {
  const read = (ageGroup: string | null) =>
    renderOnSite(<ProfilePage attributes={firstAttributes} professional={{ ...complete, ageGroup }} />);
  expect(read("ambos")).toContain("Crianças e Adultos");
  expect(read(null)).not.toMatch(/Crianças|Adultos|Atende</);
});

test("a psychiatrist without an RQE is a physician, and the profile says so", () => {
  const luana = { ...complete, specialty: "Psiquiatria", registration: "CRM/BA 31754", titleForm: "feminina" };
  expect(renderOnSite(<ProfilePage attributes={firstAttributes} professional={luana} />)).toContain(
    "Médica, CRM/BA 31754, RQE não informado",
  );
  const specialist = renderOnSite(
    <ProfilePage attributes={firstAttributes} professional={{ ...luana, rqe: "18206" }} />,
  );
  expect(specialist).toContain("Médica psiquiatra, CRM/BA 31754, RQE 18206");
  expect(specialist).not.toContain("não informado");
});

const escapes: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
