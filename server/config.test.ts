import { expect, test } from "vitest";
import { isLoopbackHost, readConfig } from "./config.ts";

const production = {
  PUBLIC_URL: "https://betesda.exemplo.com.br/",
  SMTP_URL: "smtps://a:b@mail:465",
  STRIPE_SECRET_KEY: "sk",
};

test("nothing configured is a demo on loopback", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    demo: true,
    loopbackOnly: true,
    mode: "production",
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test("demo never starts by itself on a public address or on somebody's database", () => {
  const unsafe = [
    { HOST: "0.0.0.0" },
    { HOST: "192.0.2.1" },
    { PUBLIC_URL: "https://x.com.br" },
    { DATABASE_URL: "postgres://h/d" },
    { DEMO: "0" },
  ];
  for (const env of unsafe) expect(() => readConfig(env)).toThrow("DEMO=1");
});

test("demo can be asked for outright, and then answers to every name", () => {
  expect(readConfig({ HOST: "0.0.0.0", DEMO: "1" })).toMatchObject({ demo: true, loopbackOnly: false });
});

test("with an address, mail and payments it is in production", () => {
  expect(readConfig({ ...production, HOST: "0.0.0.0" })).toMatchObject({
    demo: false,
    publicUrl: "https://betesda.exemplo.com.br",
  });
  expect(readConfig({ ...production, STRIPE_SECRET_KEY: "", PIX_CLIENT_ID: "x" })).toMatchObject({ demo: false });
});

test("every wrong variable is named at once", () => {
  expect(() => readConfig({ PORT: "70000", DEMO: "yes", METRICS_TOKEN: "short" })).toThrow(
    /PORT .*; DEMO deve ser 0 ou 1; METRICS_TOKEN/,
  );
});

test("loopback is recognised by name and number, and nothing else is", () => {
  for (const host of ["localhost", "LOCALHOST", "app.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])
    expect(isLoopbackHost(host)).toBe(true);
  for (const host of ["", "0.0.0.0", "127.0.0.1.nip.io", "localhost.com", "::", "10.0.0.1"])
    expect(isLoopbackHost(host)).toBe(false);
});
