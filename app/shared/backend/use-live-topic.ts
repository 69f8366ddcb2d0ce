import { useEffect, useRef } from "react";
import { follow } from "./follow-topic.ts";

/** Follows a topic for as long as the part is on the page. */
export function useLiveTopic(topic: string, onEvent: () => void) {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => follow(topic, () => latest.current(), { asksWhenJoined: true }), [topic]);
}
