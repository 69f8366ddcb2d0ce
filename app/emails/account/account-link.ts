import { z } from "zod";
import { nameText } from "../texts.ts";

/** What emails of the auth service hold: a link that works once, and six digits to type instead. */
export const accountLink = z.object({
  name: nameText.optional(),
  link: z.url({ protocol: /^https?$/ }),
  code: z.string().regex(/^\d{6}$/),
});
