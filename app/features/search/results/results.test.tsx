import { expect, test } from "vitest";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import { parseSearchFilters } from "../filters/filters.ts";
import type { Notices } from "../sentence/sentence-address.ts";
import type { FoundPage, FoundProfessional } from "./found.ts";
import { nearDaysOrderWords, nearDaysWords, orderWords } from "./orders.ts";
import { Results } from "./results.tsx";

const filters = parseSearchFilters(new URLSearchParams("especialidade=psicologia&cidade=A%26B"));
const somebody = { id: "1", name: "Ana", modality: "online", rating: null } as FoundProfessional;
const found = { professionals: [somebody], total: 2400, isMore: false, next: "cursor" };

test("the first page says how many there are, and leads on with and without scripts", () => {
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={found} page={1} />);
  expect(html).toContain("2.400 profissionais encontrados");
  expect(html).toContain("Mostrando <!-- -->1<!-- --> de <!-- -->2.400");
  const next = "/buscar?especialidade=psicologia&amp;cidade=A%26B&amp;depois=cursor&amp;pagina=2";
  expect(html).toContain(`data-href="${next}"`);
  expect(html).toContain(`<a href="${next}" rel="next"`);
  expect(html).not.toContain("Primeira página");
});

test("a later page says which it is and leads back to the first", () => {
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={{ ...found, next: null }} page={3} />);
  expect(html).toContain(", página 3");
  expect(html).toContain('<a href="/buscar?especialidade=psicologia&amp;cidade=A%26B"');
  expect(html).not.toContain("Mostrar mais");
  expect(html).not.toContain("Mostrando");
});

test("nobody found says so", () => {
  const html = renderOnSite(
    <Results
      filters={filters}
      attributes={[]}
      found={{ professionals: [], total: 0, isMore: false, next: null }}
      page={1}
    />,
  );
  expect(html).toContain("0 profissionais encontrados");
  expect(html).toContain("Nenhum profissional encontrado");
});

test("an order is spoken of where it was applied, and how far a near day was looked for also where nobody was found", () => {
  const draw = (words: string, found: FoundPage) =>
    renderOnSite(
      <Results filters={parseSearchFilters(new URLSearchParams(words))} attributes={[]} found={found} page={1} />,
    );
  expect(draw("ordem=horario", { ...found, order: "horario" })).toContain(orderWords.horario);
  expect(draw("ordem=horario", { ...found, order: null })).not.toContain(orderWords.horario);
  expect(draw("dia=hoje&ordem=horario", { ...found, order: "horario" })).toContain(nearDaysOrderWords.horario);
  const nobody = { professionals: [], total: 0, isMore: false, next: null };
  expect(draw("dia=hoje&ordem=horario", { ...nobody, order: "horario" })).toContain(nearDaysOrderWords.horario);
  expect(draw("dia=hoje", nobody)).toContain(nearDaysWords);
});

test("where nobody fits, whom the nearest wider search finds follows at once", () => {
  const people = Array.from({ length: 7 }, (_, place) => ({ ...somebody, id: String(place), name: `Ana ${place}` }));
  const wide = { words: "Sem o filtro Noite", filters: parseSearchFilters(new URLSearchParams("convenio=unimed")) };
  const empty = { professionals: [], total: 0, isMore: false, next: null };
  const draw = (professionals: typeof people) => {
    const nearest = { ...wide, found: { ...empty, professionals, total: professionals.length } };
    return renderOnSite(
      <Results filters={filters} attributes={[]} found={empty} page={1} further={{ wider: [wide], nearest }} />,
    );
  };
  const html = draw(people);
  expect(html).toContain("Nenhum profissional encontrado");
  expect(html).toContain("Sem o filtro Noite</a>: <!-- -->7 profissionais encontrados");
  expect(html.match(/<article/g)).toHaveLength(5);
  expect(html).toMatch(/href="\/buscar\?convenio=unimed"[^>]*>Ver todos/);
  expect(draw(people.slice(0, 2))).not.toContain("Ver todos");
  expect(draw([])).not.toContain("O mais perto do seu pedido");
});

