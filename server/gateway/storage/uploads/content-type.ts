import { invalidMimeType } from "../storage-error.ts";

const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"] as const;
export type ImageType = (typeof imageTypes)[number];

export function isImageType(type: string): type is ImageType {
  return (imageTypes as readonly string[]).includes(type);
}

/** The type without its parameters: `text/plain` of `text/plain;charset=UTF-8`. */
export function essenceOf(type: string) {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}

/**
 * The type an object is stored under. Bytes that are known for what they are outrank what the sender
 * says; what claims to be an image, a PDF or a text must look like one.
 */
export function decideType(declared: string, head: Buffer): string {
  const detected = detectType(head);
  if (detected) return detected;
  const essence = essenceOf(declared);
  if (!/^[a-z0-9]+\/[a-z0-9!#$&^_.+-]{1,100}$/.test(essence)) return "application/octet-stream";
  if (essence === "image/svg+xml") {
    if (!isText(head) || !/<svg[\s>]/i.test(head.toString())) throw invalidMimeType(essence);
    return essence;
  }
  if (essence.startsWith("image/") || essence === "application/pdf") throw invalidMimeType(essence);
  if (isTextLike(essence)) {
    if (!isText(head)) throw invalidMimeType(essence);
    const charset = /;\s*charset="?([\w-]{1,30})/i.exec(declared)?.[1];
    return charset ? `${essence};charset=${charset}` : essence;
  }
  return essence;
}

export function isTextLike(essence: string) {
  return (
    essence.startsWith("text/") ||
    /[/+](json|xml|xhtml\+xml|(x-)?(java|ecma|j|live)script|x-sh|yaml|x-yaml|csv|ndjson)$/.test(essence)
  );
}

function isText(head: Buffer) {
  return !head.includes(0);
}

/** Not file-type: nine packages for six types, and it sees AVIF only by its first brand and calls a moving PNG another type. */
function detectType(head: Buffer): ImageType | "application/pdf" | undefined {
  const text = head.subarray(0, 16).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(text)) return "image/gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
  if (text.startsWith("%PDF-")) return "application/pdf";
  if (text.slice(4, 8) === "ftyp" && isAvif(head)) return "image/avif";
  return undefined;
}

/** Among the brands that the file's first box lists. */
function isAvif(head: Buffer) {
  const brands = head.subarray(8, Math.min(head.readUInt32BE(0), 128)).toString("latin1");
  return brands.startsWith("avif") || brands.startsWith("avis") || /^.{8}(.{4})*?avi[fs]/s.test(brands);
}
