import { z } from "zod";
import { flag, metadata, text } from "../request-body.ts";

/** What the secret key may set of an account. */
export const adminFields = {
  email: text,
  phone: text,
  password: z.string().nullish(),
  email_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
  /** The role of their tokens: the gateway takes no other from a user, so neither does this. */
  role: z.enum(["authenticated", ""]).nullish(),
};
