import type { ComponentProps, ComponentType } from "react";
import { renderToString } from "react-dom/server";

/**
 * When an island's code is fetched and takes over. `load`: as soon as the page is there. `focus`: when somebody
 * points at it, touches it or reaches it by keyboard.
 */
type Wake = "load" | "focus";

// biome-ignore lint/suspicious/noExplicitAny: any component may be one
type AnyComponent = ComponentType<any>;
/** What travels as JSON: no function does. */
type JsonProps<Props> = {
  [Name in keyof Props]: Props[Name] extends (...args: never[]) => unknown ? never : Props[Name];
};

type IslandProps<Component extends AnyComponent> = {
  of: Component;
  wake: Wake;
} & JsonProps<ComponentProps<Component>>;

const modules = import.meta.glob<AnyComponent>("./islands/*.tsx", { eager: true, import: "default" });
/** Every file of islands/ is one, by the name of the file; app/public/browser/wake-islands.ts finds it by that. */
const names = new Map(
  Object.entries(modules).map(([path, component]) => [component, path.replace(/^.*\/(.+)\.tsx$/, "$1")]),
);

/**
 * A part of a page that wakes up. Until then, and without JavaScript, it is the HTML that stands here, so that has to
 * work by itself. It is rendered on its own, as the browser will hydrate it: `useId` gives the same on both sides.
 */
export function Island<Component extends AnyComponent>({ of, wake, ...props }: IslandProps<Component>) {
  const Component: AnyComponent = of;
  const name = names.get(Component);
  if (!name) throw new Error(`${Component.displayName ?? Component.name} is no default export of app/public/islands`);
  const json = JSON.stringify(props);
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <div
      className="contents"
      data-island={name}
      data-wake={wake}
      data-props={json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
