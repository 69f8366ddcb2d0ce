/** Served as sw.js where an installation keeps nothing offline (OFFLINE=0): takes the place of the other, and goes. */
import type { ServiceWorker } from "./service-worker-types.ts";

const worker = self as unknown as ServiceWorker;

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(remove());
});
