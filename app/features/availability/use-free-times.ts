import { useEffect, useState } from "react";
import { useLiveTopic } from "#app/shared/use-live-topic.ts";
import type { FreeTimes } from "./free-times.ts";

/** The free times as the page was rendered with them, and as they change while it is open. */
export function useFreeTimes(professionalId: string, rendered: FreeTimes | undefined, start?: "idle" | "reader") {
  const [times, setTimes] = useState(rendered);
  useEffect(() => setTimes(rendered), [rendered]);
  const refresh = async () => {
    const response = await fetch(`/profissional/${professionalId}/horarios`).catch(() => undefined);
    if (response?.ok) setTimes(await response.json());
  };
  useLiveTopic(`availability:${professionalId}`, refresh, start);
  return times;
}
