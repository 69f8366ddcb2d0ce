import { type ComponentType, useEffect, useState } from "react";

/**
 * A part that is nice to have, when its code has come; it is asked for once it is wanted. Where it cannot be had, because
 * the connection is lost or the website has changed meanwhile, the page goes on without it.
 */
export function usePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>, isWanted: boolean) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (isWanted)
      load().then(
        (module) => setPart(() => module.default),
        () => {},
      );
  }, [load, isWanted]);
  return Part;
}
