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
  times: {
    days: [
      {
        label: "hoje",
        long: "hoje, 16 de novembro",
        times: [{ startsAt: Date.parse("2026-11-16T17:30:00Z"), label: "14h30" }],
      },
    ],
    zone: null,
  },
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
    '<b data-date="16 de novembro">hoje</b><a href="/profissional/6f9619ff-8b86-4d01-b42d-00c04fc964ff/agendar?inicio=2026-11-16T17:30Z" aria-label="Agendar hoje, 16 de novembro, às 14h30, com Ana &lt;b&gt;Souza&lt;/b&gt;">14h30</a>',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain("<b>Souza");
  expect(html).not.toContain("Não se aplica");
});

test("who has no reviews is new; who has no free time keeps a hidden place for one", () => {
  for (const times of [null, { days: [], zone: null }]) {
    const html = draw({ rating: null, reviewCount: 0, times });
    expect(html).toContain("Novo");
    expect(html).toMatch(/class="result-times" hidden="" data-times="[^"]+"><\/div>/);
  }
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
