/** Tells the server of a view or a contact, without a cookie and without waiting; see server/counts. */
export function sendVisit(professional: string, kind: "view" | "whatsapp" | "email", account: string | undefined) {
  const visit = JSON.stringify({ p: professional, k: kind, ...(account && { u: account }) });
  navigator.sendBeacon?.("/contagem", visit);
}
