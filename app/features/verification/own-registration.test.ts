import { expect, test } from "vitest";
import {
  describeMissingPlace,
  describeMissingRqe,
  describeRefusal,
  type OwnRegistration,
  statusOf,
} from "./own-registration.ts";

const own: OwnRegistration = {
  registration: "CRP 06/12345",
  specialty: "Psicologia",
  rqe: null,
  isListed: true,
  problem: null,
  rqeEnd: null,
  verifiedAt: null,
  deadline: null,
  contestedAt: null,
  latest: null,
  cards: 0,
};
const latest = (state: "waiting" | "confirmed" | "differs" | "not_found") =>
  ({ state, cause: "new", askedAt: "", decidedAt: null, reason: null }) as const;

test("the status follows the latest question", () => {
  expect(statusOf({ ...own, registration: null })).toBe("missing");
  expect(statusOf({ ...own, problem: "unknown_form", latest: latest("waiting") })).toBe("draft");
  expect(statusOf({ ...own, latest: latest("waiting") })).toBe("waiting");
  expect(statusOf({ ...own, latest: latest("differs") })).toBe("refused");
  expect(statusOf({ ...own, verifiedAt: "2026-01-01", latest: latest("not_found") })).toBe("refused");
  expect(statusOf({ ...own, verifiedAt: "2026-01-01", latest: latest("waiting") })).toBe("waiting");
  expect(statusOf(own)).toBe("waiting");
  expect(statusOf({ ...own, verifiedAt: "2026-01-01", latest: latest("confirmed") })).toBe("confirmed");
  expect(statusOf({ ...own, verifiedAt: "2026-01-01" })).toBe("confirmed");
});

test("only who is listed hears of staying in the search", () => {
  const [ahead, past] = ["2100-01-01T12:00:00Z", "2026-01-01T12:00:00Z"];
  expect(describeRefusal({ ...own, deadline: ahead })).toContain("não sai da busca antes de 1º de janeiro de 2100");
  const unlisted = describeRefusal({ ...own, deadline: ahead, isListed: false });
  expect(unlisted).toContain("Corrija até 1º de janeiro de 2100");
  expect(unlisted).not.toContain("não sai da busca");
  expect(describeRefusal({ ...own, deadline: past })).toContain("está fora da busca");
  expect(describeMissingRqe({ ...own, rqeEnd: ahead })).toContain("fica na busca até");
  expect(describeMissingRqe({ ...own, rqeEnd: ahead, isListed: false })).not.toContain("fica na busca");
  expect(describeMissingRqe({ ...own, rqeEnd: past })).toContain("está fora da busca");
  expect(describeMissingRqe(own)).toBeUndefined();
});

test("a bare number is asked for its region or state", () => {
  expect(describeMissingPlace({ ...own, registration: "CRP 12345" })).toContain("a região, como em CRP 06/166340");
  expect(describeMissingPlace({ ...own, specialty: "Psiquiatria", registration: "CRM 12345" })).toContain("o estado");
  expect(describeMissingPlace(own)).toBeUndefined();
});
