import type { TransactionSql } from "postgres";

/** Every second one whose council allows prices shows a fee, some a range; by their place in the rotation, as nobody's draws. */
export async function fillFees(tx: TransactionSql) {
  await tx`
    update directory.profiles p
    set fee_min = 280 + 20 * (abs(p.rank::bigint) / 2 % 14),
      fee_max = case when abs(p.rank::bigint) % 3 = 0 then 600 + 20 * (abs(p.rank::bigint) / 2 % 6) end
    from public.specialties s
    where s.id = p.specialty_id and s.allows_prices and abs(p.rank::bigint) % 2 = 0`;
}
