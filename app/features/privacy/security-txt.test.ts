import { expect, test } from "vitest";
import { writeSecurityTxt } from "./security-txt.ts";

test("security.txt has what RFC 9116 asks for, and a date less than a year ahead", () => {
  const now = new Date("2026-11-15T13:00:00Z");
  const text = writeSecurityTxt({ email: "seguranca@exemplo.com.br", origin: "https://exemplo.com.br", now });
  expect(text).toContain("Contact: mailto:seguranca@exemplo.com.br\n");
  expect(text).toContain("Canonical: https://exemplo.com.br/.well-known/security.txt\n");
  expect(text).toContain("Expires: 2027-05-14T00:00:00.000Z\n");
});
