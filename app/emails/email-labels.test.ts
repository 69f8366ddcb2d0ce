import { expect, test } from "vitest";
import { emailLabels } from "#app/features/operator/email-labels.ts";
import { emails } from "./emails.ts";

test("operators read every kind of email in words", () => {
  for (const { kind } of emails) expect(emailLabels[kind], kind).toBeDefined();
});
