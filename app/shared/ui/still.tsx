import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { cn } from "./class-names.ts";

/** To React: something is in there that is none of its business. */
const AS_DRAWN = { __html: "" };

type StillProps<Data> = {
  as?: "div" | "ul";
  className?: string;
  /** Undefined in the browser when the server has drawn it: see app/shared/without-sending.server.ts. */
  data: Data | undefined;
  draw(data: Data): ReactNode;
};

/**
 * A part without anything to wake. The server draws it and does not send what it was drawn from a second time; the
 * browser leaves it as it came, so that a page of twenty cards is ready as soon as one of none. Where the browser has
 * the data, after a navigation, it draws the same.
 */
export const Still = typeof document === "undefined" ? StillOnServer : StillInBrowser;

function StillOnServer<Data>({ as: Tag = "div", data, draw, className }: StillProps<Data>) {
  return <Tag className={cn(className, "still")}>{data !== undefined && draw(data)}</Tag>;
}

function StillInBrowser<Data>({ as: Tag = "div", data, draw, className }: StillProps<Data>) {
  const { revalidate } = useRevalidator();
  const openLink = useOpenLink();
  const [cameDrawn] = useState(useIsHydrating());
  const isMissing = data === undefined && !cameDrawn;
  // The browser had to begin the page anew, and here it has nothing to begin with.
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  if (data !== undefined)
    return (
      <Tag key="drawn" className={className}>
        {draw(data)}
      </Tag>
    );
  return (
    <Tag
      key="still"
      className={cn(className, "still")}
      onClick={openLink}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there stays
      dangerouslySetInnerHTML={AS_DRAWN}
    />
  );
}

const never = () => () => {};

/** True while React takes over what the server has drawn. */
function useIsHydrating() {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Links of a still part lead on without loading the whole website again, as all others do. */
function useOpenLink() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const isOrdinary = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || link.target || link.origin !== location.origin || !isOrdinary) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
