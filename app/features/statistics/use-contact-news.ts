import { createContext, use } from "react";

/** Rises with every contact that comes while the panel is open. */
export const ContactNewsContext = createContext(0);

export function useContactNews() {
  return use(ContactNewsContext);
}
