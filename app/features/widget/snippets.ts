/** Lines of HTML for a professional's own site. They hold no script: whoever copies them trusts us with nothing. */
export function bookingButton(origin: string, id: string) {
  return `<a href="${origin}/profissional/${id}/agendar" target="_blank" rel="noopener" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0e4f53;color:#fff;font:600 16px sans-serif;text-decoration:none">Agendar consulta</a>`;
}

export function timesFrame(origin: string, id: string, name: string) {
  return `<iframe src="${origin}${widgetPath(id)}" title="Horários livres de ${inAttribute(name)}" loading="lazy" style="width:100%;max-width:420px;height:400px;border:0;border-radius:10px"></iframe>`;
}

export const widgetPath = (id: string) => `/profissional/${id}/widget`;

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const inAttribute = (text: string) => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? "");
