import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { StoredKeys } from "#server/kernel/keys.ts";

const { PATH, NODE_COMPILE_CACHE } = process.env;
const keys = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "keys.ts"), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    cwd: tmpdir(),
  });

test("a new signing key comes first and the others go on; keys of the environment are printed and not written", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "keys-"));
  const path = join(DATA_DIR, "keys.json");
  const stored = async (): Promise<StoredKeys> => JSON.parse(await readFile(path, "utf8"));
  const { stdout } = await keys({ DATA_DIR }, "--env");
  const env = Object.fromEntries(
    stdout
      .trim()
      .split("\n")
      .map((line) => /^(\w+)='?(.*?)'?$/.exec(line)?.slice(1) as [string, string]),
  );
  const before = await stored();
  expect(JSON.parse(String(env.SIGNING_KEYS))).toEqual(before.signing_keys);

  expect((await keys({ DATA_DIR }, "--rotate")).stderr).toMatch(/^A chave nova assina/);
  const after = await stored();
  expect(after).toEqual({ ...before, signing_keys: [expect.anything(), ...before.signing_keys] });
  expect(after.signing_keys[0]?.kid).not.toBe(before.signing_keys[0]?.kid);
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  const printed = await keys({ DATA_DIR, ...env }, "--rotate");
  expect(printed.stdout).toContain(`SECRET_KEY=${before.secret_key}`);
  expect(printed.stdout).toContain(String(before.signing_keys[0]?.kid));
  expect(await stored()).toEqual(after);
  await rm(DATA_DIR, { recursive: true });
});
