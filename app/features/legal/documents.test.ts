import { expect, test } from "vitest";
import { reportLinks } from "#app/features/reports/report-reasons.ts";
import { nearDays } from "#app/features/search/availability.ts";
import { searchFilters } from "#app/features/search/filters/filter-table.ts";
import { nearDaysWords, orderWords } from "#app/features/search/results/orders.ts";
import { graceDays, trialDays } from "#app/features/subscription/terms.ts";
import { warningDays } from "#app/features/verification/terms.ts";
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

test("the policy tells of patients whom a professional enters, and of everybody who receives data", () => {
  const policy = texts(writePrivacy(operator));
  for (const words of ["anotar na agenda", "consultas que o profissional anota", "em nome do profissional"])
    expect(policy).toContain(words);
  const { blocks = [] } = writePrivacy(operator).sections.find(({ id }) => id === "compartilhamento") ?? {};
  for (const words of ["Stripe", "Pix", "CPF ou CNPJ", "calendário"]) expect(JSON.stringify(blocks)).toContain(words);
});

test("the policy denies nothing that its own tables say", () => {
  const policy = texts(writePrivacy(operator));
  // The contact's e-mail falls back to the account's, and devices of professionals are recognised.
  expect(policy).toContain("Se o e-mail de contato fica vazio, vale o da conta");
  expect(policy).not.toMatch(/O e-mail da conta[^.]*nunca|formas de reconhecer o seu aparelho/);
  expect(policy).toContain("do que foi confirmado na hora, até a consulta");
});

test("the page about the order tells every order that there is, and when it holds", () => {
  const page = texts(writeOrdering());
  const others = searchFilters.order.options.slice(1).map(({ label }) => `“${label}”`);
  expect(others).toHaveLength(Object.keys(orderWords).length);
  for (const words of [...others, ...Object.values(orderWords), nearDaysWords]) expect(page).toContain(words);
  for (const { label } of nearDays) expect(page).toContain(`“${label}”`);
});

test("the page about the order tells everything that keeps somebody out of the search", () => {
  const page = texts(writeOrdering());
  for (const words of [
    ...["pausou", "suspenso", "recusado", "outro perfil", "RQE", "espera por leitura", "formato do seu conselho"],
    ...[`${graceDays} dias`, `${warningDays} dias`, `${trialDays} dias`],
  ])
    expect(page).toContain(words);
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
