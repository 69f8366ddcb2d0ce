import type { Sql } from "postgres";
import { describeError, type Log } from "../kernel/log.ts";
import { Listener } from "./listener.ts";

/** Somebody who keeps something that the database announces changes of. */
export type Watcher = {
  channels: Record<string, (payload: string) => void>;
  onListening(): Promise<void> | void;
  onLost(): void;
};

/** Several watchers on one connection. */
export function listenTogether(sql: Sql, log: Log, watchers: Watcher[]) {
  const names = new Set(watchers.flatMap(({ channels }) => Object.keys(channels)));
  const notify = (name: string) => (payload: string) => {
    for (const { channels } of watchers) channels[name]?.(payload);
  };
  const listener = new Listener(sql, log, {
    channels: Object.fromEntries([...names].map((name) => [name, notify(name)])),
    onListening: async () => void (await Promise.all(watchers.map((watcher) => watcher.onListening()))),
    onLost() {
      for (const watcher of watchers) watcher.onLost();
    },
  });
  return {
    /** Nobody waits for it: whoever watches does without until it has begun. */
    start() {
      listener.start().catch((error) => log.error(describeError(error), "cannot listen to the database"));
    },
    close: () => listener.close(),
  };
}
