import { essenceOf, isImageType, isTextLike } from "../uploads/content-type.ts";

/**
 * How an object may reach a browser. It comes from a stranger and shares our origin: nothing in it may
 * run, neither opened as a page, nor drawn in as a script or style sheet.
 */
export function headersFor(mimetype: string): Record<string, string> {
  const essence = essenceOf(mimetype);
  const headers: Record<string, string> = {
    "Content-Type": servedType(essence, mimetype),
    "X-Content-Type-Options": "nosniff",
  };
  // A sandbox would keep the browser's own viewer from showing a PDF.
  if (essence !== "application/pdf") headers["Content-Security-Policy"] = "sandbox; default-src 'none'";
  if (!isShownInline(essence)) headers["Content-Disposition"] = "attachment";
  return headers;
}

function isShownInline(essence: string) {
  return (
    isImageType(essence) ||
    essence === "application/pdf" ||
    essence === "text/plain" ||
    /^(audio|video)\/[\w.+-]+$/.test(essence)
  );
}

/** With nosniff, a script or style sheet that is called plain text is refused by every browser. */
function servedType(essence: string, mimetype: string) {
  if (essence === "image/svg+xml" || essence === "application/json") return essence;
  if (essence === "text/plain") return mimetype;
  if (isTextLike(essence)) return "text/plain; charset=utf-8";
  return /^(image|audio|video|font|application)\//.test(essence) ? essence : "application/octet-stream";
}

/** `?download` asks for a file to be saved, `?download=name` under that name. */
export function contentDisposition(download: string) {
  if (download === "") return "attachment";
  const name = download.replace(/[\p{Cc}\p{Cf}/\\]/gu, "_").slice(0, 200);
  const plain = name.replace(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
