import { formatNumber } from "#app/shared/formats.ts";
import type { Size } from "./crop.ts";

/** What may become a profile's photo. The server checks the cut picture again, by its bytes. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp";
const MAX_BYTES = 15 * 1024 * 1024;
const MIN_SIDE = 200;
const MAX_SIDE = 12_000;

/** By what the file is, not by what it is called; undefined when it may be opened. */
export function fileError(bytes: number, head: Uint8Array): string | undefined {
  if (bytes > MAX_BYTES)
    return `Esta foto tem ${formatNumber(bytes / 1024 / 1024)} MB. Escolha uma de até ${MAX_BYTES / 1024 / 1024} MB.`;
  if (isHeic(head)) return "Fotos em HEIC não abrem em todos os aparelhos. Salve a foto como JPEG e escolha de novo.";
  if (!isPicture(head)) return "Este arquivo não é uma foto. Escolha uma imagem JPEG, PNG ou WebP.";
  return undefined;
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
function isPicture(head: Uint8Array) {
  const text = String.fromCharCode(...head.subarray(0, 12));
  return text.startsWith("\xff\xd8\xff") || text.startsWith("\x89PNG\r\n\x1a\n") || /^RIFF.{4}WEBP/s.test(text);
}

function isHeic(head: Uint8Array) {
  return /^.{4}ftyp(heic|heix|hevc|mif1|msf1)/s.test(String.fromCharCode(...head.subarray(0, 12)));
}
