import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { envLinesOf, loadOrCreateKeys, rotateSigningKey, saveKeys } from "#server/kernel/keys.ts";
import { StartError } from "#server/kernel/start-error.ts";
import { readInstallation, runCommand } from "./installation.ts";

/**
 * `npm run -s keys`: the address and the keys of this installation as JSON, for clients and scripts. With `-- --env` all of
 * them, as lines for the `.env` of another machine; with `-- --rotate` a new signing key comes first.
 */
await runCommand(async () => {
  const { values: asked } = parseArgs({ options: { env: { type: "boolean" }, rotate: { type: "boolean" } } });
  const { supabase, keys, dataDir, publicUrl } = readInstallation();
  if (!asked.env && !asked.rotate) {
    const address = await readFile(join(dataDir, "address"), "utf8").catch(() => "");
    const { publishable_key, secret_key } = keys ?? (supabase ? ofProject(supabase) : await loadOrCreateKeys(dataDir));
    const url = supabase?.url ?? publicUrl ?? (address.trim() || null);
    return console.log(JSON.stringify({ url, publishable_key, secret_key }, null, 2));
  }
  if (supabase) throw new StartError("As chaves são do projeto no Supabase: elas se veem e se trocam lá.");
  const known = keys ?? (await loadOrCreateKeys(dataDir));
  const now = asked.rotate ? rotateSigningKey(known) : known;
  if (asked.rotate && !keys) await saveKeys(dataDir, now);
  if (asked.env || keys) console.log(envLinesOf(now));
  if (asked.rotate)
    console.error(
      keys
        ? "Ponha estas linhas no .env de cada máquina e reinicie todos os processos juntos."
        : "A chave nova assina a partir da próxima partida; as duas anteriores ainda valem. Reinicie todos os processos juntos.",
    );
});

const ofProject = ({ publishableKey, secretKey }: { publishableKey: string; secretKey: string }) => ({
  publishable_key: publishableKey,
  secret_key: secretKey,
});
