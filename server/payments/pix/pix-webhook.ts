import { createHash } from "node:crypto";
import { z } from "zod";
import { isSameSecret } from "../../http/same-secret.ts";
import { type WebhookEvent, WebhookRefused, type WebhookRequest } from "../provider.ts";

const name = z.string().min(1).max(64);
const webhook = z.object({
  pix: z
    .array(z.object({ txid: name.optional(), endToEndId: name }))
    .max(1000)
    .optional(),
  recs: z
    .array(z.object({ idRec: name, status: z.string().optional() }))
    .max(1000)
    .optional(),
  cobsr: z
    .array(z.object({ idRec: name, txid: name, status: z.string().optional() }))
    .max(1000)
    .optional(),
});

/**
 * Banks call an address with a secret in it, over a connection that a proxy may have ended: nothing but the names in
 * the body is used, and each of them is asked about.
 */
export function readPixWebhook(secret: string, { path, body }: WebhookRequest): WebhookEvent[] {
  const given = /^\/webhooks\/pix\/([\w-]+)(\/(pix|rec|cobr))?$/.exec(path)?.[1] ?? "";
  if (!isSameSecret(given, secret)) throw new WebhookRefused("unknown address");
  const { pix = [], recs = [], cobsr = [] } = parse(body);
  const subjects = [
    ...pix.flatMap(({ txid }) => txid ?? []),
    ...recs.map(({ idRec }) => idRec),
    ...cobsr.map(({ idRec }) => idRec),
  ];
  // Banks number nothing: the same body is the same webhook.
  const digest = createHash("sha256").update(body).digest("hex").slice(0, 40);
  return [...new Set(subjects)].map((subject) => ({ eventId: `${digest}:${subject}`, subject }));
}

function parse(body: string) {
  try {
    return webhook.parse(JSON.parse(body));
  } catch {
    throw new WebhookRefused("not understood");
  }
}
