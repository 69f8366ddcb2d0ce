import type { ComponentType } from "react";
import { NOT_LOADED, toast } from "#app/shared/toast.ts";

type IslandModule = { default: ComponentType<Record<string, unknown>> };

const modules = import.meta.glob<IslandModule>("../islands/*.tsx");
/** Those whose HTML needs no React. */
const scripts = import.meta.glob<{ default: (element: HTMLElement) => void }>("../islands/*.ts");

/** What shows that somebody is about to use an island. */
const signs = ["pointerover", "pointerdown", "focusin"];

/** Fetches and hydrates each island of a part of the page when the island says so (app/public/island.tsx). */
export function wakeIslands(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const wake = () => void hydrate(element);
    element.addEventListener("submit", ({ target, submitter }) => {
      const isDone = element.dataset.awake !== undefined || (target as HTMLFormElement).method !== "dialog";
      if (submitter && !isDone) pressedEarly.set(element, submitter);
    });
    // For every kind: where the code did not come, the next sign asks for it again.
    for (const sign of signs) element.addEventListener(sign, wake, { passive: true });
    // Somebody may be in it already, from before this ran. Chromium's :focus-within ends at an open sheet.
    const isUsed = element.matches(":hover") || element.contains(document.activeElement);
    if (element.dataset.wake === "load" || isUsed) wake();
  }
}

const awake = new WeakSet<Element>();
/** What somebody pressed who was faster than the code, in forms that send nothing by themselves. */
const pressedEarly = new WeakMap<Element, HTMLElement>();

async function hydrate(element: HTMLElement) {
  const path = `../islands/${element.dataset.island}`;
  const [load, loadScript] = [modules[`${path}.tsx`], scripts[`${path}.ts`]];
  if (awake.has(element)) return;
  awake.add(element);
  try {
    if (loadScript) (await loadScript()).default(element);
    if (load) {
      const [{ hydrateIsland }, { default: Component }] = await Promise.all([import("./hydrate-island.tsx"), load()]);
      hydrateIsland(element, Component);
    }
    element.dataset.awake = "";
    pressedEarly.get(element)?.click();
  } catch {
    awake.delete(element);
    // Its HTML works without, unless it sends nothing by itself.
    if (element.querySelector('form[method="dialog"]')) toast(NOT_LOADED);
  }
}
