import { expect, test } from "vitest";
import { emailLabels } from "#app/features/operator/labels.generated.ts";
import { emails } from "./emails.ts";

test("operators read every kind of email in words", () => {
  expect(emails.length).toBeGreaterThan(60);
  expect(emailLabels, 'run "npm run types"').toEqual(
    Object.fromEntries(emails.map(({ kind, label }) => [kind, label])),
  );
});
