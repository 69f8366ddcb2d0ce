import { useCallback, useEffect, useRef, useState } from "react";
import { type Follow, useFollow } from "./use-follow.ts";

type Followed<Data> = {
  /** Failed: the first time. Later failures leave in view what was there. */
  status: "loading" | "failed" | "ready";
  data: Data | undefined;
  reload: () => Promise<void>;
};

type Source<Data> = {
  load: () => Promise<Data>;
  /** The same function in every render. */
  follow: Follow<void>;
  /** What was there before, and what came in its place. */
  onChange?: (before: Data, after: Data) => void;
};

/** What `load` gives, asked for again whenever `follow` says that something changed. */
export function useFollowed<Data>({ load, follow, onChange }: Source<Data>): Followed<Data> {
  const [{ status, data }, setState] = useState<Pick<Followed<Data>, "status" | "data">>({
    status: "loading",
    data: undefined,
  });
  const latest = useRef({ load, onChange });
  latest.current = { load, onChange };
  const known = useRef<Data>(undefined);
  const turn = useRef(0);

  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const loaded = await latest.current.load();
      // An older answer that comes late would undo what is shown.
      if (mine !== turn.current) return;
      if (known.current !== undefined) latest.current.onChange?.(known.current, loaded);
      known.current = loaded;
      setState({ status: "ready", data: loaded });
    } catch {
      if (mine === turn.current && known.current === undefined) setState({ status: "failed", data: undefined });
    }
  }, []);

  // Followed first, loaded then: nothing that happens in between is missed.
  useFollow(follow, reload);
  useEffect(() => {
    void reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);

  return { status, data, reload };
}
