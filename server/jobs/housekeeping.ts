import type { Sql } from "postgres";
import { actAs } from "../database/acting.ts";
import { defineJob } from "./define-job.ts";

/** Removes what has run out, each time all that has by then. */
export const unlistLapsed = defineJob({
  name: "unlist-lapsed",
  cron: "* * * * *",
  work: ({ sql }, _, signal) => repeat(sql, "directory.unlist_lapsed", signal),
});

export const cleanUpAccounts = defineJob({
  name: "clean-up-accounts",
  cron: "7 * * * *",
  work: async ({ gateway }) => gateway?.cleanUpAccounts(),
});

export const sweepFiles = defineJob({
  name: "sweep-files",
  cron: "20 3 * * *",
  work: async ({ gateway }) => gateway?.sweepFiles(),
});

export const forgetLetters = defineJob({
  name: "forget-letters",
  cron: "40 3 * * *",
  work: ({ sql }, _, signal) => repeat(sql, "mail.forget_old", signal),
});

/** Such functions do a thousand rows a call, so that nobody waits long for one, and tell how many they did. */
async function repeat(sql: Sql, name: string, signal: AbortSignal) {
  const batch = () =>
    actAs(sql, { role: "service_role" }, async (tx) => {
      const [row] = await tx<{ count: number }[]>`select ${tx.unsafe(name)}() as count`;
      return row?.count ?? 0;
    });
  while (!signal.aborted && (await batch()) > 0);
}
