import { defineJob } from "./define-job.ts";
import { runBatches } from "./run-batches.ts";

/** Requests that nobody answered, consultations that are over, and those of the next day. */
export const keepAppointments = defineJob({
  name: "keep-appointments",
  label: "Vencer pedidos e lembrar consultas",
  cron: "*/5 * * * *",
  async work({ sql }, _, signal) {
    await runBatches(sql, "directory.expire_appointments", signal);
    await runBatches(sql, "directory.release_times", signal);
    await runBatches(sql, "directory.finish_appointments", signal);
    await runBatches(sql, "directory.remind_of_appointments", signal);
  },
});

/** Who waits for a time hears of one that opened, minutes after it did. */
export const notifyWaiting = defineJob({
  name: "notify-waiting",
  label: "Avisar a lista de espera",
  cron: "* * * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.notify_waiting", signal),
});

/** Patients' data goes 90 days after the appointment is over. */
export const purgePatients = defineJob({
  name: "purge-patients",
  label: "Apagar dados de pacientes",
  cron: "10 4 * * *",
  async work({ sql }, _, signal) {
    await runBatches(sql, "directory.purge_appointments", signal);
    await runBatches(sql, "directory.purge_waiting_list", signal);
  },
});

/** What a network or an address did goes when its count has run out. */
export const purgeVisitors = defineJob({
  name: "purge-visitors",
  label: "Esquecer contagens de visitantes",
  cron: "25 * * * *",
  async work({ sql }, _, signal) {
    await runBatches(sql, "directory.purge_visitors", signal);
    await runBatches(sql, "email.purge_sendings", signal);
  },
});
