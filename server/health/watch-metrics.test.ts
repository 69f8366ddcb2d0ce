import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { noteBackup } from "../backup/backup-note.ts";
import { createInstallation } from "../backup/testing/installation.ts";
import { waitingGauge } from "../email/outbox-worker.ts";
import { allJobs } from "../jobs/all-jobs.ts";
import { offerClockOffset } from "../observability/clock-offset.ts";
import { createMetrics } from "../observability/metrics.ts";
import { offerFigures } from "../payments/figures/figure-metrics.ts";
import { createHealth } from "./health.ts";
import { offerWatching } from "./watch-metrics.ts";

const example = (name: string) => readFile(new URL(`../../docs/examples/${name}`, import.meta.url), "utf8");

test("metrics tell how old jobs and backups are, and stay readable while the database is away", async () => {
  await using installation = await createInstallation("migrated");
  const { owner, config } = installation;
  const { registry } = createMetrics();
  offerWatching(registry, { sql: owner, config, httpServer: createServer() });
  expect(await registry.metrics()).not.toMatch(/^backup_last/m);
  await owner`select jobs.note_run('keep-appointments', now(), null)`;
  await noteBackup(config, "file", "2026-11-16T12:00:00.000Z");
  const text = await registry.metrics();
  expect(text).toMatch(/^job_last_success_timestamp_seconds\{job="keep-appointments"\} 1\d{9}/m);
  expect(text).toContain(`backup_last_timestamp_seconds{kind="file"} ${Date.parse("2026-11-16T12:00Z") / 1000}`);
  expect(text).toMatch(/^database_connections\{state="active"\} [1-9]/m);
  expect(text).toMatch(/^http_connections 0$/m);
  expect(text).toMatch(/^data_dir_free_ratio 0\.\d+$/m);
  await owner.end();
  const without = await registry.metrics();
  expect(without).not.toMatch(/^job_last_success/m);
  expect(without).toMatch(/^data_dir_free_ratio /m);
});

test("alerts and dashboard ask for metrics and jobs that there are", async () => {
  const { registry } = createMetrics();
  const folder = await mkdtemp(join(tmpdir(), "alerts-"));
  const sql = undefined as never;
  offerFigures(registry, sql);
  offerClockOffset(registry, sql);
  registry.registerMetric(waitingGauge(sql));
  offerWatching(registry, { sql, config: { dataDir: folder }, httpServer: createServer() });
  createHealth([], { log: pino({ level: "silent" }), registry });
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const rules = await example("betesda-alerts.yml");
  const dashboard = JSON.parse(await example("grafana-dashboard.json"));
  const asked = [
    ...[...rules.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = ""]) => expression),
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(20);
  for (const expression of asked) {
    const names = [...expression.matchAll(/[a-z]+(?:_[a-z0-9]+)+(?=[[{ )]|$)/g)].map(([name]) => name);
    const metrics = names.filter((name) => name !== "histogram_quantile");
    if (!expression.startsWith("up{")) expect([expression, metrics.length]).not.toEqual([expression, 0]);
    for (const name of metrics) expect(known).toContain(name.replace(/_(count|bucket|sum)$/, ""));
    for (const [, job] of expression.matchAll(/\{job="(?!betesda")([^"]+)"/g))
      expect(allJobs.map(({ name }) => name)).toContain(job);
  }
  await rm(folder, { recursive: true });
});
