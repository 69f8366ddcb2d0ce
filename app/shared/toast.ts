/**
 * Notifications, one at a time. A store without React, so that anything may call
 * `toast` at any time; show-toast.ts puts it into the page.
 */
export type Toast = {
  title: string;
  description?: string;
  /** Something was done; something is to be done first; something went wrong. */
  variant?: "default" | "info" | "destructive";
  /** Milliseconds until it leaves by itself; Infinity keeps it. */
  duration?: number;
};

export type ShownToast = Toast & { id: number };

/** For what was asked for and did not come. */
export const NOT_LOADED: Toast = {
  title: "Não foi possível carregar",
  description: "Confira sua conexão e tente de novo.",
  variant: "destructive",
};

const DEFAULT_DURATION = 5000;

let current: ShownToast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let remaining = 0;
let startedAt = 0;
const listeners = new Set<() => void>();

export function toast(content: Toast) {
  lastId += 1;
  remaining = content.duration ?? DEFAULT_DURATION;
  show({ ...content, id: lastId });
  resumeToast();
}

export function dismissToast() {
  clearTimeout(timer);
  show(null);
}

/** Someone is reading it: hover or focus holds the clock. */
export function pauseToast() {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  remaining -= Date.now() - startedAt;
}

export function resumeToast() {
  clearTimeout(timer);
  timer = undefined;
  if (!current || remaining === Number.POSITIVE_INFINITY) return;
  startedAt = Date.now();
  timer = setTimeout(dismissToast, remaining);
}

export function currentToast() {
  return current;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function show(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

const KEPT = "toast";

/** For the next document: what is being shown goes on there, for the time that is left of it. */
export function keepToast() {
  if (!current) return;
  pauseToast();
  const { title, description, variant } = current;
  const kept: Toast = { title, description, variant, duration: Math.max(remaining, 2000) };
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: it was shown here.
  }
}

export function showKeptToast() {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (kept) toast(JSON.parse(kept));
  } catch {
    // As above.
  }
}
