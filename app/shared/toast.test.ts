import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToasts, toast } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test("a toast leaves after five seconds", () => {
  toast({ title: "Logout realizado" });
  vi.advanceTimersByTime(4999);
  expect(currentToast()?.title).toBe("Logout realizado");
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test("a new toast replaces the old one and gets its own full time", () => {
  toast({ title: "Primeiro" });
  vi.advanceTimersByTime(4000);
  toast({ title: "Segundo" });
  vi.advanceTimersByTime(4000);
  expect(currentToast()?.title).toBe("Segundo");
  vi.advanceTimersByTime(1000);
  expect(currentToast()).toBeNull();
});

test("the same toast twice is announced twice", () => {
  toast({ title: "Falha no login" });
  const first = currentToast()?.id;
  toast({ title: "Falha no login" });
  expect(currentToast()?.id).not.toBe(first);
});

test("reading holds the clock, and leaving lets only the rest run", () => {
  toast({ title: "Erro ao salvar dados", duration: 1000 });
  vi.advanceTimersByTime(600);
  pauseToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).not.toBeNull();
  resumeToast();
  vi.advanceTimersByTime(399);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test("a toast raised before anyone listens is there for the first listener", () => {
  toast({ title: "Bem-vindo" });
  const seen: (string | undefined)[] = [];
  const stop = subscribeToToasts(() => seen.push(currentToast()?.title));
  expect(currentToast()?.title).toBe("Bem-vindo");
  dismissToast();
  stop();
  toast({ title: "Ninguém ouve" });
  expect(seen).toEqual([undefined]);
});
