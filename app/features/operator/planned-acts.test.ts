import { expect, test } from "vitest";
import { planHeldReview, planReviewChange, planSuspension } from "./planned-acts.ts";

test("the average is spoken of where the review counts in it: not where it came by invitation", () => {
  const [booked, invited] = [
    { id: "r", source: "appointment" },
    { id: "r", source: "contact" },
  ] as const;
  const hiddenAt = "2026-11-15T11:00:00Z";
  expect(planReviewChange({ ...booked, hiddenAt: null }).question.description).toBe(
    "Ela sai da página e da média. Não é apagada.",
  );
  expect(planReviewChange({ ...invited, hiddenAt: null }).question.description).toBe(
    "Ela sai da página. Não é apagada.",
  );
  expect(planReviewChange({ ...booked, hiddenAt }).question.description).toBe("Ela volta à página e à média.");
  expect(planReviewChange({ ...invited, hiddenAt }).question.description).toBe(
    "Ela volta à página, sem contar na média.",
  );
  expect(planHeldReview(booked, true).question.description).toBe("Ela aparece no perfil e conta na média.");
  expect(planHeldReview(invited, true).question.description).toBe("Ela aparece no perfil e não conta na média.");
});

test("whoever is suspended is told of without a gender", () => {
  const { done } = planSuspension({ professionalId: "p", name: "Ana" });
  expect(done).toBe("O perfil de Ana foi suspenso; o aviso vai por e-mail");
});
