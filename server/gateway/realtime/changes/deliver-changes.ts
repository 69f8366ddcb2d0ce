import pLimit from "p-limit";
import type { Sql } from "postgres";
import { isDatabaseAway } from "../../../database/database-away.ts";
import { describeError, type Log } from "../../../kernel/log.ts";
import { asRealtimeAdmin } from "../admin.ts";
import { Audience, type Subscription } from "./audience.ts";
import type { Change } from "./change-feed.ts";
import { readTableShapes } from "./table-shape.ts";

type Delivery = { sql: Sql; log: Log; subscriptions: Subscription[] };

/** Asking for all callers at once would take the whole pool. */
const questionsAtOnce = 3;
/** Each may bring filters, and a statement has room for so many parameters. */
const largestAudience = 500;

/** Sends each change to those who listen to it and may read it, in the order given. */
export async function deliverChanges({ sql, log, subscriptions }: Delivery, changes: Change[]) {
  const entities = [...new Set(changes.map(({ entity }) => entity))];
  const shapes = await asRealtimeAdmin(sql, (tx) => readTableShapes(tx, entities));
  const audiences = [...shapes.values()].flatMap((shape) => {
    const listeners = subscriptions.filter((subscription) => subscription.entities.has(shape.entity));
    const ofTable = changes.filter(({ entity }) => entity === shape.entity);
    return groupListeners(listeners).map((group) => new Audience(shape, group, ofTable));
  });
  await pLimit(questionsAtOnce).map(audiences, (audience) => ask(audience, sql, log));
  for (const change of changes)
    for (const audience of audiences) if (audience.shape.entity === change.entity) audience.send(change);
}

function groupListeners(listeners: Subscription[]) {
  const groups = Map.groupBy(listeners, ({ channel }) => channel.session.audience);
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / largestAudience) }, (_, index) =>
      group.slice(index * largestAudience, (index + 1) * largestAudience),
    ),
  );
}

async function ask(audience: Audience, sql: Sql, log: Log) {
  try {
    await audience.ask(sql);
  } catch (error) {
    // The database is away: the whole batch is tried again.
    if (isDatabaseAway(error)) throw error;
    // Nobody is shown what could not be checked. One filter that fits no longer must not silence the rest.
    log.error(describeError(error), "realtime could not tell who may read a change");
    await audience.askOneByOne(sql);
  }
}
