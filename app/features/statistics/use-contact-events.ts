import { createContext, use } from "react";

/** Rises with every contact that comes while the panel is open. */
export const ContactEventsContext = createContext(0);

export function useContactEvents() {
  return use(ContactEventsContext);
}
