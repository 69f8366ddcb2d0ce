import type { Session, User } from "@supabase/supabase-js";

export type AuthState = {
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read. */
  loading: boolean;
  /** The password was right and a code of the second factor is still missing. */
  awaitsSecondFactor: boolean;
  /** There is a session, and no connection to renew it by: still loading. */
  isUnreachable: boolean;
};

const initial: AuthState = {
  user: null,
  session: null,
  loading: true,
  awaitsSecondFactor: false,
  isUnreachable: false,
};
const listeners = new Set<() => void>();
let state = initial;
let isHeld = false;

/* A store without React: the session is watched by code that arrives later, and only where there is one. */

export const readAuthState = () => state;

/** The page's HTML is the same for everybody: while it comes alive, nobody is signed in yet. */
export const readInitialAuthState = () => initial;

export function subscribeToAuthState(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setAuthState(change: Partial<AuthState>) {
  if (isHeld) return;
  state = { ...initial, loading: false, ...change };
  document.documentElement.toggleAttribute("data-session", Boolean(state.session) || state.loading);
  for (const listener of listeners) listener();
}

/** For work that ends the session and then leaves for another document: until it is there, the page stays as it is. */
export async function withAuthStateHeld<Outcome extends { error: unknown }>(work: () => Promise<Outcome>) {
  isHeld = true;
  let isOver = false;
  try {
    const outcome = await work();
    isOver = !outcome.error;
    return outcome;
  } finally {
    isHeld = isOver;
  }
}
