import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddedDays, coveredUntil, type Period } from "./added-days.ts";
import { DAY } from "./terms.ts";

const day = (date: string) => Date.parse(`2027-${date}T12:00:00-03:00`);
const trialEnd = day("01-28");
const february: Period = { start: trialEnd, end: day("02-28") };
const ten: AddedDays = { id: "a", days: 10, at: day("02-10") };

test("added days that ran before the next purchase began are used up, and no purchase brings them back", () => {
  expect(coveredUntil([february], [ten], trialEnd)).toBe(day("03-10"));
  const bought = { start: day("03-10"), end: day("04-10") };
  expect(coveredUntil([february, bought], [ten], trialEnd)).toBe(day("04-10"));
  const renewed = { start: day("04-10"), end: day("05-10") };
  expect(coveredUntil([february, bought, renewed], [ten], trialEnd)).toBe(day("05-10"));
});

test("days that are given while others run come after those", () => {
  const five = { id: "b", days: 5, at: day("03-05") };
  expect(coveredUntil([february], [ten, five], trialEnd)).toBe(day("03-15"));
});

test("a renewal that begins where the paid month ends keeps all added days for later", () => {
  const renewed = { start: day("02-28"), end: day("03-28") };
  expect(coveredUntil([february, renewed], [ten], trialEnd)).toBe(day("04-07"));
});

test("each purchase counts for its month and each gift for its days, as checkout and email say", () => {
  const act = fc.record({ hours: fc.nat(40 * 24), days: fc.option(fc.integer({ min: 1, max: 60 })) });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 10 }), (acts) => {
      const periods: Period[] = [];
      const added: AddedDays[] = [];
      let now = trialEnd - 10 * DAY;
      let covered = trialEnd;
      for (const [index, { hours, days }] of acts.entries()) {
        now += hours * (DAY / 24);
        if (days === null) {
          // As server/payments/checkout.ts.
          const start = Math.max(now, covered);
          covered = start + 30 * DAY;
          periods.push({ start, end: covered });
        } else {
          // As operator_add_days.
          covered = (now > covered + DAY ? now : covered) + days * DAY;
          added.push({ id: String(index), days, at: now });
        }
        expect(Math.max(coveredUntil(periods, added, trialEnd), trialEnd)).toBe(covered);
      }
    }),
    { numRuns: 500 },
  );
});
