import type { HttpBindings } from "@hono/node-server";
import { isWeakPassword } from "#app/features/account/sign-in/weak-password.ts";
import { secondsKept } from "#app/features/privacy/retention.ts";
import type { Config } from "./config/config.ts";
import { installationSecret } from "./config/installation-secret.ts";
import type { Database } from "./database/database.ts";
import { accountEmails } from "./email/account-emails.ts";
import { enqueueAuthMail } from "./email/enqueue-auth-mail.ts";
import type { FunctionHandlers } from "./gateway/functions/functions.ts";
import { createGateway } from "./gateway/gateway.ts";
import { LiveSessions } from "./gateway/live-sessions.ts";
import { clientAddress } from "./http/client-address.ts";
import { networkOf } from "./http/network.ts";
import { contactPrice, type ReadingBudget } from "./http/reading-budget.ts";
import { loadOrCreateKeys, openKeys } from "./kernel/keys.ts";
import type { Log } from "./kernel/log.ts";
import { openFiles } from "./storage/open-files.ts";
import { createNetworkMark } from "./visitors/mark-network.ts";
import { noteSignInNetwork } from "./visitors/note-sign-in-network.ts";

type Deps = {
  config: Config;
  database: Database;
  log: Log;
  publicUrl: string;
  functions: FunctionHandlers;
  reading: ReadingBudget;
};

/** As the privacy page says. */
export const authLifetimes = {
  inactivity: secondsKept("sessions"),
  auditLog: secondsKept("account_events"),
  knownNetwork: secondsKept("known_networks"),
};

/** The gateway as this installation runs it: its keys, files, mails and limits. */
export async function configureGateway({ config, database, log, publicUrl, functions, reading }: Deps) {
  const keys = openKeys(config.keys ?? (await loadOrCreateKeys(config.dataDir)));
  const { proxies } = config;
  const markNetwork = await createNetworkMark(config);
  const notifyOwner = accountEmails(await installationSecret(config, "known devices"));
  const readerOf = (_: Request, env: unknown) => reading.networkOf((env as HttpBindings).incoming);
  return createGateway({
    settings: {
      ...database.forApi,
      keys,
      sessions: new LiveSessions(database.forApi.sql),
      log,
      publicUrl,
      apiSchemas: ["public"],
    },
    auth: {
      siteUrl: publicUrl,
      lifetimes: authLifetimes,
      // A session that somebody left open, or stole, is not enough to take the account over.
      requireReauthentication: true,
      // Nor is it enough for a second way in, which no page shows.
      isLinkingClosed: true,
      // The demo takes any, so that nobody has to think of one to look around.
      ...(!config.demo && {
        isWeakPassword: (password: string, { email, userMetadata }: { email: string | null; userMetadata: object }) =>
          isWeakPassword(password, [email ?? "", "name" in userMetadata ? String(userMetadata.name) : ""]),
      }),
      sendMail: (mail) => enqueueAuthMail(database.sql, mail),
      onEvent: async (event, tx) => {
        await noteSignInNetwork(event, tx, markNetwork);
        await notifyOwner(event, tx);
      },
      clientAddress: (_, env) => clientAddress((env as HttpBindings).incoming, proxies),
    },
    functions,
    storage: { files: await openFiles(config), networkOf: readerOf },
    rest: { sharing: { networkOf: readerOf, budgetOf: reading.budgetOf, least: contactPrice, atOnce: 4, waiting: 40 } },
    // Open pages listen; what they hear comes from the database alone.
    realtime: { networkOf: (request) => networkOf(clientAddress(request, proxies)), publicSenders: "service" },
  });
}
