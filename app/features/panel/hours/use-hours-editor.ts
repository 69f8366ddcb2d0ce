import { useEffect, useRef, useState } from "react";
import type { OwnRecord, RecordChanges } from "#app/features/professionals/own-record.ts";
import { readDraft, writeDraft } from "#app/shared/forms/draft.ts";
import { mergeVersions } from "#app/shared/forms/versions.ts";
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
  // With changes that are not drawn yet: one is made and saved in the same moment.
  const latest = useRef(values);
  const submitted = useRef(values);

  useEffect(() => writeDraft(key, isDirty ? { base, values } : undefined), [key, isDirty, base, values]);

  function show(values: HoursValues) {
    latest.current = values;
    setValues(values);
  }
  function startFrom(saved: OwnRecord, values = toHoursValues(saved)) {
    setBase(saved);
    show(values);
    setHasDraft(false);
  }
  const saving = useSaveRecord({
    base,
    write: saveOwnRecord,
    asSaved: (known) => toHoursChanges(toHoursValues(known)),
    describe: describeValue,
    // What was typed since it was sent stays, unsaved.
    onSaved: (saved) => startFrom(saved, mergeVersions(submitted.current, latest.current, toHoursValues(saved), {})),
  });
  function save(changes: RecordChanges) {
    submitted.current = latest.current;
    return saving.save(changes);
  }
  return {
    base,
    values,
    change: (change: Partial<HoursValues>) => show(changeHours(latest.current, change)),
    isDirty,
    hasDraft,
    discard: () => startFrom(record),
    saving: { ...saving, save },
  };
}
