import { useEffect, useState } from "react";
import { useLiveTopic } from "#app/shared/use-live-topic.ts";

/** `only: "first"` asks for the first few in words. */
type Options = { only?: "first"; start?: "idle" | "reader" };

/** The free times as the page was rendered with them, and as they change while it is open. */
export function useFreeTimes<Times>(
  professionalId: string,
  rendered: Times | undefined,
  { only, start }: Options = {},
): Times | undefined {
  const [times, setTimes] = useState(rendered);
  useEffect(() => setTimes(rendered), [rendered]);
  const refresh = async () => {
    const address = `/profissional/${professionalId}/horarios${only ? "?primeiros" : ""}`;
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) setTimes(await response.json());
  };
  useLiveTopic(`availability:${professionalId}`, refresh, { start });
  return times;
}
