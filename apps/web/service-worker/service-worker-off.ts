/** Served in place of the service worker to remove it: its files and itself. Open pages go on with the network. */
import { cacheName } from './offline-files.ts';

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  await caches.delete(cacheName);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
