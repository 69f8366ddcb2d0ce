import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { createClient as createClient230 } from "supabase-js-2-30";
import type { Log } from "../../../kernel/log.ts";
import { createGatewayDatabase } from "../../testing/gateway-database.ts";
import { onOwnPort } from "../../testing/on-own-port.ts";
import { openDiskStore } from "../files/disk-store.ts";
import type { FileStore } from "../files/file-store.ts";
import { createStorage } from "../storage.ts";
import type { StorageSettings } from "../storage-settings.ts";

export const ana = "a0000000-0000-4000-8000-000000000001";
export const bruno = "b0000000-0000-4000-8000-000000000002";

export type StorageScene = Awaited<ReturnType<typeof openStorageScene>>;

/** A storage service on a free port, over a database and a folder of its own. */
export async function openStorageScene(
  options: Omit<StorageSettings, "files"> & { files?: (disk: FileStore) => FileStore; log?: Log } = {},
) {
  const database = await createGatewayDatabase();
  const folder = await mkdtemp(join(tmpdir(), "betesda-storage-"));
  const disk = await openDiskStore(folder);
  const { keys } = database.settings;
  const files = options.files?.(disk) ?? disk;
  const app = new Hono().route("/storage/v1", createStorage({ ...database.settings, ...options, files }));
  const server = serve({ ...onOwnPort, fetch: app.fetch });
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const signIn = (userId: string, claims: object = {}, expiresIn = 3600) =>
    new SignJWT({ role: "authenticated", aud: "authenticated", sub: userId, ...claims })
      .setProtectedHeader({ alg: "ES256", kid: keys.signing.kid })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
      .sign(keys.signing.privateKey);

  const auth = { persistSession: false, autoRefreshToken: false };
  const client = (key: string, token?: string) =>
    createClient(url, key, {
      auth,
      global: { headers: token ? { Authorization: `Bearer ${token}` } : {} },
    }).storage;

  return {
    url: `${url}/storage/v1`,
    folder,
    files,
    database,
    sql: database.owner,
    keys,
    signIn,
    service: client(keys.secretKey),
    anon: client(keys.publishableKey),
    /** The service as supabase-js 2.30 reaches it. */
    serviceOld: createClient230(url, keys.secretKey, { auth }).storage,
    as: async (userId: string) => client(keys.publishableKey, await signIn(userId)),
    /** A bare request, for what supabase-js would not send. */
    request: (path: string, { headers, ...init }: RequestInit & { duplex?: "half" } = {}) =>
      fetch(`${url}/storage/v1${path}`, {
        ...init,
        headers: { apikey: keys.publishableKey, ...(headers as Record<string, string>) },
      } as RequestInit),
    asService: { apikey: keys.secretKey },
    /** Versions of the files that are there, and the names of those under way. */
    async stored() {
      const versions: string[] = [];
      for await (const { version } of disk.list()) versions.push(version);
      return { files: versions.sort(), incoming: await readdir(disk.incoming) };
    },
    /** No buckets, no objects, no files. */
    async clear() {
      await database.owner`delete from storage.objects`;
      await database.owner`delete from storage.buckets`;
      for await (const { version } of disk.list()) await disk.remove([version]);
    },
    async close() {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
