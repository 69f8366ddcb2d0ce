import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { createTokenBuckets } from "../../../http/rate-limit.ts";
import { BodyError, readBody } from "../../../http/read-body.ts";
import { type Caller, CallerError, identifyCaller } from "../../caller.ts";
import type { RealtimeSettings } from "../connections/limits.ts";
import { socketNetwork } from "../connections/limits.ts";
import { type NetworkShare, priceOf } from "../connections/network-share.ts";
import type { RealtimeParts } from "../parts.ts";
import type { Broadcast } from "../wire/broadcast-frame.ts";
import { topicKey } from "./channel.ts";
import { findChannelRights, findPublicRights, priceOfPolicies } from "./channel-rights.ts";

type Env = { Bindings: HttpBindings; Variables: { caller: Caller; payer: NetworkShare; body: Buffer } };

/** Requests of one network; more are refused. */
const mostWaiting = 100;

const name = z.string().min(1).max(246);
const batch = z.object({
  messages: z
    .array(z.unknown())
    .min(1)
    .max(100)
    // Counted before each is looked at, which is what costs.
    .pipe(
      z.array(
        z.object({
          topic: name,
          event: z.string().min(1).max(255),
          payload: z.unknown().refine((value) => value !== undefined && value !== null, "can't be blank"),
          private: z.boolean().nullish(),
        }),
      ),
    ),
});

/** Broadcasts over HTTP, for those who have not joined: servers, and clients whose socket is not open. */
export function createBroadcastApi(parts: RealtimeParts, { networkOf = socketNetwork }: RealtimeSettings) {
  const { limits } = parts;
  const bucketOf = createTokenBuckets({ perSecond: limits.messagesPerSecond });
  const bodyLimits = { bytes: 4 * limits.maxPayload, milliseconds: 30_000 };
  const app = new Hono<Env>();
  app.use("/api/*", async (c, next) => {
    const caller = await findCaller(parts, c);
    if (caller instanceof CallerError) return c.json({ error: "Unauthorized", message: "Unauthorized" }, 401);
    c.set("caller", caller);
    const network = c.env?.incoming ? networkOf(c.env.incoming) : "";
    const payer = caller.role === "service_role" ? parts.shares.service : parts.shares.of(network);
    c.set("payer", payer);
    const isTooFast = payer !== parts.shares.service && !bucketOf(network).take();
    if (isTooFast || payer.waiting >= mostWaiting) return c.json({ error: "You have exceeded your rate limit" }, 429);
    c.set("body", await readBody(c.req.raw, bodyLimits));
    payer.charge(priceOf(c.get("body").length));
    await payer.turn();
    return next();
  });

  app.post("/api/broadcast", async (c) => {
    const payer = c.get("payer");
    const body = payer.run(() => batch.safeParse(parseJson(c.get("body"))));
    if (!body.success) return c.json({ errors: describeIssues(body.error) }, 422);
    const may = rememberRights(parts, c.get("caller"), payer);
    for (const { topic, event, payload, private: isPrivate } of body.data.messages) {
      const message = { event, isJson: true, payload: Buffer.from(JSON.stringify(payload)) };
      if (message.payload.length > limits.maxPayload) return c.json({ error: "Payload too large" }, 422);
      // As Supabase: what may not be sent is left out without a word.
      if (!(await may(topic, !!isPrivate))) continue;
      await payer.turn();
      payer.run(() => parts.broadcasts.publish(topicKey(topic, !!isPrivate), message, payer));
    }
    return c.body(null, 202);
  });

  app.post("/api/broadcast/:topic/events/:event", async (c) => {
    const { topic, event } = c.req.param();
    const isPrivate = c.req.query("private") === "true";
    if (!name.safeParse(topic).success || Buffer.byteLength(event) > 255)
      return c.json({ error: "Invalid topic or event" }, 422);
    if (Object.keys(c.req.query()).some((key) => key.startsWith("persist")))
      return c.json({ error: "Storing messages is not offered" }, 422);
    const message = readMessage(c, event);
    if (!message) return c.json({ error: "Invalid payload" }, 422);
    if (message.payload.length > limits.maxPayload) return c.json({ error: "Payload too large" }, 413);
    const payer = c.get("payer");
    if (!(await rememberRights(parts, c.get("caller"), payer)(topic, isPrivate)))
      return c.json({ error: `Unauthorized: You may not send to: ${topic}` }, 403);
    payer.run(() => parts.broadcasts.publish(topicKey(topic, isPrivate), message, payer));
    return c.body(null, 202);
  });
  app.onError((error, c) => {
    if (!(error instanceof BodyError)) throw error;
    const message = { "too large": "Payload too large", "too slow": "Payload too slow", "cut off": "Payload cut off" };
    return c.json({ error: message[error.reason] }, error.status);
  });
  return app;
}

async function findCaller(parts: RealtimeParts, c: Context<Env>) {
  const refuse = (error: unknown) => {
    if (error instanceof CallerError) return error;
    throw error;
  };
  return identifyCaller(parts, c.req.header("apikey"), c.req.header("Authorization")).catch(refuse);
}

function readMessage(c: Context<Env>, event: string): Broadcast | undefined {
  const { body: payload, payer } = c.var;
  const isJson = !c.req.header("Content-Type")?.startsWith("application/octet-stream");
  if (isJson && payer.run(() => parseJson(payload)) === undefined) return undefined;
  return { event, isJson, payload };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** The policies are asked once a topic. */
function rememberRights({ sql, publicSenders }: RealtimeParts, caller: Caller, payer: NetworkShare) {
  const known = new Map<string, Promise<boolean>>();
  const ask = (topic: string) => {
    payer.charge(priceOfPolicies);
    return findChannelRights(sql, caller, topic).then(
      (rights) => rights.broadcast.send,
      () => false,
    );
  };
  return (topic: string, isPrivate: boolean) => {
    if (!isPrivate) return findPublicRights(caller, publicSenders).broadcast.send;
    const answer = known.get(topic) ?? ask(topic);
    known.set(topic, answer);
    return answer;
  };
}

function describeIssues(error: z.ZodError) {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join(".") || "messages", [issue.message]]));
}
