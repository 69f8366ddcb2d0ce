import { parseUrl } from "#app/shared/links/parse-url.ts";

/** Where a consultation by video takes place, for the one who attends. */
export type Rooms = { room: string | null; appointments: Record<string, string> };

export const roomFor = ({ room, appointments }: Rooms, appointment: string) => appointments[appointment] ?? room;

/**
 * The address in what somebody pasted: the whole invitation of a video service as often as its link. The empty string takes
 * the room away.
 */
export function readRoom(typed: string): { room: string } | { problem: string } {
  const text = typed.trim();
  if (!text) return { room: "" };
  const written = /https?:\/\/[^\s<>"]+/i.exec(text)?.[0] ?? (/\s/.test(text) ? "" : `https://${text}`);
  const url = parseUrl(written.replace(/[.,;)]+$/, ""));
  if (url?.protocol === "http:") return { problem: "Esse endereço não é protegido. Use um que comece com https://" };
  if (!url || !isRoomAddress(url.href))
    return { problem: "Cole o endereço da sala, como https://meet.google.com/abc-defg-hij" };
  if (url.href.length > 500) return { problem: "Esse endereço é longo demais." };
  return { room: url.href };
}

/**
 * A site by its name: no account in front, which reads like another site's name, no number for a name, and no port. Letters
 * of other alphabets are written as "xn--…", so that none is taken for ours. As directory.is_room_address.
 */
export const isRoomAddress = (address: string) =>
  /^https:\/\/(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9](?:[/?#][!-~]*)?$/.test(address);

/** "meet.google.com" */
export const roomHost = (room: string) => parseUrl(room)?.hostname.replace(/^www\./, "") ?? room;
