import { Listener } from "../../../database/listener.ts";
import { describeError } from "../../../kernel/log.ts";
import type { GatewaySettings } from "../../settings.ts";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";
import type { RestConfig } from "./rest-config.ts";

export type CatalogueKeeper = {
  current(): Promise<Catalogue>;
  /** Reads the schema again for somebody who missed a name; undefined when that was done a moment ago. */
  renew(): Promise<Catalogue | undefined>;
  close(): Promise<void>;
};

/** Whoever asks for names that do not exist makes us read the schema no more often than this. */
const renewalInterval = 2_000;

/** Keeps the catalogue and reads it anew when the database says that its schema changed. */
export function keepCatalogue({ sql, log }: GatewaySettings, defaults: RestConfig): CatalogueKeeper {
  let known: Catalogue | undefined;
  let reading: Promise<Catalogue> | undefined;
  let listening: Promise<void> | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  let knownSince = 0;

  /** While the new one is read, and when that fails, the old one serves on. One begun earlier never replaces it. */
  function read() {
    const attempt = readCatalogue(sql, defaults).then(({ catalogue, nonsense }) => {
      for (const sentence of nonsense) log.warn(`a setting in the database is ignored: ${sentence}`);
      return catalogue;
    });
    const turn = ++attempts;
    reading = attempt;
    attempt
      .then((catalogue) => {
        if (turn < knownSince) return;
        known = catalogue;
        knownSince = turn;
      })
      .catch((error) => log.error(describeError(error), "schema catalogue could not be read"))
      .finally(() => {
        if (reading === attempt) reading = undefined;
      });
    return attempt;
  }

  // After a lost connection the change may have been missed; the first time there is nothing to renew.
  let wasLost = false;
  const listener = new Listener(sql, log, {
    channels: {
      pgrst(payload) {
        if (["", "reload schema", "reload config"].includes(payload)) read().catch(() => {});
      },
    },
    async onListening() {
      if (wasLost) await read();
      wasLost = false;
    },
    onLost() {
      wasLost = true;
    },
  });

  /** Without it the schema is still served as it was, and a missed name makes us look again. */
  function listen() {
    listening ??= listener.start().catch((error) => {
      listening = undefined;
      log.warn(describeError(error), "not told of schema changes");
    });
    return listening;
  }

  return {
    async current() {
      // Listening comes first: a change between the two would go unseen.
      await listen();
      return known ?? reading ?? read();
    },
    async renew() {
      // Whoever comes while it is being read waits for that one.
      if (performance.now() - renewedAt < renewalInterval) return reading;
      renewedAt = performance.now();
      return read();
    },
    close: () => listener.close(),
  };
}
