import type { Factor, User } from "@supabase/supabase-js";
import { useCallback, useEffect, useState } from "react";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { useAuth } from "./use-auth.ts";

export type Account = {
  email: string;
  name: string;
  isConfirmed: boolean;
  /** The address that a change is under way to. */
  newEmail: string | undefined;
  /** The second factor in use. */
  factor: Factor | undefined;
  /** Not so for who came by a link or by another service. */
  hasPassword: boolean;
  reload: () => Promise<void>;
};

/** The account as the server has it: what the session keeps may be older than a click in a mail. */
export function useAccount(): Account | undefined {
  const { user } = useAuth();
  const [fresh, setFresh] = useState<User>();
  const [hasPassword, setHasPassword] = useState(true);

  const reload = useCallback(async () => {
    const backend = await loadBackend();
    const [{ data }, answer] = await Promise.all([backend.auth.getUser(), backend.rpc("has_password")]);
    if (data.user) setFresh(data.user);
    if (typeof answer.data === "boolean") setHasPassword(answer.data);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the session tells of a change
  useEffect(() => void reload().catch(() => {}), [reload, user]);

  const known = fresh ?? user;
  if (!known) return undefined;
  return {
    email: known.email ?? "",
    name: String(known.user_metadata.name ?? ""),
    isConfirmed: Boolean(known.email_confirmed_at),
    newEmail: known.new_email || undefined,
    hasPassword,
    factor: known.factors?.find(({ status }) => status === "verified"),
    reload,
  };
}
