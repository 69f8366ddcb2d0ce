import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCertificate } from "../testing/certificate.ts";
import { anything } from "./pix-answers.ts";
import { openPixHttp } from "./pix-http.ts";

const bank = makeCertificate("banco");
const client = makeCertificate("betesda");
const stranger = makeCertificate("outro");
const heard: string[] = [];
const server = createServer(
  { key: bank.key, cert: bank.certificate, ca: client.certificate, requestCert: true, rejectUnauthorized: true },
  (request, response) => {
    heard.push(`${request.url} ${request.headers.authorization}`);
    response.end(JSON.stringify({ access_token: "token", expires_in: 60 }));
  },
);
const usual = getCACertificates("default");

beforeAll(async () => {
  setDefaultCACertificates([...usual, bank.certificate]);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  setDefaultCACertificates(usual);
  server.close();
});

function connectAs(identity: { certificate: string; key: string } | undefined) {
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  return openPixHttp({
    ...{ url: `${address}/api`, tokenUrl: `${address}/oauth/token`, clientId: "id", clientSecret: "segredo" },
    ...{ certificate: identity?.certificate, certificateKey: identity?.key, now: Date.now },
  });
}

test("the bank knows us by our certificate and lets nobody else in", async () => {
  await connectAs(client)(anything, "GET", "/cob/1");
  await expect(connectAs(undefined)(anything, "GET", "/cob/1")).rejects.toThrow("pix unreachable");
  await expect(connectAs(stranger)(anything, "GET", "/cob/1")).rejects.toThrow("pix unreachable");
  const basic = Buffer.from("id:segredo").toString("base64");
  expect(heard).toEqual([`/oauth/token Basic ${basic}`, "/api/cob/1 Bearer token"]);
});

test("a token is used until it runs out", async () => {
  const http = connectAs(client);
  heard.length = 0;
  await http(anything, "GET", "/cob/1");
  await http(anything, "GET", "/cob/2");
  expect(heard.filter((line) => line.startsWith("/oauth"))).toHaveLength(1);
});
