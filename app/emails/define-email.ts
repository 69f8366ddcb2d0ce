import { type ComponentType, createElement, type ReactElement } from "react";
import type { z } from "zod";

export type Attachment = { filename: string; content: string; contentType: string };

/** One kind of email: what it needs to know, and how it words it. SQL's `email.enqueue` asks for it by its kind. */
type Definition<Data> = {
  kind: string;
  /** What operators call it; `npm run types` brings it to their pages. */
  label: string;
  /** It goes to a patient or a visitor, not to an account, and is never shown to who has one with that address. */
  isForPatient?: true;
  /** Of the data that is posted: an email with other data is never sent. */
  schema: z.ZodType<Data>;
  subject(data: Data): string;
  Body: ComponentType<{ data: Data }>;
  attachments?(data: Data, siteUrl: string): Attachment[];
  /** For what somebody may unsubscribe from: a path of ours that takes it back when a mail program posts to it. */
  unsubscribePath?(data: Data): string;
};

/** The same without its kind of data, so that all emails fit in one list. */
export type Email = {
  kind: string;
  label: string;
  isForPatient: boolean;
  read(data: unknown, siteUrl: string): ReadEmail;
};
type ReadEmail = {
  subject: string;
  body: ReactElement;
  attachments: Attachment[];
  unsubscribePath: string | undefined;
};

export function defineEmail<Data>(definition: Definition<Data>): Email {
  const { kind, label, isForPatient = false, schema, subject, Body, attachments, unsubscribePath } = definition;
  return {
    kind,
    label,
    isForPatient,
    read(given, siteUrl) {
      const data = schema.parse(given);
      return {
        subject: subject(data),
        body: createElement(Body, { data }),
        attachments: attachments?.(data, siteUrl) ?? [],
        unsubscribePath: unsubscribePath?.(data),
      };
    },
  };
}
