import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { bodyLimit } from "../../../http/body-limit.ts";
import { createTokenBuckets } from "../../../http/rate-limit.ts";
import { type Caller, CallerError, identifyCaller } from "../../caller.ts";
import type { RealtimeSettings } from "../connections/limits.ts";
import { socketNetwork } from "../connections/limits.ts";
import type { RealtimeParts } from "../parts.ts";
import type { Broadcast } from "../wire/broadcast-frame.ts";
import { topicKey } from "./channel.ts";
import { findChannelRights } from "./channel-rights.ts";

type Env = { Bindings: HttpBindings; Variables: { caller: Caller } };

const name = z.string().min(1).max(246);
const batch = z.object({
  messages: z
    .array(
      z.object({
        topic: name,
        event: z.string().min(1).max(255),
        payload: z.unknown().refine((value) => value !== undefined && value !== null, "can't be blank"),
        private: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(100),
});

/** Broadcasts over HTTP, for those who have not joined: servers, and clients whose socket is not open. */
export function createBroadcastApi(parts: RealtimeParts, { networkOf = socketNetwork }: RealtimeSettings) {
  const { limits } = parts;
  const bucketOf = createTokenBuckets({ perSecond: limits.messagesPerSecond });
  const app = new Hono<Env>();
  app.use(
    "/api/*",
    bodyLimit({ maxSize: 4 * limits.maxPayload, onError: (c) => c.json({ error: "Payload too large" }, 413) }),
  );
  app.use("/api/*", async (c, next) => {
    const caller = await findCaller(parts, c);
    if (caller instanceof CallerError) return c.json({ error: "Unauthorized", message: "Unauthorized" }, 401);
    c.set("caller", caller);
    const network = c.env?.incoming ? networkOf(c.env.incoming) : "";
    if (caller.role !== "service_role" && !bucketOf(network).take())
      return c.json({ error: "You have exceeded your rate limit" }, 429);
    return next();
  });

  app.post("/api/broadcast", async (c) => {
    const body = batch.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ errors: describeIssues(body.error) }, 422);
    const may = rememberRights(parts, c.get("caller"));
    for (const { topic, event, payload, private: isPrivate } of body.data.messages) {
      const message = { event, isJson: true, payload: Buffer.from(JSON.stringify(payload)) };
      if (message.payload.length > limits.maxPayload) return c.json({ error: "Payload too large" }, 422);
      // As Supabase: what may not be sent is left out without a word.
      if (!isPrivate || (await may(topic))) parts.broadcasts.publish(topicKey(topic, !!isPrivate), message);
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
    const message = await readMessage(c, event);
    if (!message) return c.json({ error: "Invalid payload" }, 422);
    if (message.payload.length > limits.maxPayload) return c.json({ error: "Payload too large" }, 413);
    if (isPrivate && !(await rememberRights(parts, c.get("caller"))(topic)))
      return c.json({ error: `Unauthorized: You may not send to: ${topic}` }, 403);
    parts.broadcasts.publish(topicKey(topic, isPrivate), message);
    return c.body(null, 202);
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

async function readMessage(c: Context<Env>, event: string): Promise<Broadcast | undefined> {
  if (c.req.header("Content-Type")?.startsWith("application/octet-stream"))
    return { event, isJson: false, payload: Buffer.from(await c.req.arrayBuffer()) };
  const text = await c.req.text();
  try {
    JSON.parse(text);
    return { event, isJson: true, payload: Buffer.from(text) };
  } catch {
    return undefined;
  }
}

/** The policies are asked once a topic. */
function rememberRights({ sql }: RealtimeParts, caller: Caller) {
  const known = new Map<string, Promise<boolean>>();
  return (topic: string) => {
    const answer =
      known.get(topic) ??
      findChannelRights(sql, caller, topic).then(
        (rights) => rights.broadcast.send,
        () => false,
      );
    known.set(topic, answer);
    return answer;
  };
}

function describeIssues(error: z.ZodError) {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join(".") || "messages", [issue.message]]));
}
