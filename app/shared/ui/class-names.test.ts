import { expect, test } from "vitest";
import { cn } from "./class-names.ts";

test("the caller's class wins over the component's", () => {
  expect(cn("p-6 rounded bg-surface", "p-4 bg-accent-soft")).toBe("rounded p-4 bg-accent-soft");
  expect(cn("h-12 w-full", "w-auto")).toBe("h-12 w-auto");
  expect(cn("rounded", "rounded-full")).toBe("rounded-full");
});

test("size and colour of text are different things, as are width and colour of a border", () => {
  expect(cn("text-sm text-foreground", "text-destructive")).toBe("text-sm text-destructive");
  expect(cn("border border-border", "border-destructive")).toBe("border border-destructive");
  expect(cn("text-sm text-muted-foreground", "text-lg")).toBe("text-muted-foreground text-lg");
});

test("a variant conflicts only with the same variant", () => {
  expect(cn("p-4 md:p-6", "md:p-8")).toBe("p-4 md:p-8");
  expect(cn("bg-primary hover:bg-primary-hover", "bg-deep")).toBe("hover:bg-primary-hover bg-deep");
});

test("a padding of one axis refines the padding of all", () => {
  expect(cn("p-4", "px-2")).toBe("p-4 px-2");
  expect(cn("px-2", "p-4")).toBe("p-4");
});

test("a gap between columns and one between rows stand side by side", () => {
  expect(cn("gap-x-6 gap-y-1")).toBe("gap-x-6 gap-y-1");
  expect(cn("gap-4", "gap-x-2")).toBe("gap-4 gap-x-2");
  expect(cn("gap-x-2 gap-y-1", "gap-4")).toBe("gap-4");
  expect(cn("gap-x-2 gap-y-1", "gap-y-3")).toBe("gap-x-2 gap-y-3");
});

test("what is false is left out", () => {
  expect(cn("flex", false, undefined, { hidden: false })).toBe("flex");
});
