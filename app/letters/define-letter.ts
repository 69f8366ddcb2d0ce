import { type ComponentType, createElement, type ReactElement } from "react";
import type { z } from "zod";

export type Attachment = { filename: string; content: string; contentType: string };

/** One kind of letter: what it needs to know, and how it words it. SQL's `mail.post` asks for it by its kind. */
type Definition<Data> = {
  kind: string;
  /** Of the data that is posted: a letter with other data is never sent. */
  schema: z.ZodType<Data>;
  subject(data: Data): string;
  Body: ComponentType<{ data: Data }>;
  attachments?(data: Data): Attachment[];
};

/** The same without its kind of data, so that all letters fit in one list. */
export type Letter = { kind: string; read(data: unknown): ReadLetter };
type ReadLetter = { subject: string; body: ReactElement; attachments: Attachment[] };

export function defineLetter<Data>({ kind, schema, subject, Body, attachments }: Definition<Data>): Letter {
  return {
    kind,
    read(given) {
      const data = schema.parse(given);
      return { subject: subject(data), body: createElement(Body, { data }), attachments: attachments?.(data) ?? [] };
    },
  };
}
