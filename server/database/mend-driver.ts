import { registerHooks } from "node:module";

/**
 * postgres.js 3.4.9 does not survive the loss of a connection that has something left to send. It writes to a socket
 * that is gone, which nobody can catch and which ends the process; or the timer that it has cleared still counts as set,
 * and nothing is ever sent on that connection again. Both are known (porsager/postgres#1154, #1209) and not released;
 * until they are, this mends the module while it is being loaded. Imported by main.ts before anything loads the driver.
 */
const repairs: [broken: string, mended: string][] = [
  [
    "const x = socket.write(chunk, fn)",
    `if (!socket) {
      const lost = Errors.connection('CONNECTION_CLOSED', options)
      chunk = nextWriteTimer = null
      query && queryError(query, lost)
      query = null
      while (sent.length) queryError(sent.shift(), lost)
      return false
    }
    const x = socket.write(chunk, fn)`,
  ],
  ["clearImmediate(nextWriteTimer)\n", "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n"],
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return url.endsWith("/postgres/src/connection.js") ? { ...loaded, source: mend(String(loaded.source)) } : loaded;
  },
});

function mend(source: string) {
  return repairs.reduce((text, [broken, mended]) => {
    if (!text.includes(broken)) throw new Error("postgres.js has changed: is server/database/mend-driver.ts needed?");
    return text.replaceAll(broken, mended);
  }, source);
}
