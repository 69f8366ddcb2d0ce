import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { communicationDays } from "#app/features/privacy/incident-deadline.ts";
import { daysKept, keptFor } from "#app/features/privacy/retention.ts";
import { routes } from "#app/public/routes.ts";

/** The configurations that operators copy, held to what the privacy page says. */
const example = (name: string) => readFile(new URL(`../../docs/examples/${name}`, import.meta.url), "utf8");

/** What each proxy's own rule leaves of an address. Its regular expressions mean the same in every dialect. */
async function maskOfNginx() {
  const [, rule = ""] =
    /map \$uri \$parte_do_site \{\s+default\s+-;\s+~(\S+) \$parte;\s+\}/.exec(await example("nginx.conf")) ?? [];
  const pattern = new RegExp(rule);
  // `$uri` is the path alone.
  return (address: string) => pattern.exec(new URL(address, "http://x").pathname)?.groups?.parte ?? "-";
}

async function maskOfCaddy() {
  const [, rule = ""] = /request>uri regexp (\S+) \$1\n/.exec(await example("Caddyfile")) ?? [];
  return (address: string) => address.replace(new RegExp(rule), "$1");
}

const secret = "segredo";
/** Everywhere that something of somebody's may stand in an address: each parameter of each route, and the services. */
const addresses = [
  ...routes.map(({ path }) => path.replace(/:\w+\??/g, secret)).filter((path) => !path.startsWith(`/${secret}`)),
  ...["/auth/v1/verify", "/auth/v1/callback", "/rest/v1/professionals", "/realtime/v1/websocket", "/webhooks/stripe"],
  ...[
    `/storage/v1/object/sign/council-cards/${secret}/a.jpg`,
    `/webhooks/pix/${secret}/pix`,
    `/functions/v1/${secret}`,
  ],
].flatMap((path) => [path, `${path}?token=${secret}`, `http://www.exemplo.com.br${path}?code=${secret}`]);

test("no private link, code or id reaches the access records, whichever proxy writes them", async () => {
  expect(addresses.filter((address) => address.includes(`/${secret}`)).length).toBeGreaterThan(20);
  for (const mask of [await maskOfNginx(), await maskOfCaddy()]) {
    for (const address of addresses)
      expect([address, mask(address)]).toEqual([address, expect.not.stringContaining(secret)]);
    expect(["/", "/consulta/AbC_1", "/auth/v1/token?grant_type=x"].map(mask)).toEqual(["/", "/consulta", "/auth"]);
  }
});

test("no route has a secret as its first part, which the records keep", () => {
  const first = routes.filter(({ path }) => path.startsWith("/:")).map(({ path }) => path);
  expect(first).toEqual(["/:specialty/:uf?/:city?"]);
});

test("every server of nginx writes date, time, address and port, and nothing else of a visitor", async () => {
  const text = await example("nginx.conf");
  const [, format = ""] = /log_format betesda_acesso '([^']+)';/.exec(text) ?? [];
  expect(format.split(" ")).toEqual([
    ...["$time_iso8601", "$remote_addr", "$remote_port", "$request_method", "$parte_do_site", "$status"],
  ]);
  const servers = text.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toContain("access_log /var/log/betesda/acesso.log betesda_acesso;");
    // Error lines quote the whole request.
    expect(server).toMatch(/error_log\s+\S+ emerg;/);
  }
});

test("Caddy writes no header, and no error line with the whole address", async () => {
  const text = await example("Caddyfile");
  for (const field of ["request>headers", "resp_headers"]) expect(text).toContain(`${field} delete`);
  expect(text).toMatch(/log default \{\s+exclude http\.log\.error http\.handlers\.reverse_proxy\s+\}/);
  // By size it would keep what is old and drop what is young.
  expect(text).toContain("roll_disabled");
});

test("access records are kept for six months, and not for longer than a few days more", async () => {
  expect(keptFor("access_records")).toBe("6 meses");
  const text = await example("betesda.logrotate");
  const [, days] = /^\s+maxage (\d+)$/m.exec(text) ?? [];
  // July to December; the shortest six months have 181.
  expect(Number(days)).toBe(184);
  expect(text).toMatch(/^\s+daily$/m);
  expect(text).toMatch(/install -d -o root -g root -m 700 \/var\/log\/betesda/);
});

test("backups elsewhere, and old versions of files in a bucket, go at the age that the privacy page says", async () => {
  const days = daysKept("backups");
  const service = await example("betesda-backup.service");
  expect(service).toContain(`--include "betesda-*.tar.gz" --min-age ${days}d`);
  expect(service).toContain(`mais de ${days} dias`);
  const { Rules } = JSON.parse(await example("s3-lifecycle.json"));
  expect(Rules).toMatchObject([
    { Status: "Enabled", NoncurrentVersionExpiration: { NoncurrentDays: days } },
    { Status: "Enabled", Filter: { Prefix: "backups/" }, Expiration: { Days: days } },
  ]);
  expect(service).toContain("remoto:betesda/backups");
});

test("the manual tells operators the periods that hold", async () => {
  const manual = await example("../operar.md");
  for (const words of [
    `Os que têm mais de ${keptFor("backups")}`,
    `só o código interno e a data, por ${keptFor("erasures")}`,
    `Comunicar em ${communicationDays} dias úteis`,
    `fica por ${keptFor("incidents")} depois da última anotação`,
  ])
    expect(manual).toContain(words);
});