test("behind the last page there is nobody else, and the way back to the first", () => {
  const html = renderOnSite(
    <Results filters={filters} attributes={[]} found={{ ...found, professionals: [], next: null }} page={9} />,
  );
  expect(html).toContain("Não há mais profissionais nesta busca");
  expect(html).not.toContain("Nenhum profissional encontrado");
  expect(html).toContain('<a href="/buscar?especialidade=psicologia&amp;cidade=A%26B"');
});

test("more than are counted are told so", () => {
  const html = renderOnSite(
    <Results filters={filters} attributes={[]} found={{ ...found, total: 1000, isMore: true }} page={1} />,
  );
  expect(html).toContain("Mais de 1.000 profissionais encontrados");
  expect(html).toContain("Ver mais de 1.000 profissionais");
  expect(html).toContain("de <!-- -->mais de <!-- -->1.000");
});

test("of two choices the page leads to the other one, whatever stands in its address", () => {
  const tambem = "dia:domingo|modalidade:online|cidade:Olinda - PE|especialidade:psicologia|dia:nunca|__proto__:x|:";
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={found} page={1} notices={{ tambem }} />);
  const links = [...html.matchAll(/<a href="([^"]+)" data-act="refine" class="chip">([^<]+)<\/a>/g)];
  expect(links.map(([, href, words]) => [words, href?.replaceAll("&amp;", "&")])).toEqual([
    ["Domingo", "/buscar?especialidade=psicologia&cidade=A%26B&dia=domingo"],
    ["Online", "/buscar?especialidade=psicologia&modalidade=online"],
    ["Olinda - PE", "/buscar?especialidade=psicologia&cidade=Olinda+-+PE"],
  ]);
});

test("words that were not understood are said, with the way to look for what may be a name", () => {
  const notices = { ignorado: "<i>lgbt</i>", quem: "<i>lgbt</i>" };
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={found} page={1} notices={notices} />);
  expect(html).toContain("Não entendemos “&lt;i&gt;lgbt&lt;/i&gt;”");
  expect(html).toContain('href="/buscar?nome=%3Ci%3Elgbt%3C%2Fi%3E"');
});

test("a letter's worth of words is nobody's name, and what is not wanted is said to be shown all the same", () => {
  const quem = "moro dois velho escola professora";
  const notices = { ignorado: quem, quem, exceto: "segunda" };
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={found} page={1} notices={notices} />);
  expect(html).toContain("Não entendemos “moro dois velho escola professora”");
  expect(html).not.toContain("É um nome?");
  expect(html).toContain("Não sabemos deixar “segunda” de fora");
});

test("after sexual violence health care is said first, without a police report", () => {
  const notices = { crise: "sexual" };
  const html = renderOnSite(<Results filters={filters} attributes={[]} found={found} page={1} notices={notices} />);
  const [care, police] = ["hospital ou a uma UPA", "tel:190"].map((words) => html.indexOf(words));
  expect(care).toBeGreaterThan(0);
  expect(care).toBeLessThan(police ?? 0);
  for (const words of ["72 horas", "HIV", "gravidez", "boletim de ocorrência", "tel:180", "tel:188"])
    expect(html).toContain(words);
});

test("who asked for nothing in particular chooses a specialty, and a cut text is said to be", () => {
  const all = parseSearchFilters(new URLSearchParams());
  const saying = (notices: Notices) =>
    renderOnSite(<Results filters={all} attributes={[]} found={found} page={1} notices={notices} />);
  expect(saying({ escolha: "sim" })).toContain("Quem você procura?");
  expect(saying({ escolha: "sim" })).toContain('href="/buscar?especialidade=psicologia"');
  expect(saying({ cortado: "sim" })).toContain("Lemos só o começo do que você escreveu.");
  expect(saying({})).not.toContain("Quem você procura?");
});

