/** Only while developing, before anything else: what hot reload needs. */
// @ts-expect-error: Vite's own, which only Vite knows
import "/@vite/client";
import "@vitejs/plugin-react/preamble";
