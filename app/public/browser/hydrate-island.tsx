import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** A root of its own for each island: one that breaks takes nothing with it, and leaves the HTML that it came with. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<Record<string, unknown>>) {
  const html = element.innerHTML;
  let typed = readFields(element);
  element.addEventListener("input", () => {
    typed = readFields(element);
  });
  const root = hydrateRoot(element, <Component {...JSON.parse(element.dataset.props ?? "{}")} />, {
    identifierPrefix: element.dataset.island ?? "",
    onUncaughtError(error) {
      console.error(error);
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = html;
        writeFields(element, typed);
      });
    },
  });
  element.dataset.awake = "";
}

type Fields = { value: string; checked: boolean }[];
const fieldsOf = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>("input, select, textarea")].filter(({ type }) => type !== "hidden");

function readFields(element: HTMLElement): Fields {
  return fieldsOf(element).map(({ value, checked }) => ({ value, checked }));
}

function writeFields(element: HTMLElement, typed: Fields) {
  for (const [index, field] of fieldsOf(element).entries()) {
    field.value = typed[index]?.value ?? field.value;
    field.checked = typed[index]?.checked ?? field.checked;
  }
}
