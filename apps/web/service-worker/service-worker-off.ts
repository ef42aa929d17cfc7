/** Served in place of the service worker to remove it: its files and itself. Open pages go on with the network. */
declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

export {};
