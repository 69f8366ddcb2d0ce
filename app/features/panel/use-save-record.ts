import { useState } from "react";
import { describeListingChange } from "#app/features/professionals/listing.ts";
import type { OwnRecord, RecordChanges, SaveResult } from "#app/features/professionals/own-record.ts";
import { type Choice, type Difference, findDifferences, mergeVersions } from "#app/shared/forms/versions.ts";
import { toast } from "#app/shared/toast.ts";

type Options = {
  /** The version that the form was filled from. */
  base: OwnRecord;
  write: (read: OwnRecord, changes: RecordChanges) => Promise<SaveResult>;
  /** What the form would save of a record that nobody touched in it: telephones grouped, lists in one order. */
  asSaved: (record: OwnRecord) => RecordChanges;
  describe: (column: string, value: unknown) => string;
  onSaved: (record: OwnRecord) => void;
  onFailed?: (message: string) => void;
};

type Conflict = { theirs: OwnRecord; mine: RecordChanges; differences: Difference[] };

/** Saves a form over the version it was filled from; when another window was faster, somebody decides. */
export function useSaveRecord({ base, write, asSaved, describe, onSaved, onFailed }: Options) {
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();

  async function attempt(read: OwnRecord, changes: RecordChanges): Promise<void> {
    const result = withoutRefusal(await write(read, changes), read);
    if (result.status === "failed") {
      toast({ variant: "destructive", title: "Erro ao salvar dados", description: result.message });
      onFailed?.(result.message);
      return;
    }
    if (result.status === "saved") {
      setConflict(undefined);
      const words = ["Seu perfil foi atualizado.", describeListingChange(base, result.record, changes)];
      toast({ title: "Alterações salvas", description: words.filter(Boolean).join(" ") });
      return onSaved(result.record);
    }
    const theirs = asSaved(result.record);
    const differences = findDifferences(asSaved(base), changes, theirs, describe);
    if (differences.length > 0) return setConflict({ theirs: result.record, mine: changes, differences });
    // The other window changed something else: both changes stand.
    return attempt(result.record, mergeVersions(asSaved(base), changes, theirs, {}));
  }

  async function save(changes: RecordChanges) {
    if (isSaving) return;
    setSaving(true);
    await attempt(base, changes).finally(() => setSaving(false));
  }
  async function resolve(choices: Readonly<Record<string, Choice>>) {
    if (!conflict || isSaving) return;
    const { theirs, mine } = conflict;
    setSaving(true);
    await attempt(theirs, mergeVersions(asSaved(base), mine, asSaved(theirs), choices)).finally(() => setSaving(false));
  }
  function takeTheirs() {
    if (conflict) onSaved(conflict.theirs);
    setConflict(undefined);
  }
  return { save, isSaving, conflict, resolve, takeTheirs, dismiss: () => setConflict(undefined) };
}

/** Nobody was faster where the newest version is the one that was read: the database did not let this session write. */
function withoutRefusal(result: SaveResult, read: OwnRecord): SaveResult {
  if (result.status !== "conflict" || result.record.updated_at !== read.updated_at) return result;
  return { status: "failed", message: "Sua sessão não permite esta mudança. Entre de novo e repita." };
}
