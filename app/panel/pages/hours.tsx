import { useAuth } from "#app/features/account/session/use-auth.ts";
import { BookedThen } from "#app/features/appointments/agenda/entry/booked-then.tsx";
import type { ClosedSpan } from "#app/features/availability/dates/time-off.ts";
import { DateHoursEditor } from "#app/features/availability/editor/date-hours-editor.tsx";
import { TimeOffEditor } from "#app/features/availability/editor/time-off-editor.tsx";
import { WeekEditor } from "#app/features/availability/editor/week-editor.tsx";
import { HoursPage } from "#app/features/panel/hours/hours-page.tsx";
import { loadOwnRecord } from "#app/features/panel/own-record.client.ts";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { usePricedSpecialties } from "#app/features/professionals/fields/use-priced-specialties.ts";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";

const booked = (closed: ClosedSpan[]) => <BookedThen closed={closed} />;

/** /dashboard/horarios */
export function Hours() {
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const priced = usePricedSpecialties();
  const { status, data, reload } = useLoaded(() => loadOwnRecord(userId));
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  // The professional's own calendar day: the device is where they are.
  const today = new Date().toLocaleDateString("sv-SE");
  return (
    <HoursPage
      record={data}
      today={today}
      week={(plan, onPlan, hasModalities) => <WeekEditor {...{ plan, onPlan, hasModalities }} />}
      timeOff={<TimeOffEditor today={today} booked={booked} />}
      dates={(hasModalities) => <DateHoursEditor {...{ today, hasModalities, booked }} />}
      hasFees={data.specialty ? priced?.includes(data.specialty) : undefined}
    />
  );
}
