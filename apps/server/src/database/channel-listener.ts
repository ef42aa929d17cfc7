import { Client, type ClientConfig } from 'pg';

/** Hears what is announced with `pg_notify`; undefined: something may have been missed, so look for yourself. */
type NoticeHandler = (payload: string | undefined) => void;

/** Hears what other processes announce through the database: by one connection, opened for the first subscriber. */
export interface ChannelListener {
  /** Returns the end of the subscription. */
  readonly subscribe: (channel: Channel, handler: NoticeHandler) => () => void;
  readonly close: () => Promise<void>;
}

/** Everything that processes tell each other. */
const channels = ['saer_notification', 'saer_setting', 'saer_wake'] as const;
type Channel = (typeof channels)[number];

/** The pause after which subscribers look for themselves: between them and PostgreSQL a pooler may swallow notices without a word. */
const lookAgainMs = 15_000;
/** Pause before a connection that broke is opened again. */
const pauseMs = 500;

/** Opens the listener of a process; it connects once somebody subscribes, and again whenever the connection breaks. */
export function openChannelListener(
  connection: ClientConfig,
  onError: (error: Error) => void,
): ChannelListener {
  const handlers = new Map<Channel, Set<NoticeHandler>>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lookAgain = (): void => {
    for (const each of handlers.values()) for (const handler of each) handler(undefined);
  };
  const after = (ms: number, work: () => Promise<void>): void => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void work(), ms);
    timer.unref();
  };
  const drop = (broken: Client, error: Error): void => {
    if (client !== broken) return;
    client = undefined;
    if (!isClosed) onError(error);
    broken.end().catch(() => undefined);
    after(pauseMs, connect);
  };

  async function connect(): Promise<void> {
    const opening = new Client({
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'saer-notices',
      ...connection,
    });
    client = opening;
    opening.on('error', (error) => drop(opening, error));
    opening.on('end', () => drop(opening, new Error('Connection terminated')));
    opening.on('notification', ({ channel, payload }) => {
      for (const name of channels)
        if (name === channel) for (const handler of handlers.get(name) ?? []) handler(payload ?? '');
    });
    try {
      await opening.connect();
      for (const channel of channels) await opening.query(`listen ${channel}`);
      await check();
    } catch (error) {
      drop(opening, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Finds a connection that is broken without having said so; whoever subscribed looks again meanwhile. */
  async function check(): Promise<void> {
    const checked = client;
    if (checked === undefined) return;
    lookAgain();
    try {
      await checked.query('select 1');
      after(lookAgainMs, check);
    } catch (error) {
      drop(checked, error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    subscribe: (channel, handler) => {
      const those = handlers.get(channel) ?? new Set();
      handlers.set(channel, those);
      those.add(handler);
      if (client === undefined && timer === undefined && !isClosed) void connect();
      return () => void those.delete(handler);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
