import type { TransactionSql } from "postgres";

/** Every second one whose council allows prices shows a fee, every sixth a range: the same people in every demo. */
export async function fillFees(tx: TransactionSql) {
  await tx`
    with allowed as (
      select p.id, row_number() over (order by p.rank, p.id) as place
      from directory.profiles p join public.specialties s on s.id = p.specialty_id where s.allows_prices
    )
    update directory.profiles p
    set fee_min = 280 + 20 * (a.place % 11), fee_max = case when a.place % 3 = 0 then 600 end
    from allowed a where a.id = p.id and a.place % 2 = 0`;
}
