import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import postgres from "postgres";
import { Registry } from "prom-client";
import { afterEach, expect, inject, test, vi } from "vitest";
import { findKeyProblem, fingerprintsOf, serverName } from "../database/key-fingerprints.ts";
import { startMailServer } from "../email/testing/mail-server.ts";
import { openFakeS3 } from "../gateway/storage/testing/fake-s3.ts";
import { generateKeys, rotateSigningKey } from "../kernel/keys.ts";
import { away, type Problem, wrong } from "../kernel/problem.ts";
import { startFakeBank } from "../payments/testing/fake-bank.ts";
import { findBucketProblem } from "../storage/bucket-problem.ts";
import { eventually } from "../testing/eventually.ts";
import { runServer } from "../testing/run-server.ts";
import { createHealth } from "./health.ts";
import { readReadiness } from "./readiness.ts";

afterEach(() => void vi.useRealTimers());

function watch(findProblem: () => Promise<Problem | undefined>) {
  const lines: string[] = [];
  const registry = new Registry();
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const health = createHealth([{ part: "files", findProblem }], { log, registry });
  return { lines, registry, ready: () => readReadiness({ isReady: async () => true }, health) };
}

test("a wrong setting is never ready, and is once it was mended; what fails later is only named", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let problem: Problem | undefined = wrong("o balde falta");
  const { lines, registry, ready } = watch(async () => problem);
  const later = async () => {
    vi.setSystemTime(Date.now() + 61_000);
    await ready();
    return ready();
  };
  expect(await ready()).toEqual({ isReady: false, problems: ["arquivos: configuração errada"] });
  expect(await registry.metrics()).toContain('part_well{part="files"} 0');
  problem = undefined;
  // Not asked again at once, whoever asks.
  expect((await ready()).isReady).toBe(false);
  expect(await later()).toEqual({ isReady: true, problems: [] });
  expect(await registry.metrics()).toContain('part_well{part="files"} 1');
  problem = wrong("o balde falta");
  expect(await later()).toEqual({ isReady: true, problems: ["arquivos: configuração errada"] });
  await later();
  expect(lines).toEqual(["o balde falta", "de novo em ordem", "o balde falta"]);
});

test("what may pass keeps nobody from being ready, and neither does a check that fails", async () => {
  const named = { isReady: true, problems: ["arquivos: com problemas"] };
  expect(await watch(async () => away("fora")).ready()).toEqual(named);
  expect(await watch(() => Promise.reject(new Error("?"))).ready()).toEqual(named);
});

test("a bucket that is there is told from one that is not, that does not know us, or that is away", async () => {
  const fake = await openFakeS3();
  const s3 = {
    S3_BUCKET_URL: fake.bucketUrl,
    S3_REGION: "sa-east-1",
    S3_ACCESS_KEY_ID: "AKID",
    S3_SECRET_ACCESS_KEY: "k",
  };
  expect(await findBucketProblem(s3)).toBeUndefined();
  const other = { ...s3, S3_BUCKET_URL: fake.bucketUrl.replace("/bucket", "/outro") };
  expect(await findBucketProblem(other)).toEqual(wrong(expect.stringContaining("O balde de S3_BUCKET_URL não existe")));
  const unknown = wrong(expect.stringContaining("O S3 recusou as chaves"));
  expect(await findBucketProblem({ ...s3, S3_ACCESS_KEY_ID: "OUTRA" })).toEqual(unknown);
  await fake.close();
  expect(await findBucketProblem(s3)).toEqual(away(expect.stringContaining("O S3 não responde")));
});

test("processes on one database notice that they do not share their keys", async () => {
  const [first, second] = [generateKeys(), generateKeys()];
  const rotated = rotateSigningKey(first);
  const connect = (name: string) =>
    postgres({
      host: inject("postgresHost"),
      user: "postgres",
      database: "template1",
      max: 1,
      connection: { application_name: name },
    });
  const neighbour = connect(serverName(fingerprintsOf(first)));
  await neighbour`select`;
  const sql = connect("test");
  expect(await findKeyProblem(sql, fingerprintsOf(first))).toBeUndefined();
  expect(await findKeyProblem(sql, fingerprintsOf(rotated))).toBeUndefined();
  const others = wrong(expect.stringContaining("Outro processo neste banco usa outras chaves"));
  expect(await findKeyProblem(sql, fingerprintsOf(second))).toEqual(others);
  expect(await findKeyProblem(sql, fingerprintsOf({ ...first, signing_keys: second.signing_keys }))).toEqual(others);
  expect(await findKeyProblem(sql, fingerprintsOf({ ...first, secret_key: second.secret_key }))).toEqual(others);
  await Promise.all([neighbour.end(), sql.end()]);
});

test("a server with a wrong bucket, secret and mail password says so at its start and is not ready", async () => {
  const folder = await mkdtemp(join(tmpdir(), "health-"));
  const [s3, bank, mail] = [await openFakeS3(), await startFakeBank(Date.now), await startMailServer()];
  bank.state.mood = "refusing";
  for (const name of ["a.pem", "b.pem"]) await writeFile(join(folder, name), "");
  await using server = await runServer({
    ...{ PUBLIC_URL: "http://casa.test", SMTP_URL: `smtp://ana:segredo-errado@127.0.0.1:${mail.port}`, DEMO: "0" },
    ...{ OPERATOR_NAME: "Casa Ltda.", OPERATOR_CNPJ: "12.345.678/0001-95", OPERATOR_EMAIL: "contato@casa.com.br" },
    ...{ OPERATOR_ADDRESS: "Rua A, 1", DPO_NAME: "Rute Lima", DPO_EMAIL: "privacidade@casa.com.br" },
    ...{ S3_BUCKET_URL: s3.bucketUrl, S3_ACCESS_KEY_ID: "OUTRA", S3_SECRET_ACCESS_KEY: "segredo-do-balde" },
    ...{ PIX_URL: bank.address, PIX_TOKEN_URL: `${bank.address}/oauth/token`, PIX_KEY: "chave", PIX_CLIENT_ID: "id" },
    ...{ PIX_CLIENT_SECRET: "segredo-do-banco", PIX_WEBHOOK_SECRET: "segredo-do-webhook" },
    ...{ PIX_CERTIFICATE: join(folder, "a.pem"), PIX_CERTIFICATE_KEY: join(folder, "b.pem") },
    ...{ PIX_BRANCH: "0001", PIX_ACCOUNT: "123456" },
  });
  expect(server.address, server.output()).toBeDefined();
  // On a busy machine the first look may end before the answer.
  await eventually(async () => {
    const answer = await fetch(`${server.address}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      "not ready\narquivos: configuração errada\ne-mails: configuração errada\npagamentos: configuração errada\n",
    ]);
  });
  expect(server.output()).toContain("O S3 recusou as chaves: confira S3_ACCESS_KEY_ID");
  expect(server.output()).toContain("O banco recusou PIX_CLIENT_ID e PIX_CLIENT_SECRET");
  expect(server.output()).toContain("O servidor de e-mail recusou o usuário ou a senha de SMTP_URL (EAUTH 535)");
  expect(server.output()).not.toMatch(/segredo/);
  expect(await (await fetch(`${server.address}/metrics`)).text()).toContain('part_well{part="email"} 0');
  await Promise.all([s3.close(), bank.stop(), mail.close(), rm(folder, { recursive: true })]);
});
