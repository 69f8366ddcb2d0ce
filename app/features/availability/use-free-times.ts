import { useCallback, useEffect, useRef, useState } from "react";
import { follow } from "#app/shared/backend/follow-topic.ts";
import type { FreeTimes } from "./free-times.ts";

/**
 * The free times as the page was rendered with them, and as they change while it is open. `refusal` is what the server
 * said of one of them: it may know of a change before the topic tells.
 */
export function useFreeTimes(professionalId: string, rendered: FreeTimes | undefined, refusal: string | undefined) {
  const [times, setTimes] = useState(rendered);
  const refresh = useCallback(async () => {
    const response = await fetch(`/profissional/${professionalId}/horarios`).catch(() => undefined);
    if (response?.ok) setTimes(await response.json());
  }, [professionalId]);
  useLiveTopic(`availability:${professionalId}`, refresh);
  useEffect(() => {
    if (refusal) void refresh();
  }, [refusal, refresh]);
  return times;
}

/** Follows a topic for as long as the part is on the page. */
function useLiveTopic(topic: string, onEvent: () => void) {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => follow(topic, () => latest.current(), { asksWhenJoined: true }), [topic]);
}
