import { startEmbedded } from "./embedded.ts";

/** A process of its own for the tests: starts a database, tells its process number, and stops on SIGTERM. */
const database = await startEmbedded(process.argv[2] ?? "", { onRestart() {}, onGivenUp() {} });
process.once("SIGTERM", async () => {
  await database.stop();
  process.exit(0);
});
console.log(JSON.stringify({ pid: database.pid() }));
