import { createContext } from "react";

/** The request's nonce for inline scripts; entry.server.tsx provides it, the browser has none. */
export const NonceContext = createContext<string | undefined>(undefined);
