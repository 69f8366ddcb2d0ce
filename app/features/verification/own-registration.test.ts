import { expect, test } from "vitest";
import { type OwnRegistration, readCardFile, standingOf } from "./own-registration.ts";

const own: OwnRegistration = { registration: "CRP 06/1", verifiedAt: null, deadline: null, latest: null, cards: 0 };
const latest = (state: "waiting" | "confirmed" | "differs") =>
  ({ state, cause: "new", askedAt: "", decidedAt: null, reason: null }) as const;

test("the standing follows the latest question", () => {
  expect(standingOf({ ...own, registration: null })).toBe("missing");
  expect(standingOf({ ...own, latest: latest("waiting") })).toBe("waiting");
  expect(standingOf({ ...own, latest: latest("differs") })).toBe("refused");
  expect(standingOf({ ...own, verifiedAt: "2026-01-01", latest: latest("confirmed") })).toBe("confirmed");
  expect(standingOf({ ...own, verifiedAt: "2026-01-01" })).toBe("confirmed");
});

test("a card is a picture of at most five megabytes", () => {
  expect(readCardFile({ type: "image/png", size: 9 })).toEqual({ ending: "png" });
  expect(readCardFile({ type: "application/pdf", size: 9 })).toHaveProperty("fault");
  expect(readCardFile({ type: "image/png", size: 6_000_000 })).toHaveProperty("fault");
});
