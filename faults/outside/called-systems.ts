import { savedFile } from '@saer/contract/site/file';
import { paymentStatus } from '@saer/contract/subscriptions/payment';
import { eq, sql } from 'drizzle-orm';
import { startNafathServer } from '../../apps/server/src/integrations/nafath/local/nafath-server.ts';
import { transaction } from '../../apps/server/src/payments/tables.ts';
import { startAppwriteStub } from '../../apps/server/src/storage/testing/appwrite-stub.ts';
import { startS3Server } from '../../apps/server/src/storage/testing/s3-server.ts';
import { makePdf } from '../../apps/server/src/storage/testing/send-file.ts';
import { type Person, person } from '../../apps/server/src/testing/accounts.ts';
import { faultyWire, soundHttp } from '../../apps/server/src/testing/faulty-wire.ts';
import { compareLedgers } from '../payments/ledgers.ts';
import { newShop } from '../payments/operations.ts';
import { isClean } from '../payments/run-faults.ts';
import type { World } from '../payments/world.ts';
import type { OutsideSystem } from './system.ts';

/** Callers who wait for a system at the same time. */
const maxCallers = 20;
/** A reply comes within this, whatever the system does: the longest patience, of stores, and a moment. */
const longestCall = 75_000;

/** Calls of a server that wait for a system outside, and their replies. */
function callers(expected: readonly number[]) {
  const wrong = new Map<string, number>();
  const statuses = new Map<number, number>();
  let underWay = 0;
  const complain = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
  async function call(
    port: number,
    path: string,
    { headers }: Pick<Person, 'headers'>,
    init: RequestInit = {},
  ): Promise<Response | undefined> {
    if (underWay >= maxCallers) return undefined;
    underWay += 1;
    try {
      const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
        ...init,
        headers: { ...headers, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(longestCall),
      });
      const whole = new Response(await response.arrayBuffer(), { status: response.status });
      statuses.set(whole.status, (statuses.get(whole.status) ?? 0) + 1);
      if (!expected.includes(whole.status)) complain(`answered ${whole.status}`);
      return whole;
    } catch (error) {
      complain(`no reply: ${error instanceof Error ? error.name : String(error)}`);
      return undefined;
    } finally {
      underWay -= 1;
    }
  }
  return {
    call,
    complain,
    underWay: () => underWay,
    end: () => {
      const ended = {
        wrong: [...wrong].map(([what, count]) => `${count} × ${what}`),
        summary: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
      };
      wrong.clear();
      statuses.clear();
      return ended;
    },
  };
}

/** Requests to Nafath that one account may make in ten minutes, fewer. */
const startsOfAccount = 8;

export async function nafath(opened: AsyncDisposableStack, { server }: World) {
  const provider = await startNafathServer();
  opened.defer(provider.close);
  const wire = opened.use(
    await faultyWire({ port: Number(new URL(provider.access.endpoint).port), opening: soundHttp }),
  );
  // 503: the service does not answer.
  const { call, complain, underWay, end } = callers([200, 503]);
  let begun = 0;
  let asking: Promise<Person> | undefined;
  const ask = async (port: number): Promise<Response | undefined> => {
    if (begun % startsOfAccount === 0) asking = person(server, { role: 'USER' });
    const nationalId = `1${String((begun += 1)).padStart(9, '0')}`;
    const by = await (asking ?? person(server, { role: 'USER' }));
    const body = JSON.stringify({ nationalId });
    return call(port, '/auth/nafath/verification', by, { method: 'POST', body });
  };
  const system: OutsideSystem = {
    name: 'nafath',
    wire,
    cause: async (port) => {
      void ask(port);
    },
    waiting: async () => underWay(),
    finish: async (port) => {
      const reply = await ask(port);
      if (reply?.status !== 200) complain('not served once it is well again');
      const ids = provider.waiting().map(({ nationalId }) => nationalId);
      if (new Set(ids).size !== ids.length) complain('two requests of one person wait');
      return end();
    },
  };
  const { access } = provider;
  const environment = {
    NAFATH_ENDPOINT: `http://127.0.0.1:${wire.port}`,
    NAFATH_ID: access.id,
    NAFATH_SECRET: access.secret,
    NAFATH_AUDIENCE: access.audience,
    NAFATH_ISSUER: access.issuer,
  };
  return { system, environment };
}

/** Payments of one case that the gateway has taken, and of which we have not heard. */
const shopsAtOnce = 12;

