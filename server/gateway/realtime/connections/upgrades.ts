import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { refuseUpgrade } from "../../../http/refuse-upgrade.ts";
import { describeError } from "../../../kernel/log.ts";
import { CallerError, identifyCaller } from "../../caller.ts";
import type { RealtimeParts } from "../parts.ts";
import { Connection } from "./connection.ts";
import { type RealtimeSettings, socketNetwork } from "./limits.ts";
import type { NetworkShare } from "./network-share.ts";

/** How long clients may take to answer the closing handshake. */
const drainLimit = 2_000;
/** In milliseconds, about: a handshake, and perhaps a signature to check. */
const priceOfUpgrade = 0.5;

/** Lets clients in, as many as there is room for, and sees them out. */
export class Upgrades {
  readonly #parts: RealtimeParts;
  readonly #networkOf: (request: IncomingMessage) => string;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<Connection>();
  #isClosing = false;

  constructor(parts: RealtimeParts, { networkOf = socketNetwork }: RealtimeSettings) {
    this.#parts = parts;
    this.#networkOf = networkOf;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.limits.maxPayload,
      perMessageDeflate: false,
    });
  }

  async handle(request: IncomingMessage, socket: Duplex, head: Buffer) {
    // Until ws takes over nobody else listens for a reset.
    const ignore = () => {};
    socket.on("error", ignore);
    try {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (!url.pathname.endsWith("/websocket")) return refuseUpgrade(socket, 404);
      const version = url.searchParams.get("vsn") ?? "1.0.0";
      if (version !== "1.0.0" && version !== "2.0.0") return refuseUpgrade(socket, 400);
      const share = this.#parts.shares.of(this.#networkOf(request));
      const busy = this.#findRefusal(share);
      if (busy) return refuseUpgrade(socket, busy);
      // A connection that waits for its network's turn counts already.
      share.connections += 1;
      socket.once("close", () => {
        share.connections -= 1;
      });
      share.charge(priceOfUpgrade);
      await share.turn();
      const apikey = url.searchParams.get("apikey") ?? header(request, "apikey");
      const { role } = await identifyCaller(this.#parts, apikey, request.headers.authorization);
      const key = apikey ?? request.headers.authorization?.replace(/^bearer\s+/i, "") ?? "";
      // Others may have come in meanwhile.
      if (this.#isFull()) return refuseUpgrade(socket, 503);
      this.#server.handleUpgrade(request, socket, head, (client) => {
        socket.off("error", ignore);
        const payer = role === "service_role" ? this.#parts.shares.service : share;
        const connection = new Connection(this.#parts, client, { version, apikey: key, share: payer });
        this.#connections.add(connection);
        client.on("close", () => this.#connections.delete(connection));
      });
    } catch (error) {
      if (error instanceof CallerError) return refuseUpgrade(socket, error.reason === "no_key" ? 401 : 403);
      this.#parts.log.error(describeError(error), "a realtime connection could not be opened");
      refuseUpgrade(socket, 500);
    }
  }

  /** The channels that act for a session which has ended, as far as they do already. */
  endSession(id: string) {
    for (const connection of this.#connections) connection.endSession(id);
  }

  /** Sessions that ended while nobody listened. */
  async endOverSessions() {
    const ids = new Set([...this.#connections].flatMap((connection) => connection.sessionIds()));
    for (const id of ids) if (!(await this.#parts.sessions.isLive(id))) this.endSession(id);
  }

  endIdle() {
    for (const connection of this.#connections) connection.endIfIdle();
  }

  /** Clients are told to come back, and do. */
  async close() {
    this.#isClosing = true;
    const gone = [...this.#server.clients].map((client) => new Promise((resolve) => client.once("close", resolve)));
    for (const connection of [...this.#connections]) connection.end(1001, "Going away");
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, drainLimit);
    });
    await Promise.race([Promise.all(gone), limit]);
    clearTimeout(timer);
    for (const client of this.#server.clients) client.terminate();
  }

  #isFull() {
    return this.#isClosing || this.#connections.size >= this.#parts.limits.maxConnections;
  }

  #findRefusal({ connections }: NetworkShare) {
    if (this.#isFull()) return 503;
    return connections >= this.#parts.limits.maxConnectionsPerNetwork ? 429 : undefined;
  }
}

function header(request: IncomingMessage, name: string) {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