test("every card says what was asked for and it would not show of itself", () => {
  const asked = parseSearchFilters(
    new URLSearchParams("tema=ansiedade,luto&convenio=unimed&publico=criancas&dia=hoje"),
  );
  const attributes = [
    { kind: "theme", slug: "ansiedade", name: "Ansiedade" },
    { kind: "theme", slug: "luto", name: "Luto" },
    { kind: "plan", slug: "unimed", name: "Unimed" },
  ] as Attribute[];
  const words = '<span class="sr-only">Como você pediu: </span>Ansiedade, Luto · Unimed · Crianças</p>';
  expect(renderOnSite(<Results filters={asked} attributes={attributes} found={found} page={1} />)).toContain(words);
  expect(renderOnSite(<Results filters={filters} attributes={attributes} found={found} page={1} />)).not.toContain(
    "Como você pediu",
  );
});

test("a date that is a holiday says so, and another does not", () => {
  const on = (day: string) =>
    renderOnSite(
      <Results
        filters={parseSearchFilters(new URLSearchParams({ dia: day }))}
        attributes={[]}
        found={found}
        page={1}
      />,
    );
  expect(on("2026-11-20")).toContain("20 de novembro<!-- --> é feriado nacional");
  expect(on("2026-11-23")).not.toContain("feriado");
});

test("a day of the week that the date is not is pointed out", () => {
  const said = (data: string, dia = "2026-11-19") =>
    renderOnSite(
      <Results
        filters={parseSearchFilters(new URLSearchParams({ dia }))}
        attributes={[]}
        found={found}
        page={1}
        notices={{ data }}
      />,
    ).replaceAll("<!-- -->", "");
  expect(said("quarta")).toContain("19 de novembro é quinta, e não quarta-feira.");
  expect(said("passada")).toContain("Esse dia já passou");
  expect(said("quarta", "quarta")).not.toContain("e não quarta-feira");
  expect(said("intervalo")).toContain("Buscamos uma data de cada vez");
});

test("who left the region of a registration out chooses among those who have the number", () => {
  const registered = [{ id: "1", name: "Ana", detail: "Médica, CRM/SP 72068 · Santos" }];
  const notices = { registro: "CRM 72068" };
  const with72068 = renderOnSite(<Results {...{ filters, found, notices, registered }} attributes={[]} page={1} />);
  expect(with72068).toContain("Quem tem o registro “CRM 72068”");
  expect(with72068).toContain('href="/profissional/1"');
  const nobody = renderOnSite(<Results {...{ filters, found, notices }} attributes={[]} page={1} />);
  expect(nobody).toContain("Não encontramos o registro “CRM 72068”");
});

test("what was understood and is no filter is said so, and is nobody's name", () => {
  const saying = (ignorado: string, more = {}) =>
    renderOnSite(<Results filters={filters} attributes={[]} found={found} page={1} notices={{ ignorado, ...more }} />);
  expect(saying("mulher")).toContain("Ainda não buscamos por “mulher”");
  expect(saying("24 horas")).toContain("Ainda não buscamos por “24 horas”");
  expect(saying("véspera de natal")).not.toContain("É um nome?");
  expect(saying("tontura")).not.toContain("É um nome?");
  expect(saying("Jurema", { quem: "Jurema" })).toContain("É um nome?");
});

test("a card that was drawn before is drawn anew once anything on it is another", () => {
  const draw = (change: Partial<FoundProfessional>, supabaseUrl = "/") => {
    const people = { ...found, professionals: [{ ...somebody, photo: "1/a.webp", ...change }] };
    const results = <Results filters={filters} attributes={[]} found={people} page={1} />;
    return renderOnSite(results, { backend: { supabaseUrl, publishableKey: "key" } });
  };
  const first = draw({});
  expect(draw({})).toBe(first);
  const times = {
    days: [{ label: "hoje", long: "hoje, 16 de novembro", times: [{ startsAt: 0, label: "9h" }] }],
    zone: null,
  };
  expect(draw({ times })).toContain(">9h</a>");
  expect(draw({ schedule: "Segundas" })).toContain("Segundas");
  expect(draw({}, "https://exemplo.supabase.co")).toContain('src="https://exemplo.supabase.co/storage');
  expect(draw({})).toBe(first);
});
