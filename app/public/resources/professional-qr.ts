import { drawQrCode } from "#app/features/professionals/profile/qr-code.ts";
import { isUuid } from "#app/shared/ids.ts";
import { type PageRequest, text } from "../page.ts";

/** /profissional/:id/qr.svg: the profile's address, for printed profiles; browsers fetch it only to print. */
export function professionalQr({ url, params: { id = "" } }: PageRequest) {
  if (!isUuid(id)) return text("", { status: 404 });
  const { viewBox, shapes } = drawQrCode(`${url.origin}/profissional/${id}`);
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">${shapes}</svg>`;
  return { type: "image/svg+xml", body, headers: { "Cache-Control": "public, max-age=86400" } };
}
