import { describeError } from "../../../observability/log.ts";
import type { GatewaySettings } from "../../settings.ts";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

export type CatalogueKeeper = {
  current(): Promise<Catalogue>;
  /** Reads the schema again for somebody who missed a name; undefined when that was done a moment ago. */
  renew(): Promise<Catalogue | undefined>;
};

/** Whoever asks for names that do not exist makes us read the schema no more often than this. */
const renewalInterval = 2_000;

/** Keeps the catalogue and reads it anew when the database says that its schema changed. */
export function keepCatalogue({ sql, log }: GatewaySettings): CatalogueKeeper {
  let known: Catalogue | undefined;
  let reading: Promise<Catalogue> | undefined;
  let isListening = false;
  let renewedAt = Number.NEGATIVE_INFINITY;

  /** While the new one is read, and when that fails, the old one serves on. */
  function read() {
    const attempt = readCatalogue(sql);
    reading = attempt;
    attempt
      .then((catalogue) => {
        if (reading === attempt) known = catalogue;
      })
      .catch((error) => log.error(describeError(error), "schema catalogue could not be read"))
      .finally(() => {
        if (reading === attempt) reading = undefined;
      });
    return attempt;
  }

  function listen() {
    isListening = true;
    const onChange = (payload: string) => {
      if (payload === "" || payload === "reload schema") read().catch(() => {});
    };
    // After a lost connection the change may have been missed; the first time there is nothing to renew.
    let wasConnected = false;
    const onConnected = () => {
      if (wasConnected) read().catch(() => {});
      wasConnected = true;
    };
    return sql.listen("pgrst", onChange, onConnected).catch((error) => {
      isListening = false;
      log.warn(describeError(error), "not told of schema changes");
    });
  }

  return {
    async current() {
      // Listening comes first: a change between the two would go unseen.
      if (!isListening) await listen();
      return known ?? reading ?? read();
    },
    async renew() {
      if (performance.now() - renewedAt < renewalInterval) return undefined;
      renewedAt = performance.now();
      return read();
    },
  };
}
