import * as z from 'zod/mini';
import { once } from 'node:events';
import { inArray, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../apps/server/src/database/database.ts';
import { startLoopbackServer } from '../../apps/server/src/integrations/local/loopback-server.ts';
import { startFcm } from '../../apps/server/src/integrations/push/testing/fcm-server.ts';
import { startPushService } from '../../apps/server/src/integrations/push/testing/push-service.ts';
import { vapidKeys } from '../../apps/server/src/integrations/push/web-push.ts';
import { queueMessage } from '../../apps/server/src/messages/queries.ts';
import { outbox } from '../../apps/server/src/messages/tables.ts';
import type { Message } from '../../apps/server/src/messages/templates/message.ts';
import { writeTarget } from '../../apps/server/src/notifications/push/push-targets.ts';
import { queuePush } from '../../apps/server/src/notifications/sending/notify.ts';
import { newNotification } from '../../apps/server/src/notifications/testing/new-notification.ts';
import type { Person } from '../../apps/server/src/testing/accounts.ts';
import { faultyWire, soundHttp } from '../../apps/server/src/testing/faulty-wire.ts';
import type { OutsideSystem } from './system.ts';

const siteOrigin = 'http://localhost:3000';
const soon = () => new Date(Date.now() + 600_000).toISOString();
const portIn = (address: unknown): number => z.parse(z.object({ port: z.int() }), address).port;

/** Under which ids each message arrived, in turn. */
type Arrivals = Map<string, string[]>;
const note = (arrivals: Arrivals, key: string, id: string): void => {
  arrivals.set(key, [...(arrivals.get(key) ?? []), id]);
};

interface Sending {
  readonly arrivals: Arrivals;
  /** Queues a message, and gives the key under which it arrives. */
  readonly queue: () => Promise<string>;
  /** Number of them that the server still means to send. */
  readonly countOpen: (keys: readonly string[]) => Promise<number>;
  /** Why some were not sent, as far as the server says. */
  readonly reasons?: (keys: readonly string[]) => Promise<readonly string[]>;
}

function messagesOf({
  arrivals,
  queue,
  countOpen,
  reasons = async () => [],
}: Sending): Omit<OutsideSystem, 'name' | 'wire'> {
  let queued: string[] = [];
  return {
    cause: async () => {
      queued.push(await queue());
    },
    waiting: async () =>
      queued.filter((key) => !arrivals.has(key)).length + (queued.length > 0 ? await countOpen(queued) : 0),
    finish: async () => {
      const keys = queued;
      queued = [];
      const ids = keys.map((key) => arrivals.get(key) ?? []);
      const lostKeys = keys.filter((key) => !arrivals.has(key));
      const twice = ids.filter((those) => new Set(those).size > 1).length;
      const again = ids.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0);
      arrivals.clear();
      return {
        wrong: [
          ...new Set(lostKeys.length > 0 ? await reasons(lostKeys) : []),
          ...(lostKeys.length > 0 ? [`${lostKeys.length} of ${keys.length} messages lost`] : []),
          ...(twice > 0 ? [`${twice} of ${keys.length} messages under two ids`] : []),
        ],
        summary: `${keys.length} messages, ${again} came again under their id`,
      };
    },
  };
}

const countQueued = (db: Database) => (keys: readonly string[]) =>
  db.$count(outbox, sql`${inArray(outbox.recipient, [...keys])} and ${outbox.state} <> 'SENT'`);

let number = 0;

/** What the outbox says of those that were not sent. */
const reasonsIn =
  (db: Database) =>
  async (keys: readonly string[]): Promise<readonly string[]> => {
    const rows = await db
      .select({ state: outbox.state, lastError: outbox.lastError, attempts: outbox.attempts })
      .from(outbox)
      .where(sql`${inArray(outbox.recipient, [...keys])} and ${outbox.state} <> 'SENT'`);
    return rows.map(({ state, lastError, attempts }) => `${state} after ${attempts} tries: ${lastError}`);
  };

const messageTo = (email: string): Message =>
  number % 2 === 0
    ? { template: 'registrationCode', language: 'ar', email, code: '482913', expiresAt: soon() }
    : {
        template: 'newsletterIssue',
        isTest: false,
        language: 'en',
        email,
        subject: 'Fees change',
        text: 'The fees of a store change.',
        unsubscribeUrl: `${siteOrigin}/unsubscribe`,
      };

