import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthProvider } from "./auth-provider.tsx";
import { useAuth } from "./use-auth.ts";

function Reader() {
  const { user, session, loading } = useAuth();
  return JSON.stringify({ user, session, loading });
}

test("useAuth outside of its provider is a mistake of ours", () => {
  expect(() => renderToString(<Reader />)).toThrow("useAuth must be used within an AuthProvider");
});

test("everybody's page begins loading, without a user", () => {
  const html = renderToString(
    <AuthProvider>
      <Reader />
    </AuthProvider>,
  );
  expect(html.replaceAll("&quot;", '"')).toBe('{"user":null,"session":null,"loading":true}');
});
