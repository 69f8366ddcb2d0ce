import { expect, test } from "vitest";
import { canAnswer, countNew, describeInvitations, invitationText, type OwnReview } from "./own-review.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

test("an answer is corrected for a day", () => {
  const at = (answered_at: string | null) =>
    canAnswer({ answered_at, held_answer: null, correction_asked_at: null }, now);
  expect(at(null)).toBe(true);
  expect(at("2026-11-14T12:00:01Z")).toBe(true);
  expect(at("2026-11-14T12:00:00Z")).toBe(false);
});

test("an answer that operators ask to correct can be corrected after that day", () => {
  const review = { answered_at: "2026-10-01T12:00:00Z", held_answer: null };
  expect(canAnswer({ ...review, correction_asked_at: "2026-11-15T10:00:00Z" }, now)).toBe(true);
});

test("an answer that waits for a look can be changed meanwhile", () => {
  const review = { answered_at: "2026-10-01T12:00:00Z", correction_asked_at: null };
  expect(canAnswer({ ...review, held_answer: "Sua ansiedade passou." }, now)).toBe(true);
});

test("only what came after the last look is new", () => {
  const reviews = ["2026-11-15T11:00:00Z", "2026-11-14T11:00:00Z"].map((created_at) => ({ created_at }) as OwnReview);
  expect(countNew(reviews, null)).toBe(0);
  expect(countNew(reviews, "2026-11-14T11:00:00Z")).toBe(1);
  expect(countNew(reviews, "2026-11-15T11:00:00Z")).toBe(0);
});

test("words are asked for only where the council allows them, and elsewhere nobody is said to be invited", () => {
  expect(invitationText("Ana", "/x", true)).toContain("conte como foi");
  expect(invitationText("Ana", "/x", false)).not.toMatch(/conte|palavras/);
  const { title, words, more, empty } = describeInvitations(false);
  expect(words).toContain("não convidamos ninguém");
  expect(`${title} ${words} ${more} ${empty}`).not.toMatch(
    /recebe o convite|recebe um e-mail|onde o conselho permite|Peça/,
  );
  // A link is made all the same, for whoever asks; words, button and message say so.
  const { button } = describeInvitations(false);
  for (const said of [words, empty, button, invitationText("Ana", "/x", false)]) expect(said).toMatch(/pedi/);
  expect(describeInvitations(true).button).toBe("Criar link de avaliação");
  expect(describeInvitations(true).words).toContain("recebe o convite automaticamente");
});
