import { useEffect, useState } from "react";
import { useLiveTopic } from "#app/shared/use-live-topic.ts";
import type { FreeTimes } from "./free-times.ts";

/** The free times as the page was rendered with them, and as they change while it is open. */
export function useFreeTimes(professionalId: string, rendered: FreeTimes | undefined) {
  const [times, setTimes] = useState(rendered);
  useEffect(() => setTimes(rendered), [rendered]);
  useLiveTopic(`availability:${professionalId}`, async () => {
    const response = await fetch(`/profissional/${professionalId}/horarios`).catch(() => undefined);
    if (response?.ok) setTimes(await response.json());
  });
  return times;
}
