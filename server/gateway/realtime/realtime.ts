import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Listener } from "../../database/listener.ts";
import { describeError } from "../../kernel/log.ts";
import type { GatewaySettings } from "../settings.ts";
import { Subscriptions } from "./changes/subscriptions.ts";
import { createBroadcastApi } from "./channels/broadcast-api.ts";
import { Broadcasts } from "./channels/broadcasts.ts";
import { Presences } from "./channels/presence.ts";
import { Topics } from "./channels/topics.ts";
import { defaultLimits, type RealtimeSettings } from "./connections/limits.ts";
import { NetworkShares } from "./connections/network-share.ts";
import { Upgrades } from "./connections/upgrades.ts";
import type { RealtimeParts } from "./parts.ts";
import { Bus, busChannel } from "./processes/bus.ts";
import type { BusMessage } from "./processes/bus-message.ts";
import { endLease, renewLease, sweep } from "./processes/processes.ts";
import { repeat } from "./processes/repeat.ts";

/** Supabase's realtime service: broadcast, presence and table changes over Phoenix's channel protocol. */
export function createRealtime(settings: GatewaySettings & RealtimeSettings) {
  const { sql, keys, sessions, log, publicSenders = "everybody" } = settings;
  const limits = { ...defaultLimits, ...settings.limits };
  const bus = new Bus(randomUUID(), sql, log);
  const topics = new Topics();
  const shares = new NetworkShares(limits.timePerSecond);
  const broadcasts = new Broadcasts(topics, bus, shares);
  const presences = new Presences(topics, bus, shares);
  const subscriptions = new Subscriptions(bus.id, sql, log);
  const { feed } = subscriptions;
  const trusted = { sql, keys, sessions, log };
  const parts: RealtimeParts = {
    ...{ ...trusted, limits, shares, publicSenders },
    ...{ topics, broadcasts, presences, subscriptions },
  };
  const upgrades = new Upgrades(parts, settings);
  const listener = new Listener(sql, log, {
    channels: {
      [busChannel]: (piece) => bus.receive(piece, onMessage),
      realtime_changes: (xid) => feed.notify(xid),
      ended_sessions: (id) => sessions.receive(id),
    },
    onLost() {
      feed.pause();
      sessions.lose();
    },
    onListening() {
      sessions.listen();
      return attempt(catchUp);
    },
  });
  sessions.watch((id) => upgrades.endSession(id));
  const stops: (() => Promise<void>)[] = [];

  function onMessage(from: string, message: BusMessage) {
    if (message.kind === "broadcast") broadcasts.receive(message);
    else if (message.kind === "hello") presences.announce();
    else if (message.kind === "bye") presences.remove(from);
    else presences.receive(from, message);
  }

  async function meetOthers({ hasMissed }: { hasMissed: boolean }) {
    let isNew = false;
    const living = await bus.lookForOthers(async () => {
      const lease = await renewLease(sql, bus.id, limits.leaseInterval);
      isNew = lease.isNew;
      return lease.living;
    });
    presences.removeAllBut(living);
    if (hasMissed || isNew) bus.publish({ kind: "hello" });
    if (hasMissed || isNew || bus.takeLoss()) presences.announce();
    await bus.flush();
  }

  /** What was said and written while this process did not listen. */
  async function catchUp() {
    await Promise.all([meetOthers({ hasMissed: true }), feed.lookForMissed(), upgrades.endOverSessions()]);
    await subscriptions.refresh();
  }

  async function keepHouse() {
    await meetOthers({ hasMissed: false });
    await subscriptions.refresh();
    await feed.lookForMissed();
    await sweep(sql);
  }

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      log.error(describeError(error), "realtime housekeeping failed; it will be tried again");
    }
  }

  return {
    app: createBroadcastApi(parts, settings),

    /** For requests to `/realtime/v1/websocket`. */
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      void upgrades.handle(request, socket, head),

    async start() {
      await listener.start();
      stops.push(
        repeat(limits.leaseInterval, () => attempt(keepHouse)),
        repeat(Math.min(5_000, limits.idleTimeout / 4), async () => {
          upgrades.endIdle();
          shares.sweep();
        }),
      );
    },

    /** Sends the clients away, who then join elsewhere, and leaves nothing running. */
    async close() {
      await upgrades.close();
      await Promise.all(stops.map((stop) => stop()));
      await feed.close();
      bus.publish({ kind: "bye" });
      await bus.flush();
      await listener.close();
      await endLease(sql, bus.id).catch(() => {});
    },
  };
}
