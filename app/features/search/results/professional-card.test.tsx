import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import type { FoundProfessional } from "./found.ts";
import { ProfessionalCard } from "./professional-card.tsx";

const ana: FoundProfessional = {
  id: "6f9619ff-8b86-4d01-b42d-00c04fc964ff",
  name: "Ana <b>Souza</b>",
  specialty: "Psicologia",
  title: "Psicóloga, CRP 06/166340",
  approach: "Não se aplica",
  modality: "ambos",
  district: "Cambuí",
  city: "Campinas",
  schedule: "Segundas",
  description: 'Diz "olá" & mais',
  rating: 4.75,
  reviewCount: 1,
  verifiedOn: "mar. de 2026",
  photo: null,
  distance: null,
  nextTime: "hoje, 14:30",
};
const draw = (change: Partial<FoundProfessional> = {}) =>
  renderOnSite(<ProfessionalCard professional={{ ...ana, ...change }} />);

test("a card says who, where and when, and whatever somebody writes stays text", () => {
  const html = draw();
  for (const words of [
    "Ana &lt;b&gt;Souza&lt;/b&gt;",
    "Psicologia</span> · Psicóloga, CRP 06/166340",
    "Campinas - Cambuí",
    "Presencial e Online",
    "Diz &quot;olá&quot; &amp; mais",
    "4,8 de 5, 1 avaliação",
    "Verificado em mar. de 2026",
    "hoje, 14:30",
  ])
    expect(html).toContain(words);
  expect(html).not.toContain("<b>Souza");
  expect(html).not.toContain("Não se aplica");
});

test("who has no reviews is new; who has no free time keeps a hidden line for one", () => {
  const html = draw({ rating: null, reviewCount: 0, nextTime: null });
  expect(html).toContain("Novo");
  expect(html).toMatch(/class="result-fact result-next" hidden=""/);
  expect(draw()).not.toContain('hidden=""');
});

test("whom nobody has checked yet says so, and carries no badge", () => {
  const html = draw({ verifiedOn: null });
  expect(html).toContain("Registro ainda não conferido");
  expect(html).not.toContain("Verificado");
});

test("a photo comes from where the installation keeps them", () => {
  expect(draw({ photo: "a/b.webp" })).toContain('src="/storage/v1/object/public/photos/a/b.webp"');
});

test("outside of a document nobody says where that is", () => {
  expect(() => renderToStaticMarkup(<ProfessionalCard professional={ana} />)).toThrow();
});
