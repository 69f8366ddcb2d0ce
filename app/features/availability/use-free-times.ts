import { useCallback, useEffect, useRef, useState } from "react";
import { follow } from "#app/shared/backend/follow-topic.ts";
import type { FreeTimes } from "./free-times.ts";

/**
 * The free times as the page was rendered with them, and as they change while it is open. `refusal` is what the server
 * said of one of them: it may know of a change before the topic tells.
 */
export function useFreeTimes(professionalId: string, rendered: FreeTimes | undefined, refusal: string | undefined) {
  const [times, setTimes] = useState(rendered);
  const service = useRef(rendered?.service);
  const refresh = useCallback(async () => {
    const wanted = service.current;
    const address = `/profissional/${professionalId}/horarios${wanted ? `?servico=${wanted}` : ""}`;
    const response = await fetch(address).catch(() => undefined);
    if (!response?.ok) return false;
    const fresh = await response.json();
    // Another may have been chosen while this was on its way.
    if (service.current === wanted) setTimes(fresh);
    return true;
  }, [professionalId]);
  /** Gives whether its times have come. */
  const chooseService = useCallback(
    (id: string) => {
      service.current = id;
      return refresh();
    },
    [refresh],
  );
  useLiveTopic(`availability:${professionalId}`, refresh);
  useEffect(() => {
    if (refusal) void refresh();
  }, [refusal, refresh]);
  return { times, chooseService };
}

/** Follows a topic for as long as the part is on the page. */
function useLiveTopic(topic: string, onEvent: () => void) {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => follow(topic, () => latest.current()), [topic]);
}
