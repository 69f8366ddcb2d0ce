import type { Socket } from "node:net";
import postgres from "postgres";
import * as wire from "./messages.ts";

export type BatchStatement = wire.Statement & {
  /** Kept by the server for the next time. Only for texts of which there are few. */
  isPrepared: boolean;
  /** Asks for the columns' names and types too. */
  isDescribed?: boolean;
};
/** As the wire has them: see `readRow`. */
type BatchRows = Buffer[] & { columns?: wire.Column[] | undefined };

/** A statement that the server keeps under a name; its columns, once somebody has asked for them, stay the same. */
type Prepared = { name: string; columns: wire.Column[] | undefined };

type Running = {
  results: BatchRows[];
  statements: Prepared[];
  /** Texts whose parsing the server has yet to confirm, in order; undefined for one without a name. */
  parsing: ({ text: string; prepared: Prepared } | undefined)[];
  error: Error | undefined;
  resolve(results: BatchRows[]): void;
  reject(error: Error): void;
};

/** One connection that runs one batch at a time. */
export class BatchConnection {
  readonly #socket: Socket;
  readonly #prepared = new Map<string, Prepared>();
  #running: Running | undefined;
  #named = 0;
  isUsable = true;
  readonly ended: Promise<void>;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on(
      "data",
      wire.splitMessages((type, body) => this.#receive(type, body)),
    );
    this.ended = new Promise((resolve) => {
      socket.once("close", () => {
        this.#abandon(connectionClosed());
        resolve();
      });
    });
    socket.on("error", () => this.close());
  }

  /**
   * All statements in one packet with one Sync at its end: to PostgreSQL that is one transaction, committed by
   * the Sync when every statement succeeded, rolled back otherwise. What they set as local ends with it.
   */
  run(statements: BatchStatement[]) {
    return new Promise<BatchRows[]>((resolve, reject) => {
      if (!this.isUsable || this.#running) return reject(connectionClosed());
      const running: Running = { results: [[]], statements: [], parsing: [], error: undefined, resolve, reject };
      const packet = Buffer.concat([...statements.flatMap((statement) => this.#write(statement, running)), wire.sync]);
      this.#running = running;
      this.#socket.write(packet);
    });
  }

  close() {
    this.isUsable = false;
    if (this.#running) this.#socket.destroy();
    else this.#socket.end(wire.terminate);
  }

  #write({ text, parameters, isPrepared, isDescribed }: BatchStatement, { statements, parsing }: Running) {
    const known = isPrepared ? this.#prepared.get(text) : undefined;
    const prepared = known ?? { name: isPrepared ? `batch_${this.#named++}` : "", columns: undefined };
    statements.push(prepared);
    const { name, columns } = prepared;
    const run = isDescribed && !columns ? [wire.describe, wire.execute] : [wire.execute];
    if (known) return [wire.bind(name, parameters), ...run];
    parsing.push(isPrepared ? { text, prepared } : undefined);
    return [wire.parse(name, text), wire.bind(name, parameters), ...run];
  }

  #receive(type: number, body: Buffer) {
    const running = this.#running;
    if (!running) return;
    if (type === wire.received.dataRow) running.results.at(-1)?.push(body);
    else if (type === wire.received.rowDescription) describeLast(running, body);
    else if (type === wire.received.commandComplete) running.results.push([]);
    else if (type === wire.received.parseComplete) this.#keepName(running.parsing.shift());
    else if (type === wire.received.errorResponse) running.error = toError(body);
    else if (type === wire.received.readyForQuery) this.#finish(running, body[0]);
  }

  #keepName(parsed: Running["parsing"][number]) {
    if (parsed) this.#prepared.set(parsed.text, parsed.prepared);
  }

  #finish(running: Running, status: number | undefined) {
    this.#running = undefined;
    // Never again when it is not idle, or when the server forgot a statement that we would go on naming.
    if (status !== wire.idle || isForgotten(running.error)) this.close();
    if (running.error) return running.reject(running.error);
    for (const [index, { columns }] of running.statements.entries()) {
      const rows = running.results[index];
      if (rows) rows.columns = columns;
    }
    running.resolve(running.results);
  }

  #abandon(error: Error) {
    this.isUsable = false;
    this.#running?.reject(this.#running.error ?? error);
    this.#running = undefined;
  }
}

function describeLast({ results, statements }: Running, body: Buffer) {
  const last = statements[results.length - 1];
  if (last) last.columns = wire.readColumns(body);
}

/**
 * The server knows no statement of this name (`discard all`, a pooler in between), or its columns are no longer those it
 * was prepared with: nothing of the batch has happened.
 */
export function isForgotten(error: unknown) {
  const { routine } = (error ?? {}) as { routine?: string };
  return routine === "FetchPreparedStatement" || routine === "RevalidateCachedQuery";
}

function toError(body: Buffer) {
  const PostgresError = postgres.PostgresError as unknown as new (fields: object) => Error;
  return new PostgresError(wire.readError(body));
}

function connectionClosed() {
  return Object.assign(new Error("The connection to the database was closed"), { code: "CONNECTION_CLOSED" });
}
