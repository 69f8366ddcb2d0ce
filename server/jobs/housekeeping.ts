import { defineJob } from "./define-job.ts";
import { repeat } from "./repeat.ts";

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

export const forgetDevices = defineJob({
  name: "forget-devices",
  cron: "50 3 * * *",
  work: ({ sql }, _, signal) => repeat(sql, "directory.forget_devices", signal),
});

export const forgetFormerAccounts = defineJob({
  name: "forget-former-accounts",
  cron: "45 3 * * *",
  work: ({ sql }, _, signal) => repeat(sql, "directory.forget_former_accounts", signal),
});
