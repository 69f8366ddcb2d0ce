import { z } from "zod";
import { PRIVATE_TOKEN } from "#app/shared/ids.ts";

/** What several emails are given, as long as the database lets it be: an email with other data is never sent. */
export const nameText = z.string().max(120);
export const reasonText = z.string().max(1500);
export const tokenText = z.string().regex(PRIVATE_TOKEN);
