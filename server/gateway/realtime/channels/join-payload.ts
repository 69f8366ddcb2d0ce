import { z } from "zod";
import { countConditions } from "../changes/filter.ts";
import { priceOfPolicies } from "./channel-rights.ts";

/** Counted before each is looked at, which is what costs. */
const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(z.unknown()).max(most).pipe(z.array(item));

const binding = z.object({
  event: z.string().max(20),
  schema: z.string().max(63).optional(),
  table: z.string().max(63).nullish(),
  filter: z.string().max(4_000).nullish(),
  select: list(z.string().max(63), 200).nullish(),
});

export type Binding = z.infer<typeof binding>;

/** What a client asks for when it joins. Clients differ in what they leave out and what they send as null. */
const joinPayload = z.object({
  access_token: z.string().max(16_000).nullish(),
  user_token: z.string().max(16_000).nullish(),
  config: z
    .object({
      broadcast: z
        .object({ ack: z.boolean().nullish(), self: z.boolean().nullish(), replay: z.unknown().optional() })
        .nullish(),
      presence: z
        .object({
          key: z.union([z.string().max(255), z.number(), z.boolean()]).nullish(),
          enabled: z.boolean().nullish(),
        })
        .nullish(),
      private: z.boolean().nullish(),
      postgres_changes: list(binding.nullable(), 1_000).nullish(),
      postgres_changes_options: z.object({ wait: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
});

export type JoinOptions = {
  token: string | undefined;
  isPrivate: boolean;
  self: boolean;
  ack: boolean;
  presenceKey: string;
  isPresenceEnabled: boolean;
  bindings: Binding[];
  /** How much of `maxBindingsPerNetwork` the bindings take. */
  weight: number;
  /** Whether the answer is to wait until table changes are being watched. */
  waitsForChanges: boolean;
};

/** In milliseconds, about: a signature, the policies, and the tables to watch, for which the database is asked four times. */
export const priceOfJoin = ({ token, isPrivate, weight }: JoinOptions) =>
  (token ? 0.3 : 0) + (isPrivate ? priceOfPolicies : 0) + (weight > 0 ? 5 + weight / 10 : 0);

/** Throws an error whose message says what is wrong. */
export function readJoinPayload(payload: unknown): JoinOptions {
  const result = joinPayload.safeParse(payload ?? {});
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`InvalidJoinPayload: ${issue?.path.join(".") || "payload"}: ${issue?.message}`);
  }
  const { access_token, user_token, config } = result.data;
  if (config?.broadcast?.replay) throw new Error("UnableToReplayMessages: Replay is not offered");
  const key = config?.presence?.key;
  const bindings = (config?.postgres_changes ?? []).filter((item) => item !== null);
  return {
    token: access_token ?? user_token ?? undefined,
    isPrivate: config?.private ?? false,
    self: config?.broadcast?.self ?? false,
    ack: config?.broadcast?.ack ?? false,
    presenceKey: key === null || key === undefined ? "" : String(key),
    // Older clients send a key only, and expect to be told who is present.
    isPresenceEnabled: config?.presence ? (config.presence.enabled ?? true) : false,
    bindings,
    weight: bindings.reduce((sum, { filter }) => sum + countConditions(filter ?? ""), 0),
    waitsForChanges: config?.postgres_changes_options?.wait ?? false,
  };
}
