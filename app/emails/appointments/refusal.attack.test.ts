import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const origin = "https://exemplo.com.br";
const words = {
  id: "be7e5da0-0000-4000-8000-000000000001",
  professional: "Suporte www.golpe.example",
  patient: "Maria",
  modality: "presencial",
  zone: "America/Sao_Paulo",
  place: "golpe.example/entrar, Centro",
  token: "x".repeat(43),
  status: "declined",
};

/** Every address that the email leads to, written out or not. */
const linksOf = ({ html, text }: { html: string; text: string }) =>
  [...`${html.replace(/<!DOCTYPE[^>]*>/, "")} ${text}`.matchAll(/(?:href="|\b)((?:https?:\/\/|www\.)[^\s"<]+)/g)].map(
    ([, link]) => String(link),
  );

test("a refusal's note, a name and a place carry no link of their writer's into an email of ours", async () => {
  const note =
    "Sua conta expira! Entre em https://golpe.example/x, golpe.example/y ou www.golpe.example. <a href='http://golpe.example'>Aqui</a>";
  const email = await renderEmail("appointment-declined", { ...words, note }, origin);
  expect(linksOf(email).filter((link) => !link.startsWith(origin))).toEqual([]);
  expect(linksOf(email).length).toBeGreaterThan(0);
  expect(`${email.subject} ${email.text} ${email.html}`).not.toMatch(/golpe\.example/);
  // Framed: whose words they are, and that they are not ours.
  expect(email.text).toMatch(/Palavras de [^:]+: “Sua conta expira!/);
  expect(email.text).toContain("não nós");
});

test("whoever has not confirmed the address reads that there is a note, and no word of it", async () => {
  const email = await renderEmail("appointment-declined", { ...words, hasNote: true }, origin);
  expect(email.text).toContain("deixou uma mensagem para você na página da consulta");
  expect(email.text).not.toContain("Palavras de");
});

test("where nobody vouches for a professional's words, the email to an unconfirmed address reads well without them", async () => {
  const { place: _, ...rest } = words;
  const data = { ...rest, professional: "Profissional de Enfermagem", specialty: "Enfermagem", movedBy: "patient" };
  for (const kind of ["received", "to-confirm", "confirmed", "moved", "declined", "reminder"]) {
    const { subject, text } = await renderEmail(`appointment-${kind}`, data, origin);
    expect(`${subject} ${text}`, kind).toContain("Profissional de Enfermagem");
    expect(`${subject} ${text}`, kind).not.toMatch(/undefined|null|golpe|Suporte/);
  }
});
