import { backupFolder } from "../backup/backup.ts";
import { keepErasures, readErasures } from "../backup/erasures.ts";
import { actAs } from "../database/acting.ts";
import { defineJob } from "./define-job.ts";
import { runBatches } from "./run-batches.ts";

// What has run out is removed, each time all that has by then.

export const unlistLapsed = defineJob({
  name: "unlist-lapsed",
  label: "Tirar da busca quem venceu",
  cron: "* * * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.unlist_lapsed", signal),
});

/** Health plans that were confirmed too long ago are found no more, and their professionals asked. */
export const askPlansAgain = defineJob({
  name: "ask-plans-again",
  label: "Pedir nova confirmação de convênios",
  cron: "* * * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.ask_plans_again", signal),
});

export const cleanUpAccounts = defineJob({
  name: "clean-up-accounts",
  label: "Limpar sessões e códigos vencidos",
  cron: "7 * * * *",
  work: async ({ gateway }) => gateway?.cleanUpAccounts(),
});

export const purgePhotos = defineJob({
  name: "purge-photos",
  label: "Apagar fotos de contas excluídas",
  cron: "8 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_photos", signal),
});

export const sweepFiles = defineJob({
  name: "sweep-files",
  label: "Apagar arquivos sem dono",
  cron: "20 3 * * *",
  work: async ({ gateway }) => gateway?.sweepFiles(),
});

/** Outside of the database, so that a restore of an older backup, also by Supabase's own means, knows what to delete again. */
export const copyErasures = defineJob({
  name: "copy-erasures",
  label: "Anotar exclusões ao lado dos backups",
  cron: "*/5 * * * *",
  async work({ sql, config }) {
    const known = await actAs(sql, { role: "service_role" }, readErasures);
    await keepErasures(known, backupFolder(config), new Date());
  },
});

export const purgeEmails = defineJob({
  name: "purge-emails",
  label: "Esquecer mensagens antigas",
  cron: "40 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "email.purge_old", signal),
});

export const purgeDevices = defineJob({
  name: "purge-devices",
  label: "Esquecer aparelhos antigos",
  cron: "50 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_devices", signal),
});

export const removeDueFactors = defineJob({
  name: "remove-due-factors",
  label: "Remover segundos fatores marcados",
  cron: "* * * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.remove_due_factors", signal),
});

export const purgeProtectionLinks = defineJob({
  name: "purge-protection-links",
  label: "Esquecer links de proteção",
  cron: "35 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_protection_links", signal),
});

export const purgeFormerAccounts = defineJob({
  name: "purge-former-accounts",
  label: "Esquecer contas excluídas",
  cron: "45 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_former_accounts", signal),
});
