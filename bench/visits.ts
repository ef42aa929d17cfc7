/**
 * Everything that a browser with an empty cache loads on its first visit to a page until the network is idle: requests, and bytes as
 * transferred.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { signedIn } from '@saer/contract/account/session';
import { account } from '../apps/server/src/principals/tables.ts';
import type { Database } from '../apps/server/src/database/database.ts';
import { hashPassword, setPassword } from '../apps/server/src/auth/passwords/password.ts';
import { savedSession } from '../e2e/signed-in.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { startBenchServer } from './bench-server.ts';

export const kinds = ['html', 'js', 'css', 'font', 'data', 'picture', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One request of a visit; bytes on the wire, headers included. */
export interface Loaded {
  readonly url: string;
  readonly kind: Kind;
  readonly bytes: number;
  /** Requested after the page came to rest, as the page itself marks it: no part of the first load. */
  readonly isLater: boolean;
}

export interface Visit {
  readonly path: string;
  readonly language: 'ar' | 'en';
  readonly isSignedIn: boolean;
}

/** A visit is over when nothing was requested for this long. */
const quietMs = 1_500;
const longestMs = 60_000;

const email = 'visitor@example.com';
const password = 'Sunny-Harbour-42';

/** The server with the built pages, and a browser that visits them. */
export async function startVisits(opened: AsyncDisposableStack, webFolder: string) {
  const { db, port } = await startBenchServer(opened, webFolder);
  const origin = `http://127.0.0.1:${port}`;
  const session = await signInSomebody(db, origin);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  opened.defer(() => browser.close());
  return {
    origin,
    session,
    browser,
    load: (visit: Visit) => load(browser, origin, visit, visit.isSignedIn ? session : {}),
  };
}

/** Session data in the browser of a seller without products. */
async function signInSomebody(db: Database, origin: string): Promise<Readonly<Record<string, string>>> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(account)
      .values({
        firstName: 'Somebody',
        lastName: 'Else',
        email,
        language: 'en',
        role: 'USER',
        status: 'ACTIVE',
        isVerified: true,
      })
      .returning({ id: account.id });
    await setPassword(tx, row?.id ?? 0, await hashPassword(password));
  });
  return savedSession(signedIn.parse(await authenticate(origin)));
}

/** A server that has just started may reject callers for a moment. */
async function authenticate(origin: string, attempt = 1): Promise<unknown> {
  const reply = await fetch(`${origin}/v1/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'desktop' },
    body: JSON.stringify({ username: email, password }),
  });
  if (reply.status === 200 || attempt === 50) return reply.json();
  await pause(200);
  return authenticate(origin, attempt + 1);
}

async function load(
  browser: Browser,
  origin: string,
  { path, language }: Visit,
  stored: Readonly<Record<string, string>>,
): Promise<readonly Loaded[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
  });
  try {
    await context.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, stored);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const asked = new Map<string, { url: string; kind: Kind }>();
    const startedAt = new Map<string, number>();
    const finished: (Omit<Loaded, 'isLater'> & { readonly at: number })[] = [];
    let lastAt = Date.now();
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      asked.set(requestId, { url: response.url.replace(origin, ''), kind: kindOf(type, response.url) });
    });
    cdp.on('Network.requestWillBeSent', ({ requestId, wallTime }) => {
      lastAt = Date.now();
      startedAt.set(requestId, wallTime * 1000);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastAt = Date.now();
      const of = asked.get(requestId);
      if (of !== undefined && !of.url.startsWith('data:'))
        finished.push({ ...of, bytes: encodedDataLength, at: startedAt.get(requestId) ?? 0 });
    });
    await cdp.send('Network.enable');
    const broken: Error[] = [];
    page.on('pageerror', (error) => broken.push(error));
    const begin = Date.now();
    await page.goto(`${origin}${path}`);
    await quiet();
    // Files that load with the rest of the page belong to the visit too.
    await page.evaluate(async () => {
      const step = innerHeight / 2;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        scrollTo(0, top);
        await new Promise((resolve) => {
          setTimeout(resolve, 40);
        });
      }
    });
    await quiet();
    // A page that fails loads little.
    if (broken[0] !== undefined) throw broken[0];
    const restAt = await page.evaluate(() => {
      const [mark] = performance.getEntriesByName('rest');
      return mark === undefined ? undefined : performance.timeOrigin + mark.startTime;
    });
    return finished.map(({ at, ...of }) => ({ ...of, isLater: restAt !== undefined && at >= restAt }));

    async function quiet(): Promise<void> {
      lastAt = Date.now();
      while (Date.now() - lastAt < quietMs && Date.now() - begin < longestMs) await pause(50);
    }
  } finally {
    await context.close();
  }
}

function kindOf(type: string, url: string): Kind {
  if (type === 'Document') return 'html';
  if (type === 'Script' || /\.m?js$/.test(url)) return 'js';
  if (url.endsWith('.avif')) return 'picture';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Font' || url.endsWith('.woff2')) return 'font';
  return url.includes('/v1/') ? 'data' : 'other';
}

interface Sum {
  requests: number;
  bytes: number;
}

const none = (): Sum => ({ requests: 0, bytes: 0 });

/** Requests and KiB of a first load, by kind. In all, pictures are left out: they are fetched only by those who scroll to them. */
export function counted(loaded: readonly Loaded[]) {
  const byKind: Readonly<Record<Kind, Sum>> = {
    html: none(),
    js: none(),
    css: none(),
    font: none(),
    data: none(),
    picture: none(),
    other: none(),
  };
  const firstLoad = loaded.filter(({ isLater }) => !isLater);
  for (const { kind, bytes } of firstLoad) {
    byKind[kind].requests += 1;
    byKind[kind].bytes += bytes;
  }
  const first = firstLoad.filter(({ kind }) => kind !== 'picture');
  const kibOf = (of: readonly Loaded[]): number => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const laterKib = kibOf(loaded.filter(({ isLater }) => isLater));
  return { requests: first.length, kib: kibOf(first), laterKib, byKind };
}
