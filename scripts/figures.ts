// Prints the operator's figures: `npm run -s figures`, while the server runs or with DATABASE_URL.
import { join } from "node:path";
import postgres from "postgres";
import { formatMoney, formatNumber, formatPercent } from "#app/shared/formats.ts";
import { readConfig } from "../server/config.ts";
import { connectTo } from "../server/database/connect-to.ts";
import { readPidFile } from "../server/database/embedded/postmaster.ts";
import { readFigures } from "../server/payments/figures.ts";

try {
  process.loadEnvFile();
} catch {
  // No .env file: everything has a default.
}
const sql = await connect();
const figures = await readFigures(sql);
await sql.end();
const rows: [string, string][] = [
  ["Em período gratuito", formatNumber(figures.trials)],
  ["Período gratuito expirado", formatNumber(figures.expired_trials)],
  ["Assinaturas ativas", formatNumber(figures.active)],
  ["Pagamento atrasado", formatNumber(figures.past_due)],
  ["Inativos", formatNumber(figures.inactive)],
  ["Receita em 30 dias", formatMoney(figures.revenue_centavos)],
  ["Perdidos em 30 dias", `${formatNumber(figures.lost)} (${formatPercent(figures.churn, 1)})`],
  ["Eventos de pagamento abandonados", formatNumber(figures.dead_events)],
];
for (const [name, value] of rows) console.log(`${name.padEnd(34)}${value.padStart(14)}`);

async function connect() {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const options = { max: 1, onnotice() {} };
  if (databaseUrl) return connectTo(databaseUrl, options);
  const running = await readPidFile(join(dataDir, "postgres"));
  if (running) return postgres({ ...options, host: running.socketFolder, user: "authenticator", database: "postgres" });
  console.error("O banco de dados não está rodando. Inicie com npm start, ou defina DATABASE_URL.");
  process.exit(1);
}
