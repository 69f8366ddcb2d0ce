import { defineJob } from "./define-job.ts";
import { runBatches } from "./run-batches.ts";

/** Registrations whose year is almost over come back into the operators' queue. */
export const askRegistrationsAgain = defineJob({
  name: "ask-registrations-again",
  label: "Pedir nova conferência de registros",
  cron: "10 4 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.ask_verifications_again", signal),
});

export const remindOfRqe = defineJob({
  name: "remind-of-rqe",
  label: "Pedir o RQE a psiquiatras",
  cron: "15 * * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.remind_of_rqe", signal),
});

export const purgeCouncilCards = defineJob({
  name: "purge-council-cards",
  label: "Apagar carteiras enviadas",
  cron: "5 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_council_cards", signal),
});

export const purgePrivacyRequests = defineJob({
  name: "purge-privacy-requests",
  label: "Esquecer pedidos LGPD antigos",
  cron: "55 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_privacy_requests", signal),
});

export const purgeReportContacts = defineJob({
  name: "purge-report-contacts",
  label: "Apagar contatos de denúncias",
  cron: "58 3 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_report_contacts", signal),
});

/** What operators did and why, incidents, and ids of what was deleted. */
export const purgeRegisters = defineJob({
  name: "purge-registers",
  label: "Esquecer atos, incidentes e exclusões antigos",
  cron: "50 4 * * *",
  async work({ sql }, _, signal) {
    await runBatches(sql, "directory.purge_operator_log", signal);
    await runBatches(sql, "directory.purge_incidents", signal);
    await runBatches(sql, "directory.purge_erasures", signal);
  },
});

/** After a change of what councils allow, the texts that were there before are held to it. */
export const scanWords = defineJob({
  name: "scan-words",
  label: "Procurar palavras vedadas após mudança de regra",
  cron: "* * * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.scan_words", signal),
});
