import type { Modality } from "./labels.ts";

/**
 * As the database keeps it: a way of working is a bit, so that "ambos" is found by either. The same numbers as
 * directory.modality_bits; supabase/tests/same-rules.test.ts compares them.
 */
export const modalityBits = { presencial: 1, online: 2, ambos: 3 } as const satisfies Record<Modality, number>;
