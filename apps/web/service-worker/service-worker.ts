/**
 * Opens the calculator and saved products without a connection: from files alone, never from replies of the API. Two versions are
 * saved at a time, so that a page in use still finds the parts of its own version after an update.
 */
import { pageAccess } from '@saer/contract/site/pages';
import { isToolPage } from '@saer/contract/products/tools';
import {
  cacheName,
  type OfflineFiles,
  type OfflineGroup,
  shellPath,
  type WorkerRequest,
} from './offline-files.ts';
import { listenForPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const OFFLINE_FILES: OfflineFiles;

const newest = OFFLINE_FILES;
const recordPath = '/saved-version';

/** What the cache holds of the version that is in use. */
interface Saved {
  readonly version: string;
  readonly files: readonly string[];
  readonly groups: readonly OfflineGroup[];
}

/** Pages of the app that open offline, if only to say that the connection is missing. All others are the network's. */
const opensOffline = (pathname: string): boolean => {
  const page = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return (
    /^\/(?:calculator|user|account)(?:\/|$)/.test(page) &&
    page !== '/user/download' &&
    (Object.hasOwn(pageAccess, page) || isToolPage(page))
  );
};

const isHashed = (file: string): boolean => file.startsWith('/assets/');

/** The key of a file in the cache: a file whose name never changes is saved for each version. */
const keyOf = (file: string, version: string): string =>
  isHashed(file) ? file : `${file}?version=${version}`;

const filesOf = (groups: readonly OfflineGroup[]): readonly string[] => [
  ...new Set(groups.flatMap((group) => newest.groups[group])),
];

const keysOf = (groups: readonly OfflineGroup[]): readonly string[] =>
  filesOf(groups).map((file) => keyOf(file, newest.version));

async function readSaved(cache: Cache): Promise<Saved | undefined> {
  return (await cache.match(recordPath))?.json();
}

/** Few at a time: the page that is open comes first. */
const atATime = 4;

/** Fetches the files that the cache lacks; rejects, and leaves the former version in use, if one is missing. */
async function saveMissing(cache: Cache, groups: readonly OfflineGroup[]): Promise<void> {
  const files = [...filesOf(groups)];
  const saveNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const key = keyOf(file, newest.version);
      if ((await cache.match(key, { ignoreVary: true })) !== undefined) continue;
      const reply = await fetch(file, { cache: isHashed(file) ? 'default' : 'reload' });
      if (!reply.ok || reply.redirected) throw new Error(`${file}: ${reply.status}`);
      await cache.put(key, reply);
    }
  };
  await Promise.all(Array.from({ length: atATime }, saveNext));
}

const writeSaved = (cache: Cache, groups: readonly OfflineGroup[]): Promise<void> =>
  cache.put(
    recordPath,
    Response.json({ version: newest.version, files: keysOf(groups), groups } satisfies Saved),
  );

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await saveMissing(cache, (await readSaved(cache))?.groups ?? ['calculator']);
  // Pages in use keep their own files, so nobody has to wait for them to close.
  await self.skipWaiting();
}

/** Takes over, and removes files of neither this version nor the former one. */
async function activate(): Promise<void> {
  const cache = await caches.open(cacheName);
  const former = await readSaved(cache);
  const groups = former?.groups ?? ['calculator'];
  const needed = new Set([recordPath, ...keysOf(groups), ...(former?.files ?? [])]);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!needed.has(pathname + search)) await cache.delete(url);
  }
  if (former?.version !== newest.version) await writeSaved(cache, groups);
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function saveGroup(group: OfflineGroup): Promise<void> {
  const cache = await caches.open(cacheName);
  const groups = (await readSaved(cache))?.groups ?? ['calculator'];
  await saveMissing(cache, [group]);
  if (!groups.includes(group)) await writeSaved(cache, [...groups, group]);
}

/** Replies of a proxy whose server is away. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** A file as it was saved for this version, or for the former one under a name of its own. */
function savedFile(file: string): Promise<Response | undefined> {
  // Opening the cache would create it again after its removal (`service-worker-off.ts`), while pages are in use.
  return caches.match(keyOf(file, newest.version), { cacheName, ignoreVary: true });
}

/** The page from the network; without one, the app as it was saved. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const reply = preloaded ?? (await fetch(event.request));
    return isAway(reply) ? ((await savedFile(shellPath)) ?? reply) : reply;
  } catch (error) {
    const saved = await savedFile(shellPath);
    if (saved === undefined) throw error;
    return saved;
  }
}

const openFile = async (request: Request, file: string): Promise<Response> =>
  (await savedFile(file)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (opensOffline(pathname)) event.respondWith(openPage(event));
    return;
  }
  if (/^\/(?:assets|fonts)\//.test(pathname)) event.respondWith(openFile(request, pathname));
});

listenForPush();

self.addEventListener('message', (event) => {
  const asked: WorkerRequest = event.data;
  // Without a connection now, the next visit asks again.
  if (asked.is === 'save') event.waitUntil(saveGroup(asked.group).catch(() => undefined));
  else event.ports[0]?.postMessage(Object.values(newest.groups).some((files) => files.includes(asked.file)));
});
