import { expect, test } from "vitest";
import { contentPolicy } from "./policy.ts";

test("our own inline scripts are listed by hash, and there is no other way in", () => {
  const policy = contentPolicy(["alert(1)"], undefined);
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';");
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain("*");
});

test("a Supabase project may be talked to, over HTTP and sockets", () => {
  expect(contentPolicy([], { url: "https://p.supabase.co" })).toContain(
    "connect-src 'self' https://p.supabase.co wss://p.supabase.co",
  );
});
