import { expect, test } from "vitest";
import { meantEmail } from "./email-slip.ts";

test("one slip in a well-known domain is noticed", () => {
  for (const domain of ["gmial.com", "gmai.com", "gmail.con", "gmail.co", "gmail.com.br", "gnail.com"])
    expect(meantEmail(`Ana.Lima@${domain}`)).toBe("ana.lima@gmail.com");
  expect(meantEmail("ana@hotmal.com")).toBe("ana@hotmail.com");
  expect(meantEmail("ana@yaho.com.br")).toBe("ana@yahoo.com.br");
});

test("right addresses, other domains and what is no address are left alone", () => {
  const fine = ["ana@gmail.com", "ana@outlook.com.br", "ana@mail.com", "ana@clinica.com.br", "ana@ymail.com"];
  for (const typed of [...fine, "", "ana", "ana@", "@gmial.com", "a b@gmial.com", "x@y@gmial.com"])
    expect(meantEmail(typed)).toBeUndefined();
});

test("while somebody types, what may still become a right address is left alone", () => {
  for (const typed of ["ana@gmail.co", "ana@yahoo.com.", "ana@outlook.com.b", "ana@hotmai"])
    expect(meantEmail(typed, { isTyping: true })).toBeUndefined();
  expect(meantEmail("ana@hotnail.com", { isTyping: true })).toBe("ana@hotmail.com");
});
