import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { visitorLimits } from "#app/shared/forms/visitor-limits.ts";
import { createChallenges } from "./challenge.ts";
import { createVisitorLimit } from "./limit-visitor.ts";

const sql = postgres({ host: inject("postgresHost"), user: "authenticator", database: "postgres", max: 4 });
afterAll(() => sql.end());

const secret = "segredo do teste";

test("an address is refused past its limit, in every process, and another is not", async () => {
  const processes = [createVisitorLimit({ sql, secret }), createVisitorLimit({ sql, secret })] as const;
  const { hits } = visitorLimits.review;
  const answers = await Promise.all(
    Array.from({ length: hits + 3 }, (_, i) => processes[(i % 2) as 0 | 1]("203.0.113.7", "review")),
  );
  const refused = answers.filter(Boolean);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.retryAfter).toBeGreaterThan(3500);
  expect(await processes[0]("203.0.113.8", "review")).toBeUndefined();
  expect(await processes[0]("203.0.113.7", "report")).toBeUndefined();
  expect(await processes[0]("203.0.113.7", "review", "somebody else")).toBeUndefined();
});

test("no address is stored, and the next day its mark is another", async () => {
  const marks = async (day: string) => {
    await createVisitorLimit({ sql, secret, now: () => new Date(day) })("198.51.100.4", "count");
    const owner = postgres({ host: inject("postgresHost"), user: "postgres", database: "postgres", max: 1 });
    const rows = await owner<{ key: string }[]>`select key from directory.visitor_hits where key like 'count %'`;
    await owner.end();
    return rows.map((row) => row.key);
  };
  const first = await marks("2030-01-01T12:00:00Z");
  const both = await marks("2030-01-02T12:00:00Z");
  expect(first).toHaveLength(1);
  expect(both).toHaveLength(2);
  expect(both.join()).not.toContain("198.51");
});

async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

test("a solved challenge is good once, also when it is sent twenty times at once", async () => {
  const here = createChallenges({ sql, secret });
  const proof = await solved(await here.issueChallenge());
  const answers = await Promise.all(Array.from({ length: 20 }, () => here.verifyChallenge(proof)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test("what is late, foreign, altered or no proof at all is refused", async () => {
  const here = createChallenges({ sql, secret });
  const challenge = await here.issueChallenge();
  const later = createChallenges({ sql, secret, now: () => new Date(Date.now() + 1_201_000) });
  expect(await later.verifyChallenge(await solved(challenge))).toBe(false);
  const foreign = await createChallenges({ sql, secret: "outro" }).issueChallenge();
  expect(await here.verifyChallenge(await solved(foreign))).toBe(false);
  const easy = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: "x",
  });
  expect(await here.verifyChallenge(await solved(easy))).toBe(false);
  const unsolved = { challenge, solution: { counter: 1, derivedKey: "0".repeat(64) } };
  expect(await here.verifyChallenge(btoa(JSON.stringify(unsolved)))).toBe(false);
  for (const nonsense of ["", "x", "e30=", btoa("null"), "A".repeat(100_000)])
    expect(await here.verifyChallenge(nonsense)).toBe(false);
  expect(await here.verifyChallenge(await solved(challenge))).toBe(true);
});
