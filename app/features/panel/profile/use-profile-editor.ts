import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { fieldOfRefusal, type ProfileValues } from "#app/features/professionals/field-lists.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { toProfileValues } from "#app/features/professionals/profile-record.ts";
import { profileSchema } from "#app/features/professionals/profile-rules.ts";
import { zodResolver } from "#app/shared/forms/zod-resolver.ts";
import { readDraft, writeDraft } from "../draft.ts";
import { saveOwnRecord } from "../own-record.client.ts";
import { describeValue } from "../record-labels.ts";
import { useSaveRecord } from "../use-save-record.ts";
import { toChanges } from "./profile-form.ts";

type Draft = { base: OwnRecord; values: ProfileValues };

/** The form over one record: filled from it or from a draft, and saved over the version it was filled from. */
export function useProfileEditor(record: OwnRecord, attributes: readonly Attribute[]) {
  const key = `rascunho-perfil-${record.id}`;
  const [draft] = useState(() => readDraft<Draft>(key));
  const [base, setBase] = useState(draft?.base ?? record);
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const form = useForm<ProfileValues>({
    defaultValues: toProfileValues(base),
    resolver: zodResolver(profileSchema),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;

  useEffect(() => {
    // A draft of yesterday lacks a field that is new today.
    if (draft) form.reset({ ...toProfileValues(draft.base), ...draft.values }, { keepDefaultValues: true });
  }, [draft, form]);

  useEffect(() => {
    const subscription = form.watch((values) => writeDraft(key, { base, values }));
    return () => subscription.unsubscribe();
  }, [form, key, base]);

  /** Everything shown is what is saved. */
  function restart(saved: OwnRecord) {
    setBase(saved);
    form.reset(toProfileValues(saved));
    writeDraft(key, undefined);
    setHasDraft(false);
  }
  const saving = useSaveRecord({
    base,
    write: saveOwnRecord,
    asSaved: (record) => toChanges(toProfileValues(record), record),
    describe: (column, value) => describeValue(column, value, attributes),
    onSaved: restart,
    onFailed: (message) => {
      const field = fieldOfRefusal(message);
      if (field) form.setError(field, { type: "server", message }, { shouldFocus: true });
    },
  });
  const submit = form.handleSubmit((values) => saving.save(toChanges(values, base)));
  return { form, base, setBase, isDirty, hasDraft, restart, submit, saving };
}
