import { expect, test } from "vitest";
import { reportLinks } from "#app/features/reviews/reports/report-reasons.ts";
import { placeholderOperator } from "#app/shared/operator.ts";
import { answerDays } from "./answer-time.ts";
import { writeAccessibility } from "./documents/accessibility.ts";
import { writeContact } from "./documents/contact.ts";
import { writeOrdering } from "./documents/ordering.ts";
import { writePrivacy } from "./documents/privacy.ts";
import { writeTerms } from "./documents/terms.ts";
import { writeValues } from "./documents/values.ts";
import { readPieces } from "./rich-text.ts";

const operator = { ...placeholderOperator, name: "Casa da Misericórdia Ltda.", isPlaceholder: false };
const documents = [
  writeTerms(operator),
  writePrivacy(operator),
  writeValues(),
  writeOrdering(),
  writeContact(operator),
  writeAccessibility(operator),
];
const texts = (document: (typeof documents)[number]) => JSON.stringify(document);

test("every link leads to a page, and to a chapter that is there", () => {
  const chapters = documents.flatMap(({ path, sections }) => [path, ...sections.map(({ id }) => `${path}#${id}`)]);
  const strings = documents.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === "string" ? [block] : "list" in block ? block.list : [])),
    ),
  );
  const inside = strings.flatMap(readPieces).flatMap(({ to }) => (to?.startsWith("/") ? [to] : []));
  expect(inside.length).toBeGreaterThan(5);
  const forms = ["/buscar", "/lgpd", "/seguranca", "/recuperar-senha", "/dashboard/registro", "/dashboard/assinatura"];
  for (const to of inside) expect([...chapters, ...forms]).toContain(to);
});

test("a chapter's anchor is unique within its document", () => {
  for (const { sections } of documents) expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test("the terms tell price, trial, cancelling and the right to withdraw", () => {
  const terms = texts(writeTerms(operator));
  for (const words of ["R$ 14,99", "10 dias", "art. 49", "7 dias", "SAMU", "188", "Casa da Misericórdia Ltda."])
    expect(terms).toContain(words);
});

test("the policy tells what the LGPD asks for", () => {
  const policy = texts(writePrivacy(operator));
  const asked = [
    "controlador",
    "encarregado",
    "art. 7º",
    "art. 18",
    "90 dias",
    "180 dias",
    "art. 33",
    "ANPD",
    "cookies",
  ];
  for (const words of asked) expect(policy).toContain(words);
});

test("the accessibility page names the law, the norms, its limits and a way to report", () => {
  const page = texts(writeAccessibility(operator));
  for (const words of [
    "art. 63",
    "WCAG 2.2",
    "NBR 17225:2025",
    "320",
    "O que ainda falta",
    `${answerDays} dias`,
    operator.email,
  ])
    expect(page).toContain(words);
});

test("the terms tell the two origins of reviews, and which one counts", () => {
  const terms = texts(writeTerms(operator));
  for (const words of ["Depois de uma consulta marcada aqui", "Por convite do profissional", "aparecem e não contam"])
    expect(terms).toContain(words);
});

test("terms and policy tell how stars come about where nobody is asked for a testimonial", () => {
  expect(texts(writeTerms(operator))).toContain("não convidamos ninguém");
  expect(texts(writeTerms(operator)).split("a quem atendeu de outro jeito")).toHaveLength(2);
  expect(texts(writePrivacy(operator))).toContain("quem quiser dá uma nota, só com estrelas");
});

test("the terms say that nobody is attended here", () => {
  const terms = texts(writeTerms(operator));
  for (const words of [
    "Não somos clínica, hospital nem serviço de saúde",
    "Não recebemos parte do valor das consultas",
  ])
    expect(terms).toContain(words);
});

test("the contact page leads to each form that there is, and quotes links by their names", () => {
  const contact = texts(writeContact(operator));
  for (const words of ["(/lgpd)", "(/seguranca)", "(/acessibilidade#avisar)", "(/recuperar-senha)"])
    expect(contact).toContain(words);
  for (const link of Object.values(reportLinks)) expect(contact).toContain(`“${link}”`);
});