/** Mails, by turns to one who waits for a code and to many. */
async function mail(opened: AsyncDisposableStack, db: Database): Promise<OutsideSystem> {
  const arrivals: Arrivals = new Map();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      let source = '';
      stream.on('data', (bytes: Buffer) => (source += bytes.toString()));
      stream.on('end', () => {
        const id = /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '';
        for (const { address } of envelope.rcptTo) note(arrivals, address, id);
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  opened.defer(() => smtp.close());
  const wire = opened.use(
    await faultyWire({ port: portIn(listening.address()), opening: '220 ', speaksFirst: true }),
  );
  const queue = async (): Promise<string> => {
    const email = `outside${(number += 1)}@example.com`;
    await db.transaction((tx) => queueMessage(tx, siteOrigin, messageTo(email)));
    return email;
  };
  return {
    name: 'mail',
    wire,
    ...messagesOf({ arrivals, queue, countOpen: countQueued(db), reasons: reasonsIn(db) }),
  };
}

/** A provider that answers like Unifonic. */
async function sms(opened: AsyncDisposableStack, db: Database): Promise<OutsideSystem> {
  const arrivals: Arrivals = new Map();
  const provider = await startLoopbackServer(async ({ body }) => {
    const form = new URLSearchParams(body);
    note(arrivals, `+${form.get('Recipient')}`, form.get('CorrelationID') ?? '');
    return { status: 200, json: { success: true, data: { MessageID: String(arrivals.size) } } };
  });
  opened.defer(provider.close);
  const wire = opened.use(
    await faultyWire({ port: Number(new URL(provider.origin).port), opening: soundHttp }),
  );
  const queue = async (): Promise<string> => {
    const mobile = `+96657${String((number += 1)).padStart(7, '0')}`;
    const message = { template: 'passwordCode', language: 'ar', code: '771204', mobile } as const;
    await db.transaction((tx) => queueMessage(tx, siteOrigin, { ...message, expiresAt: soon() }));
    return mobile;
  };
  return {
    name: 'sms',
    wire,
    ...messagesOf({ arrivals, queue, countOpen: countQueued(db), reasons: reasonsIn(db) }),
  };
}

/** Jobs of push messages that are not done. */
const countPushes = (db: Database) => async (): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'sendPush' and state < 'completed'`,
  );
  return rows[0]?.count ?? 0;
};

/** Queues a notification of an account for its one device. */
const queueFor = (db: Database, reader: Person) => async (): Promise<string> =>
  db.transaction(async (tx) => {
    const id = await newNotification({ db: tx }, reader.id);
    await queuePush(tx, sql`notification.id = ${id}`);
    return `notification-${id}`;
  });

interface Readers {
  readonly browser: Person;
  readonly phone: Person;
  readonly secretKey: string;
}

async function webPush(opened: AsyncDisposableStack, db: Database, { browser, secretKey }: Readers) {
  const arrivals: Arrivals = new Map();
  let through: Awaited<ReturnType<typeof faultyWire>> | undefined;
  const service = opened.use(
    await startPushService({
      hostOf: async (port) => {
        through = opened.use(await faultyWire({ port }));
        return `localhost:${through.port}`;
      },
      onReceived: ({ text }) => {
        const { tag } = z.parse(z.object({ tag: z.string() }), JSON.parse(text));
        note(arrivals, tag, tag);
      },
    }),
  );
  if (through === undefined) throw new Error('The push service has no wire');
  const { endpoint, keys } = service.subscribe(vapidKeys(secretKey).publicKey);
  await db.transaction((tx) =>
    writeTarget(
      tx,
      { accountId: browser.id, sessionId: browser.sessionId },
      { kind: 'web', identifier: endpoint, keys },
    ),
  );
  const sending = { arrivals, queue: queueFor(db, browser), countOpen: countPushes(db) };
  return { system: { name: 'web push', wire: through, ...messagesOf(sending) }, service };
}

async function firebase(opened: AsyncDisposableStack, db: Database, { phone }: Readers) {
  const arrivals: Arrivals = new Map();
  const server = opened.use(
    await startFcm({ onReceived: ({ data: { tag = '' } = {} }) => note(arrivals, tag, tag) }),
  );
  const wire = opened.use(
    await faultyWire({ port: Number(new URL(server.access.endpoint).port), opening: soundHttp }),
  );
  const token = `${'f'.repeat(22)}:APA91b${'x'.repeat(134)}`;
  server.devices.add(token);
  await db.transaction((tx) =>
    writeTarget(
      tx,
      { accountId: phone.id, sessionId: phone.sessionId },
      { kind: 'fcm', identifier: token, keys: null },
    ),
  );
  const sending = { arrivals, queue: queueFor(db, phone), countOpen: countPushes(db) };
  return { system: { name: 'fcm', wire, ...messagesOf(sending) }, access: server.access };
}

/** Starts the systems that carry messages, each behind its wire, and says how the server reaches them. */
export async function messageSystems(opened: AsyncDisposableStack, db: Database, readers: Readers) {
  const [mails, texts] = [await mail(opened, db), await sms(opened, db)];
  const web = await webPush(opened, db, readers);
  const phone = await firebase(opened, db, readers);
  const google = `http://127.0.0.1:${phone.system.wire.port}`;
  return {
    systems: [mails, texts, web.system, phone.system] satisfies OutsideSystem[],
    ca: web.service.ca,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mails.wire.port}`,
      SMS_PROVIDER: 'unifonic',
      SMS_ENDPOINT: `http://127.0.0.1:${texts.wire.port}`,
      SMS_SECRET: 'a-key-of-the-faults',
      PUSH_HOSTS: web.service.host,
      FCM_PROJECT: phone.access.project,
      FCM_ACCOUNT: phone.access.account,
      FCM_PRIVATE_KEY: phone.access.privateKey,
      FCM_ENDPOINT: google,
      FCM_TOKEN_ENDPOINT: `${google}/token`,
    },
  };
}
