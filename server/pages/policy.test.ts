import { expect, test } from "vitest";
import { contentPolicy, renderNonce, sealScripts } from "./policy.ts";

test("scripts of the server's own are listed by hash and lose their mark", () => {
  const { html, hashes } = sealScripts(
    `<p><script nonce="${renderNonce}">alert(1)</script><script nonce="${renderNonce}" src="/a.js"></script>`,
  );
  expect(html).toBe('<p><script>alert(1)</script><script src="/a.js"></script>');
  expect(hashes).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

test("a script that somebody smuggled in is not listed", () => {
  expect(sealScripts('<script>steal()</script><script nonce="guess">steal()</script>').hashes).toEqual([]);
});

test("the policy has no way around it", () => {
  const policy = contentPolicy(["'sha256-x'"], undefined);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain("*");
  expect(policy).toContain("script-src 'self' 'sha256-x';");
});

test("a Supabase project may be talked to, over HTTP and sockets", () => {
  expect(contentPolicy([], { url: "https://p.supabase.co" })).toContain(
    "connect-src 'self' https://p.supabase.co wss://p.supabase.co",
  );
});
