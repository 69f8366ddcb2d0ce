import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { fieldOfRefusal, type ProfileValues } from "#app/features/professionals/field-lists.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { toProfileValues } from "#app/features/professionals/profile-record.ts";
import { profileSchema } from "#app/features/professionals/profile-rules.ts";
import { readDraft, writeDraft } from "#app/shared/forms/draft.ts";
import { isSame, mergeVersions } from "#app/shared/forms/versions.ts";
import { zodResolver } from "#app/shared/forms/zod-resolver.ts";
import { saveOwnRecord } from "../own-record.client.ts";
import { describeValue } from "../record-labels.ts";
import { useSaveRecord } from "../use-save-record.ts";
import { toChanges } from "./profile-form.ts";

type Draft = { base: OwnRecord; values: ProfileValues };

/** The form over one record: filled from it or from a draft, and saved over the version it was filled from. */
export function useProfileEditor(record: OwnRecord, attributes: readonly Attribute[]) {
  const key = `rascunho-perfil-${record.id}`;
  const [draft] = useState(() => readDraft<Draft>(key));
  // The photo is no part of a draft: it is saved at once.
  const [base, setBase] = useState({ ...(draft?.base ?? record), photo: record.photo });
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const form = useForm<ProfileValues>({
    defaultValues: toProfileValues(base),
    resolver: zodResolver(profileSchema),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;
  const submitted = useRef(form.getValues());

  useEffect(() => {
    // A draft of yesterday lacks a field that is new today.
    if (draft) form.reset({ ...toProfileValues(draft.base), ...draft.values }, { keepDefaultValues: true });
  }, [draft, form]);

  useEffect(() => {
    const subscription = form.watch((values) => keepDraft(key, { base, values: values as ProfileValues }));
    return () => subscription.unsubscribe();
  }, [form, key, base]);

  function startFrom(saved: OwnRecord, values = toProfileValues(saved)) {
    setBase(saved);
    // First the version to compare with, then the values: nothing in between reaches the field that somebody types in.
    form.reset(toProfileValues(saved), { keepValues: true });
    form.reset(values, { keepDefaultValues: true });
    keepDraft(key, { base: saved, values });
    setHasDraft(false);
  }
  const saving = useSaveRecord({
    base,
    write: saveOwnRecord,
    asSaved: (record) => toChanges(toProfileValues(record), record),
    describe: (column, value) => describeValue(column, value, attributes),
    // What was typed since it was sent stays, unsaved.
    onSaved: (saved) =>
      startFrom(saved, mergeVersions(submitted.current, form.getValues(), toProfileValues(saved), {})),
    onFailed: (message) => {
      const field = fieldOfRefusal(message);
      if (field) form.setError(field, { type: "server", message }, { shouldFocus: true });
    },
  });
  const submit = form.handleSubmit((values) => {
    submitted.current = values;
    return saving.save(toChanges(values, base));
  });
  /** Everything shown is what is saved, with the newest photo. */
  const restart = (saved: OwnRecord) => startFrom({ ...saved, photo: base.photo });
  return { form, base, setBase, isDirty, hasDraft, restart, submit, saving };
}

/** While something is unsaved. */
function keepDraft(key: string, draft: Draft) {
  writeDraft(key, isSame(draft.values, toProfileValues(draft.base)) ? undefined : draft);
}
