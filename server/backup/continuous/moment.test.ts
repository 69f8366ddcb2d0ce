import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { readMoment, sayBeginning, sayMoment } from "./moment.ts";
import { recover } from "./recover.ts";

test("a time without a zone is Brasília's, in the form of the manual and in that of our answers", () => {
  const same = ["2026-11-16T13:42", "16/11/2026 às 13h42", "16/11/2026 13:42", "2026-11-16T16:42Z"];
  for (const text of same) expect(readMoment(text).toISOString()).toBe("2026-11-16T16:42:00.000Z");
  expect(readMoment("16/11/2026 às 8h").toISOString()).toBe("2026-11-16T11:00:00.000Z");
  for (const text of ["ontem", "32/11/2026 às 13h42", "16/11/2026"])
    expect(() => readMoment(text)).toThrow("(de Brasília)");
});

test("what is said can be asked for: an end is not later than it was, a beginning not earlier", () => {
  const [moment, beginning] = [new Date("2026-11-16T16:42:37Z"), "16/11/2026 às 13h43 (hora de Brasília)"];
  expect(sayMoment(moment)).toBe("16/11/2026 às 13h42 (hora de Brasília)");
  expect([sayBeginning(moment), sayBeginning(new Date("2026-11-16T16:43Z"))]).toEqual([beginning, beginning]);
});

test("a moment while the backup was away is refused, with what can be had on either side", async () => {
  const home = await mkdtemp(join(tmpdir(), "moment-"));
  const where = join(home, "archive");
  const base = { format: 1, systemId: "1", timeline: 1, segmentBytes: 1, firstSegment: 1, label: "", sha256: "" };
  const keep = async (hour: string, until: string) => {
    const folder = join(where, `chain-2026-11-16T${hour}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "chain.json"), JSON.stringify({ ...base, readyAt: `2026-11-16T${hour}:00:30-03:00` }));
    await writeFile(join(folder, "progress.json"), JSON.stringify({ until: `2026-11-16T${until}:30-03:00` }));
  };
  await keep("08", "12:10");
  await keep("15", "18:00");
  const attempt = (time: string) =>
    recover(readConfig({ DATA_DIR: join(home, "data") }), { where, until: readMoment(`2026-11-16T${time}`) });
  const refusal =
    /^O backup contínuo esteve parado nesse momento: pode-se voltar até 16\/11\/2026 às 12h10 .*, ou a partir de 16\/11\/2026 às 15h01 /;
  for (const time of ["12:11", "14:00", "15:00"]) await expect(attempt(time)).rejects.toThrow(refusal);
  // Those that it has are looked for, though nothing is there.
  for (const time of ["12:10", "15:01", "18:00"]) await expect(attempt(time)).rejects.toThrow("está danificada");
  await expect(attempt("18:01")).rejects.toThrow("O backup contínuo vai só até 16/11/2026 às 18h (hora de Brasília).");
  await expect(attempt("08:00")).rejects.toThrow("O backup contínuo começa em 16/11/2026 às 8h01 (hora de Brasília).");
  await rm(home, { recursive: true, force: true });
});
