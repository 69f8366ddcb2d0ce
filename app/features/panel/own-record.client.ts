import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import {
  type OwnRecord,
  RECORD_SAVED,
  type RecordChanges,
  type SaveResult,
} from "#app/features/professionals/own-record.ts";
import type { OriginCount } from "#app/features/statistics/origins.ts";
import type { DayCounts } from "#app/features/statistics/statistics.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";

/** The signed-in professional's own record. */
export async function loadOwnRecord(userId: string): Promise<OwnRecord> {
  const backend = await loadBackend();
  const { data, error } = await backend.from("professionals").select("*").eq("user_id", userId).single();
  if (error) throw error;
  return data as unknown as OwnRecord;
}

/** What professionals may say of themselves, by name. */
export async function loadAttributes(): Promise<Attribute[]> {
  const backend = await loadBackend();
  const { data, error } = await backend.from("attributes").select("kind, slug, name, specialties, is_offered");
  if (error) throw error;
  return data
    .map(({ is_offered, ...one }) => ({ ...one, isOffered: is_offered }) as Attribute)
    .sort((one, other) => one.name.localeCompare(other.name, "pt-BR"));
}

/** The last days, today last: enough for the five months before this one, each from its first day. */
export async function loadStatistics(): Promise<DayCounts[]> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_statistics", { days: 184 });
  if (error) throw error;
  return data as unknown as DayCounts[];
}

/** Where the visitors of the last thirty days came from. */
export async function loadOrigins(): Promise<OriginCount[]> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_origins", { days: 30 });
  if (error) throw error;
  return data as unknown as OriginCount[];
}

/** How many people would like to hear of a free time; who they are is nobody's to know. */
export async function countWaiting(): Promise<number> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("waiting_count");
  if (error) throw error;
  return Number(data);
}

/** Writes only over the version that was read: a newer one is answered instead. */
export async function saveOwnRecord(read: OwnRecord, changes: RecordChanges): Promise<SaveResult> {
  try {
    const backend = await loadBackend();
    const { data, error } = await backend
      .from("professionals")
      .update(changes as never)
      .eq("user_id", read.user_id)
      .eq("updated_at", read.updated_at)
      .select("*");
    if (error) return { status: "failed", message: describeDatabaseError(error) };
    const [record] = data as unknown as OwnRecord[];
    if (record) {
      dispatchEvent(new Event(RECORD_SAVED));
      return { status: "saved", record };
    }
    return { status: "conflict", record: await loadOwnRecord(read.user_id) };
  } catch (error) {
    return { status: "failed", message: describeDatabaseError(error) };
  }
}

/** "Continuam valendo": all of them, from today on. */
export async function confirmHealthPlans() {
  const backend = await loadBackend();
  const { error } = await backend.rpc("confirm_health_plans");
  if (error) throw error;
}

/** Answers whether the profile is listed afterwards. */
export async function setListingPaused(isPaused: boolean): Promise<boolean> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc(isPaused ? "pause_listing" : "resume_listing");
  if (error) throw error;
  return data === true;
}

/** The stored session may be older than the confirmation: the server is asked before anybody is bothered. */
export async function loadUnconfirmedEmail() {
  const { data } = await (await loadBackend()).auth.getUser();
  return data.user?.email_confirmed_at ? undefined : data.user?.email;
}
