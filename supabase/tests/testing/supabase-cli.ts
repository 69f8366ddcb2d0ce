import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../../..");

/** What Supabase's advisors say about the schema, at the given level and above. */
export async function runAdvisors(socketFolder: string, level: "error" | "warn"): Promise<object[]> {
  const output = await supabase(socketFolder, [
    "db",
    "advisors",
    "--type",
    "all",
    "--level",
    level,
    "--output",
    "json",
  ]);
  const found = output.indexOf("[");
  return found < 0 ? [] : JSON.parse(output.slice(found));
}

async function supabase(socketFolder: string, args: string[]) {
  await using address = await openTcpAddress(socketFolder);
  const command = join(root, "node_modules/.bin/supabase");
  const { stdout } = await promisify(execFile)(command, [...args, "--db-url", address.url], {
    cwd: root,
    maxBuffer: 1e8,
  });
  return stdout;
}

/** The CLI speaks TCP only, and our server has none: a door on loopback for as long as one command runs. */
async function openTcpAddress(socketFolder: string) {
  const server = createServer((client) => {
    const database = connect(join(socketFolder, ".s.PGSQL.5432"));
    client.pipe(database).pipe(client);
    client.on("error", () => database.destroy());
    database.on("error", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
