import { type ClientRequest, default as http } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import postgres from "postgres";
import { createLog } from "../../kernel/log.ts";
import { loadAccount } from "../account-at-provider.ts";
import { type Deps, providerNamed } from "../deps.ts";
import { handleEvents } from "../handle-events.ts";
import { cancelSubscription, withdraw } from "../manage.ts";
import { type Connection, connectProvider } from "./connect-provider.ts";
import { sendWebhookFor, subscribeAs } from "./payer.ts";

/**
 * A process in which many people do the same thing, each of them held for ever at another step, and which then ends by
 * kill -9: every place where a process can die, for the price of one. Whoever gets furthest goes first, so that nobody
 * takes up what another has left lying. Prints the names of the steps, for each provider a list.
 */
export type Given = { host: string; wish: Wish; crowds: Crowd[] };
/** Who pays by the same provider, in a database of their own. */
type Crowd = { database: string; connection: Connection; moment: number; accounts: string[] };
export type Wish = "pay" | "renew" | "refund" | "cancel" | "leave";

const { host, wish, crowds }: Given = JSON.parse(process.argv[2] ?? "");
/** Tells where the one who acts now has got to. */
let pass: (name: string) => Promise<void>;

const wishes: Record<Wish, (deps: Deps, connection: Connection, account: string) => Promise<void>> = {
  pay: subscribeAs,
  async renew(deps, connection, account) {
    const provider = providerNamed(deps, connection.name);
    await provider.prepareRenewal?.(await loadAccount(deps, account, connection.name));
    if (connection.name === "stripe") await sendWebhookFor(deps, connection, account);
    await handleEvents(deps, { parallel: 1 });
  },
  refund: async (deps, _, account) => void (await withdraw(deps, account)),
  cancel: (deps, _, account) => cancelSubscription(deps, account),
  async leave(deps, _, account) {
    await deps.sql`select directory.delete_account(${account})`;
    await pass("account gone");
    await handleEvents(deps, { parallel: 1 });
  },
};

holdAnswers();
const steps: string[][] = [];
for (const crowd of crowds) steps.push(await walkAll(crowd));
process.stdout.write(JSON.stringify(steps), () => process.kill(process.pid, "SIGKILL"));

async function walkAll({ database, connection, moment, accounts: [whole = "", ...others] }: Crowd) {
  const connect = () => postgres({ host, database, user: "postgres", max: 2, onnotice() {} });
  let sql = connect();
  const all = await walk(whole, Number.POSITIVE_INFINITY);
  if (all.length > others.length) throw new Error(`${all.length} steps, ${others.length} people`);
  for (let held = all.length - 1; held >= 0; held -= 1) await walk(others[held] ?? "", held);
  return all;

  /** Goes as far as the given step and stays there. What is open in the database is broken off, as by the kill itself. */
  async function walk(account: string, last: number) {
    const names: string[] = [];
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const step = async (name: string) => {
      names.push(name);
      if (names.length <= last) return;
      hold();
      await new Promise(() => {});
    };
    pass = step;
    const base = { sql, log: createLog("silent"), publicUrl: "http://localhost", now: () => moment };
    const providers = new Map([[connection.name, connectProvider(connection, base)]]);
    await Promise.race([wishes[wish]({ ...base, providers, step }, connection, account), isHeld]);
    const open = await sql`
      select from pg_stat_activity where datname = ${database} and state like 'idle in transaction%'`;
    if (open.length > 0) {
      await sql.end({ timeout: 0 });
      sql = connect();
    }
    return names;
  }
}

/** An answer of a provider is a step too: what was asked is done there, and nobody here knows. */
function holdAnswers() {
  const request = http.request;
  http.request = (...given: unknown[]) => {
    const step = pass;
    const made = Reflect.apply(request, http, given) as ClientRequest;
    const emit = made.emit.bind(made);
    made.emit = (event: string | symbol, ...rest: unknown[]) => {
      if (event !== "response") return emit(event, ...rest);
      void step("provider answered").then(() => emit(event, ...rest));
      return true;
    };
    return made;
  };
  syncBuiltinESMExports();
}
