import { z } from "zod";

/** What emails of the auth service hold: a link that works once, and six digits to type instead. */
export const accountLink = z.object({
  name: z.string().max(120).optional(),
  link: z.url({ protocol: /^https?$/ }),
  code: z.string().regex(/^\d{6}$/),
});
