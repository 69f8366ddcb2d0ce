import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { createInstallation } from "../backup/testing/installation.ts";
import { readConfig } from "../config/config.ts";
import { openDatabase } from "./database.ts";
import { reachDatabase, reachRunning } from "./reach-database.ts";

const watcher = { onRestart() {}, onGivenUp() {} };

/** What somebody reads on the terminal. */
const listOperators = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "../../scripts/operator.ts"), "list"], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    cwd: tmpdir(),
  });

test.each(["empty", "migrated"] as const)("a login that may not migrate is named, on an %s database", async (state) => {
  await using installation = await createInstallation(state);
  const { dataDir, addresses } = installation;
  const alone = readConfig({ DATABASE_URL: addresses.DATABASE_URL, DATA_DIR: dataDir, DEMO: "1" });
  const words =
    /^O usuário de DATABASE_URL \(authenticator\) não é o dono do banco .* o dono do banco em MIGRATION_DATABASE_URL/;
  await expect(openDatabase(alone, watcher)).rejects.toThrow(words);
  await expect(reachDatabase(alone)).rejects.toThrow(words);
  const swapped = {
    DATABASE_URL: addresses.MIGRATION_DATABASE_URL,
    MIGRATION_DATABASE_URL: addresses.DATABASE_URL,
    ...{ DATA_DIR: dataDir, DEMO: "1" },
  };
  await expect(reachDatabase(readConfig(swapped))).rejects.toThrow(
    /^O usuário de MIGRATION_DATABASE_URL .* Ponha nele/,
  );
  const { close } = await reachDatabase(readConfig({ ...addresses, DATA_DIR: dataDir, DEMO: "1" }));
  await close();
});

test("a command without a database, or on one that nobody has started, says so in one line", async () => {
  const away = { DATABASE_URL: "postgres://a:secret@127.0.0.1:1/x" };
  await expect(listOperators(away)).rejects.toMatchObject({
    stderr: "Não foi possível conectar ao banco de DATABASE_URL (ECONNREFUSED). Confira endereço, usuário e senha.\n",
  });
  await using installation = await createInstallation();
  await expect(listOperators({ DATABASE_URL: installation.databaseUrl })).rejects.toMatchObject({
    stderr: "Este banco ainda está vazio: inicie o servidor uma vez, que o prepara.\n",
  });
});

test("a server that goes while it is being reached takes nobody with it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "reached-"));
  const socket = ".s.PGSQL.5432";
  const real = join(inject("postgresHost"), socket);
  // Goes when the driver asks for the types of arrays, which nobody can catch the failure of.
  const going = createServer((client) => {
    const server = connect(real);
    server.pipe(client);
    client.on("data", (sent) => (sent.includes("typarray") ? client.destroy() : server.write(sent)));
    client.once("close", () => server.destroy());
  });
  await once(going.listen(join(dataDir, socket)), "listening");
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "postgres/postmaster.pid"), `1\n\n\n\n${dataDir}\n\n\nready\n`);
  const reached = await reachRunning(dataDir);
  expect(await reached?.unsafe("select 1 as one")).toEqual([{ one: 1 }]);
  await reached?.end();
  going.close();
  await rm(dataDir, { recursive: true });
});
