import { roomHost } from "./room.ts";

/** Video services that people know, each with all below it ("us02web.zoom.us"). Nowhere else are there others. */
const services = [
  ...["meet.google.com", "zoom.us", "zoom.com", "teams.microsoft.com", "teams.live.com", "teams.cloud.microsoft"],
  ...["whereby.com", "meet.jit.si", "8x8.vc", "doxy.me", "call.whatsapp.com", "facetime.apple.com", "webex.com"],
];

const isKnown = (host: string) => services.some((service) => host === service || host.endsWith(`.${service}`));

/** Wherever a patient reads a room: where it leads, unless everybody knows. Anybody can name a host after a service. */
export function roomWarning(room: string | null | undefined) {
  if (!room || isKnown(roomHost(room))) return undefined;
  return {
    title: `O link leva para ${roomHost(room)}, um endereço que não conhecemos.`,
    text: "Na dúvida, confirme com o profissional antes de entrar, e não digite senhas nem dados de cartão.",
  };
}
