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
  optOut?: OptOut<Data>;
};

/** How to unsubscribe: said at the end of the email to people, and in its head to mail programs. */
type OptOut<Data> = {
  /** Opens the page, and is all that it takes. */
  token(data: Data): string;
  /** A path with `:token`, where a person takes it back. */
  page: string;
  /** The same for mail programs, which post to it once (RFC 8058). */
  post: string;
  note: { question: string; link: string; rest?: string };
};

/** The same without its kind of data, so that all emails fit in one list. */
export type Email = {
  kind: string;
  label: string;
  isForPatient: boolean;
  schema: z.ZodType;
  read(data: unknown, siteUrl: string): ReadEmail;
};
export type ReadEmail = {
  subject: string;
  body: ReactElement;
  attachments: Attachment[];
  optOut: { page: string; post: string; note: OptOut<never>["note"] } | undefined;
};

export function defineEmail<Data>(definition: Definition<Data>): Email {
  const { kind, label, isForPatient = false, schema, subject, Body, attachments, optOut } = definition;
  return {
    kind,
    label,
    isForPatient,
    schema,
    read(given, siteUrl) {
      const data = schema.parse(given);
      return {
        subject: subject(data),
        body: createElement(Body, { data }),
        attachments: attachments?.(data, siteUrl) ?? [],
        optOut: optOut && {
          page: optOut.page.replace(":token", optOut.token(data)),
          post: optOut.post.replace(":token", optOut.token(data)),
          note: optOut.note,
        },
      };
    },
  };
}
