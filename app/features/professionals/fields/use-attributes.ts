import { createContext, useContext } from "react";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";

/** The directory's list for the form inside. The sign-up asks for nothing of it, and loads none. */
export const AttributesContext = createContext<readonly Attribute[]>([]);

export function useAttributes() {
  return useContext(AttributesContext);
}
