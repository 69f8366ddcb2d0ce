import { useEffect, useState } from "react";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { readDraft, writeDraft } from "../draft.ts";
import { saveOwnRecord } from "../own-record.client.ts";
import { describeValue } from "../record-labels.ts";
import { useSaveRecord } from "../use-save-record.ts";
import { changeHours, type HoursValues, isChanged, toHoursChanges, toHoursValues } from "./hours-form.ts";

type Draft = { base: OwnRecord; values: HoursValues };

/** The hours over one record: from it or from a draft, and saved over the version they came from. */
export function useHoursEditor(record: OwnRecord) {
  const key = `rascunho-horarios-${record.id}`;
  const [draft] = useState(() => readDraft<Draft>(key));
  const [base, setBase] = useState(draft?.base ?? record);
  // A draft of an earlier release lacks what is new.
  const [values, setValues] = useState(() => ({ ...toHoursValues(record), ...draft?.values }));
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const isDirty = isChanged(values, base);

  useEffect(() => writeDraft(key, isDirty ? { base, values } : undefined), [key, isDirty, base, values]);

  function restart(saved: OwnRecord) {
    setBase(saved);
    setValues(toHoursValues(saved));
    setHasDraft(false);
  }
  const saving = useSaveRecord({
    base,
    write: saveOwnRecord,
    asSaved: (known) => toHoursChanges(toHoursValues(known)),
    describe: describeValue,
    onSaved: restart,
  });
  return {
    base,
    values,
    change: (change: Partial<HoursValues>) => setValues((known) => changeHours(known, change)),
    isDirty,
    hasDraft,
    discard: () => restart(record),
    saving,
  };
}
