import type { ISql } from "postgres";
import { refreshAppointments } from "../refresh-appointments.ts";
import { cast } from "./cast.ts";
import { refreshCastBilling } from "./cast-billing.ts";

/**
 * Makes the cast's situations true as of now: a trial with 3 days left has 3 days left again. Called at each
 * start of the demo; what somebody did with a membership of the cast in the meantime is undone, profiles stay.
 */
export async function refreshCast(sql: ISql) {
  const memberships = Object.values(cast).map(({ user_id, situation }) => ({ user_id, ...situation }));
  await sql`
    update directory.memberships m set
      subscription_status = s.subscription_status,
      trial_end_date = now() + s.trial_days * interval '1 day',
      paid_until = now() + s.paid_days * interval '1 day',
      cancel_at = case when s.is_cancelling then now() + s.paid_days * interval '1 day' end,
      paused_at = now() + s.paused_days * interval '1 day',
      suspended_at = null
    from jsonb_to_recordset(${sql.json(memberships)})
      as s (user_id uuid, subscription_status text, trial_days int, paid_days int, paused_days int, is_cancelling boolean)
    where m.user_id = s.user_id`;
  await refreshCastBilling(sql);
  // Nobody in the cast has to read the terms before showing the panel.
  await sql`
    insert into directory.accepted_documents (user_id, kind, version)
    select u.id, d.kind, max(d.version) from directory.documents d
    join auth.users u on u.id = any (${Object.values(cast).map(({ user_id }) => user_id)}::uuid[])
    group by u.id, d.kind
    on conflict do nothing`;
  await refreshAppointments(sql);
}
