import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { OwnRecord, RecordChanges, SaveResult } from "#app/features/professionals/own-record.ts";
import { currentToast, dismissToast } from "#app/shared/toast.ts";
import { useSaveRecord } from "./use-save-record.ts";

const version = (updated_at: string, city = "Campinas", district = "Cambuí") =>
  ({ updated_at, city, district, held_texts: [] as string[] }) as OwnRecord;

afterEach(dismissToast);

/**
 * Saves another city over version 1; these are the answers, the last one for good. Answers which versions were written
 * over, and with what: a form says all that it holds.
 */
async function saveCity(...answers: SaveResult[]) {
  const tried: string[] = [];
  const written: RecordChanges[] = [];
  const failures: string[] = [];
  let save = async (_: RecordChanges) => {};
  const write = async (read: OwnRecord, changes: RecordChanges) => {
    tried.push(read.updated_at);
    written.push(changes);
    if (tried.length > 5) throw new Error("tried without end");
    return answers[Math.min(tried.length, answers.length) - 1] as SaveResult;
  };
  function Form() {
    ({ save } = useSaveRecord({
      base: version("1"),
      write,
      asSaved: ({ city, district }) => ({ city, district }),
      describe: (_, value) => String(value),
      onSaved: () => {},
      onFailed: (message) => failures.push(message),
    }));
    return null;
  }
  renderToString(<Form />);
  await save({ city: "Santos", district: "Cambuí" });
  return { tried, written, failures };
}

test("where another window changed something else, the save is repeated over its version", async () => {
  const { tried, written } = await saveCity(
    { status: "conflict", record: version("2", "Campinas", "Taquaral") },
    { status: "saved", record: version("3", "Santos", "Taquaral") },
  );
  expect(tried).toEqual(["1", "2"]);
  // What this form only repeats does not undo what the other window changed.
  expect(written.at(-1)).toEqual({ city: "Santos", district: "Taquaral" });
  expect(currentToast()?.title).toBe("Alterações salvas");
});

test("a save that is refused over the newest version has failed, and is not tried without end", async () => {
  const words = "Sua sessão não permite esta mudança. Entre de novo e repita.";
  const { tried, failures } = await saveCity({ status: "conflict", record: version("1") });
  expect(tried).toEqual(["1"]);
  expect(failures).toEqual([words]);
  expect(currentToast()).toMatchObject({ variant: "destructive", description: words });
});
