import { domain } from "../people/contacts.ts";
import { type Situation, situations } from "../situations.ts";
import { type CastProfile, castProfiles } from "./cast-profiles.ts";

/** The people one may sign in as in the demo, each in another situation. Tests speak of them by name. */
export type CastMember = {
  id: string;
  user_id: string;
  email: string;
  situation: Situation;
  is_verified: boolean;
  profile: CastProfile;
};

/** One password for all of them: the demo shows it, and production never seeds them. */
export const demoPassword = "betesda-demo";

export const cast = {
  ana: member(1, "ana", situations.active, { is_verified: true }),
  bruno: member(2, "bruno", situations.trialJustBegun),
  camila: member(3, "camila", situations.trialEnding),
  iara: member(4, "iara", situations.trialLastDay, { is_verified: true }),
  joao: member(5, "joao", situations.trialExpired),
  luana: member(6, "luana", situations.cancelling, { is_verified: true }),
  marcos: member(7, "marcos", situations.pastDue, { is_verified: true }),
  rita: member(8, "rita", situations.inactive),
  tiago: member(9, "tiago", situations.paused, { is_verified: true }),
  vitoria: member(10, "vitoria", situations.incomplete),
};

/** Whose profile shows the many reviews; the council of her specialty lets patients' words be shown. */
export const featured = cast.ana;

function member(
  number: number,
  name: keyof typeof castProfiles,
  situation: Situation,
  { is_verified = false } = {},
): CastMember {
  const tail = number.toString(16).padStart(12, "0");
  return {
    id: `be7e5da0-0000-4000-8000-${tail}`,
    user_id: `be7e5da0-0000-4000-9000-${tail}`,
    email: `${name}@${domain}`,
    situation,
    is_verified,
    profile: castProfiles[name],
  };
}
