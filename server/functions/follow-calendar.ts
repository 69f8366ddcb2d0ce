import { createHash } from "node:crypto";
import { z } from "zod";
import { failureWords, readCalendarAddress } from "#app/features/appointments/calendars/source-address.ts";
import { ownWords } from "#app/shared/own-words.ts";
import { readCalendarNow } from "../calendars/read-calendars.ts";
import { actAs } from "../database/acting.ts";
import type { GuardedFetch } from "../outbound/guarded-fetch.ts";
import { countHit } from "../visitors/limit-visitor.ts";
import { type FunctionDeps, FunctionError, type ProductFunction, readFromOwner } from "./define-function.ts";

const input = z.object({ address: z.string().max(3000) });
const attempts = { hits: 20, seconds: 3600 };

/** Follows a calendar from now on. It is read at once: an address that cannot be is not kept, and its owner hears why. */
export const createFollowCalendar =
  (fetch?: GuardedFetch): ProductFunction =>
  async (request, caller, deps) => {
    const { account, given } = await readFromOwner(request, caller, deps, input);
    const read = readCalendarAddress(given.address);
    if ("problem" in read) throw new FunctionError(400, read.problem);
    if (URL.parse(read.address)?.host === URL.parse(deps.publicUrl)?.host) throw new FunctionError(400, OWN);
    await limitAttempts(account, deps);
    const [row] = await actAs(
      deps.sql,
      caller,
      (tx) => tx<{ id: string }[]>`select directory.follow_calendar(${read.address}) as id`,
    ).catch((error) => {
      const words = ownWords(error, ["42501", "23505", "23514"]);
      throw words ? new FunctionError(409, words) : error;
    });
    const failure = row && (await readCalendarNow({ sql: deps.sql, ...(fetch && { fetch }) }, row.id));
    if (row && failure) {
      await actAs(deps.sql, caller, (tx) => tx`select directory.unfollow_calendar(${row.id})`);
      throw new FunctionError(
        422,
        failureWords[failure].replace(" Vamos tentar de novo.", " Tente de novo mais tarde."),
      );
    }
    return Response.json({ id: row?.id });
  };

const OWN = "Esse é o endereço da sua agenda daqui: os horários dela já contam.";

/** Nobody tries addresses through us. */
async function limitAttempts(account: string, { sql }: FunctionDeps) {
  const key = `calendar ${createHash("sha256").update(account).digest("base64url")}`;
  const { hits } = await countHit(sql, key, attempts.seconds);
  if (hits > attempts.hits) throw new FunctionError(429, "Foram muitas tentativas. Tente de novo daqui a uma hora.");
}

export const followCalendar = createFollowCalendar();
