import { createContext, Fragment, use } from "react";
import type { Block } from "./legal-document.ts";
import { readPieces } from "./rich-text.ts";

/** In a dialog over a form, links open a new tab: following one must not lose the form. */
export const OpensTabs = createContext(false);

export function DocumentBlock({ block }: { block: Block }) {
  if (typeof block === "string")
    return (
      <p className="mt-3 max-w-text">
        <RichText text={block} />
      </p>
    );
  if ("list" in block)
    return (
      <ul className="mt-3 max-w-text list-disc space-y-2 pl-6 marker:text-primary">
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    );
  return <Entries {...block.table} />;
}

/** A table that reads well on a phone too: each row under its first cell. */
function Entries({ head, rows }: { head: string[]; rows: string[][] }) {
  const labels = head.slice(1);
  return (
    <dl className="mt-4 divide-y rounded border">
      {rows.map(([first, ...cells]) => (
        <div key={first} className="px-4 py-3 break-inside-avoid">
          <dt className="font-semibold">{first}</dt>
          {cells.map((cell, index) => (
            <dd key={cell} className="text-sm">
              {labels.length > 1 && <span className="text-muted-foreground">{labels[index]}: </span>}
              {cell}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function RichText({ text }: { text: string }) {
  let position = 0;
  return readPieces(text).map((piece) => {
    position += piece.text.length;
    return piece.to === undefined ? (
      <Fragment key={position}>{piece.text}</Fragment>
    ) : (
      <TextLink key={position} to={piece.to}>
        {piece.text}
      </TextLink>
    );
  });
}

function TextLink({ to, children }: { to: string; children: string }) {
  const opensTabs = use(OpensTabs);
  if (to.startsWith("/") && !opensTabs)
    return (
      <a href={to} className="text-link">
        {children}
      </a>
    );
  const tab = to.startsWith("https:") || to.startsWith("/") ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a href={to} className="text-link" {...tab}>
      {children}
    </a>
  );
}