export async function gateway(opened: AsyncDisposableStack, world: World) {
  const { server, client } = world;
  const { access } = server.gateway;
  const wire = opened.use(
    await faultyWire({ port: Number(new URL(access.apiUrl).port), opening: soundHttp }),
  );
  const { call, underWay, end } = callers([200]);
  let shops: { readonly shop: Person; readonly reference: string; isPaid: boolean }[] = [];
  let next = 0;
  /** Asks for the state of a payment, as a page that waits for it does. */
  const ask = async (port: number, each: (typeof shops)[number] | undefined): Promise<void> => {
    if (each === undefined) return;
    await server.db
      .update(transaction)
      .set({ updatedAt: sql`now() - interval '1 minute'` })
      .where(eq(transaction.reference, each.reference));
    const path = `/user-subscription/payment-status?reference=${each.reference}`;
    const reply = await call(port, path, each.shop);
    const read = paymentStatus.reply.safeParse(await reply?.json().catch(() => undefined));
    if (read.success && read.data.payment.status === 'SUCCEEDED') each.isPaid = true;
  };
  const system: OutsideSystem = {
    name: 'gateway',
    wire,
    prepare: async () => {
      await server.fail({ kind: 'webhookNever', count: 1_000 });
      shops = [];
      for (let at = 0; at < shopsAtOnce; at += 1) {
        const shop = await newShop(world);
        const step = await client.begun(shop);
        await client.onPage(step);
        shops.push({ shop, reference: step.reference, isPaid: false });
      }
    },
    cause: async (port) => {
      void ask(port, shops[(next += 1) % shops.length]);
    },
    waiting: async (port) => {
      if (underWay() > 0) return underWay();
      for (const each of shops) if (!each.isPaid) await ask(port, each);
      return shops.filter(({ isPaid }) => !isPaid).length;
    },
    finish: async () => {
      const unclean = [];
      for (const { shop } of shops) {
        const counts = await compareLedgers(world, shop.id);
        if (!isClean(counts)) unclean.push(JSON.stringify(counts));
      }
      const { wrong, summary } = end();
      return { wrong: [...wrong, ...unclean], summary: `${shops.length} payments; ${summary}` };
    },
  };
  const { reportUrl: _reportUrl, ...rest } = access;
  return { system, access: { ...rest, apiUrl: access.apiUrl.replace(/:\d+/, `:${wire.port}`) } };
}

const fileBytes = 40_000;

function fileSystem(name: string, wire: OutsideSystem['wire'], { server }: World): OutsideSystem {
  const { call, complain, underWay, end } = callers([200, 503]);
  const stored: { readonly by: Person; readonly url: string; readonly bytes: Buffer }[] = [];
  let sent = 0;
  let by: Promise<Person> | undefined;
  async function upload(port: number): Promise<void> {
    by ??= person(server, { role: 'USER', subscribed: true });
    const owner = await by;
    const bytes = makePdf(fileBytes, (sent += 1));
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'terms.pdf');
    const reply = await call(port, '/upload/contact-us', owner, { method: 'POST', body: form });
    if (reply?.status !== 200) return;
    const { bucketId, fileId } = savedFile.parse(await reply.json());
    stored.push({ by: owner, url: `/file/download?bucketId=${bucketId}&fileId=${fileId}`, bytes });
  }
  return {
    name,
    wire,
    longestRepair: longestCall,
    cause: async (port) => {
      void upload(port);
    },
    waiting: async () => underWay(),
    finish: async (port) => {
      const before = stored.length;
      await upload(port);
      if (stored.length === before) complain('not served once it is well again');
      const files = stored.splice(0);
      for (const each of files) {
        const reply = await call(port, each.url, each.by);
        if (reply === undefined || !Buffer.from(await reply.arrayBuffer()).equals(each.bytes))
          complain('a file that was stored is not there');
      }
      const { wrong, summary } = end();
      return { wrong, summary: `${files.length} files stored; ${summary}` };
    },
  };
}

export async function s3(opened: AsyncDisposableStack, world: World) {
  const { endpoint, ...store } = opened.use(await startS3Server());
  const wire = opened.use(await faultyWire({ port: Number(new URL(endpoint).port), opening: soundHttp }));
  return {
    system: fileSystem('s3', wire, world),
    environment: {
      FILES_DRIVER: 's3',
      FILES_ENDPOINT: `http://127.0.0.1:${wire.port}`,
      FILES_BUCKET: store.bucket,
      FILES_KEY: store.key,
      FILES_SECRET: store.secret,
    },
  };
}

export async function appwrite(opened: AsyncDisposableStack, world: World) {
  const account = { project: 'saer', key: 'key-1', bucket: 'saer-files' };
  const { endpoint } = opened.use(await startAppwriteStub(account));
  const wire = opened.use(await faultyWire({ port: Number(new URL(endpoint).port), opening: soundHttp }));
  return {
    system: fileSystem('appwrite', wire, world),
    environment: {
      FILES_DRIVER: 'appwrite',
      FILES_BUCKET: account.bucket,
      APPWRITE_ENDPOINT: `http://127.0.0.1:${wire.port}/v1`,
      APPWRITE_ID: account.project,
      APPWRITE_SECRET: account.key,
    },
  };
}
