/** Tells the server of a view or a contact, without a cookie and without waiting; see server/counts. */
export function sendVisit(professional: string, kind: "view" | "whatsapp" | "email", account: string | undefined) {
  navigator.sendBeacon?.(`/contagem?k=${kind}&p=${professional}${account ? `&u=${account}` : ""}`);
}
