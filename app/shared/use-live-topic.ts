import { useEffect, useRef } from "react";
import { type FollowOptions, follow } from "./follow-topic.ts";

/** Follows a topic for as long as the part is on the page. */
export function useLiveTopic(topic: string, onEvent: () => void, options: FollowOptions = {}) {
  const { start, asksWhenJoined } = options;
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => follow(topic, () => latest.current(), { start, asksWhenJoined }), [topic, start, asksWhenJoined]);
}
