import { formatNumber } from "#app/shared/formats.ts";
import type { Size } from "./crop.ts";

/** What may become a profile's photo, or a council card's. The server checks what arrives again, by its bytes. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp";
const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 15;
const MIN_SIDE = 200;
const MAX_SIDE = 12_000;

/** By what the file is, not by what it is called; undefined when it may be opened. */
export function fileError(bytes: number, head: Uint8Array, maxMegabytes = MAX_MEGABYTES): string | undefined {
  if (bytes > maxMegabytes * MEGABYTE)
    return `Esta foto tem ${megabytes(bytes / MEGABYTE, maxMegabytes)} MB. Escolha uma de até ${maxMegabytes} MB.`;
  if (isHeic(head)) return "Fotos em HEIC não abrem em todos os aparelhos. Salve a foto como JPEG e escolha de novo.";
  if (!pictureType(head)) return "Este arquivo não é uma foto. Escolha uma imagem JPEG, PNG ou WebP.";
  return undefined;
}

/** In whole ones, unless that would read as just what is allowed. */
function megabytes(size: number, most: number) {
  return Math.round(size) > most ? formatNumber(size) : formatNumber(Math.ceil(size * 10) / 10, 1);
}

export const UNREADABLE = "Não conseguimos abrir esta imagem. Ela pode estar incompleta. Escolha outra.";

export function sizeError({ width, height }: Size): string | undefined {
  const pixels = `${formatNumber(width)} × ${formatNumber(height)} pixels`;
  if (Math.min(width, height) < MIN_SIDE)
    return `Esta foto é pequena demais (${pixels}). Escolha uma com pelo menos ${MIN_SIDE} × ${MIN_SIDE}.`;
  if (Math.max(width, height) > MAX_SIDE) return `Esta foto é grande demais (${pixels}). Escolha uma menor.`;
  return undefined;
}

// A few bytes tell these three apart; file-type would only add to what the page loads.
export function pictureType(head: Uint8Array): "jpeg" | "png" | "webp" | undefined {
  const text = String.fromCharCode(...head.subarray(0, 12));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return /^RIFF.{4}WEBP/s.test(text) ? "webp" : undefined;
}

/** What the storage said, for whoever chose the picture. */
export function describeUploadError({ message }: { message: string }) {
  if (/no space left/i.test(message))
    return "No momento não há espaço para guardar fotos. Já fomos avisados: tente de novo mais tarde.";
  if (/size|large/i.test(message)) return "A foto ficou grande demais. Escolha outra.";
  if (/mime|type/i.test(message)) return "Este tipo de imagem não é aceito. Escolha uma foto JPEG, PNG ou WebP.";
  if (/row-level security/i.test(message)) return "Não foi possível guardar a foto. Entre de novo e tente outra vez.";
  return undefined;
}

function isHeic(head: Uint8Array) {
  return /^.{4}ftyp(heic|heix|hevc|mif1|msf1)/s.test(String.fromCharCode(...head.subarray(0, 12)));
}
