import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * A root of its own for each island: one that breaks takes nothing with it, and leaves the HTML that it came with. What
 * somebody has typed stays, also where React draws anew because something else has changed the HTML.
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<Record<string, unknown>>) {
  const html = element.innerHTML;
  let typed = readFields(element);
  const remember = () => {
    typed = readFields(element);
  };
  // Before React, which on its way to the field may draw anew, without what has just been chosen in it.
  element.addEventListener("input", remember, { capture: true });
  const root = hydrateRoot(element, <Component {...JSON.parse(element.dataset.props ?? "{}")} />, {
    identifierPrefix: element.dataset.island ?? "",
    onRecoverableError(error) {
      writeFields(element, typed);
      reportError(error);
    },
    onUncaughtError(error) {
      console.error(error);
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = html;
        writeFields(element, typed);
      });
    },
  });
}

type Fields = Map<string, { value: string; checked: boolean }>;
const fieldsOf = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>("input, select, textarea")].filter(({ type }) => type !== "hidden");
/** Those that share a name differ in what they stand for. */
const keyOf = ({ type, name, value }: HTMLInputElement) =>
  type === "radio" || type === "checkbox" ? `${name}=${value}` : name;

function readFields(element: HTMLElement): Fields {
  return new Map(fieldsOf(element).map((field) => [keyOf(field), { value: field.value, checked: field.checked }]));
}

function writeFields(element: HTMLElement, typed: Fields) {
  for (const field of fieldsOf(element)) Object.assign(field, typed.get(keyOf(field)));
}
