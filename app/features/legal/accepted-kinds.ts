import type { AcceptedKind } from "./versions.ts";

/** The documents that an account accepts, as people know them. */
export const acceptedKinds: Record<AcceptedKind, { path: string; title: string }> = {
  terms: { path: "/termos", title: "Termos de Uso" },
  privacy: { path: "/privacidade", title: "Política de Privacidade" },
};

/** Where a version's words stay readable. */
export const versionPath = (kind: AcceptedKind, version: string) => `${acceptedKinds[kind].path}/versao/${version}`;
