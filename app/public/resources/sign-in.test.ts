import { expect, test } from "vitest";
import type { PageRequest } from "../page.ts";
import { toSignIn } from "./sign-in.ts";

test("/entrar leads to the page where one signs in, and back to where one wanted to be", () => {
  const open = () => toSignIn({ url: new URL("https://betesda.test/entrar?voltar=/dashboard/agenda") } as PageRequest);
  expect(open).toThrow(expect.objectContaining({ to: "/login?voltar=/dashboard/agenda", status: 301 }));
});
