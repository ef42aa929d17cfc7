import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const calls: string[] = [];
let sendCrash: (error: unknown) => Promise<void>;

beforeEach(async () => {
  calls.length = 0;
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/user/products', search: '?q=maha', hash: '' });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    calls.push(body);
    throw new TypeError('Failed to fetch');
  });
  ({ sendCrash } = await import('./send-crash.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error('x'), { name });

test('an error is sent once, with its page and without its query, and a failure to send is no error', async () => {
  const error = new TypeError('x is undefined');
  await sendCrash(error);
  await sendCrash(error);
  expect(calls).toHaveLength(1);
  expect(JSON.parse(calls[0] ?? '')).toMatchObject({
    message: 'TypeError: x is undefined',
    page: '/user/products',
    version: expect.any(String),
  });
  expect(calls[0]).not.toContain('maha');
});

test('five of a page load at most', async () => {
  for (let at = 0; at < 8; at += 1) await sendCrash(new Error(`broken ${at}`));
  expect(calls).toHaveLength(5);
});

test('nothing is sent of what is no crash of ours, or without a connection', async () => {
  for (const name of ['ApiFailure', 'WaitCancelled', 'LostChunk', 'AbortError']) await sendCrash(named(name));
  await sendCrash('a text');
  const foreign = new Error('x');
  foreign.stack = 'Error: x\n    at y (chrome-extension://abc/content.js:1:2)';
  await sendCrash(foreign);
  vi.stubGlobal('navigator', { onLine: false });
  await sendCrash(new Error('offline'));
  expect(calls).toEqual([]);
});

test('a long one is cut to what the server takes', async () => {
  const error = new Error('x'.repeat(5_000));
  error.stack = 'y'.repeat(20_000);
  await sendCrash(error);
  const { message, stack } = JSON.parse(calls[0] ?? '');
  expect([message.length, stack.length]).toEqual([1_000, 8_000]);
});
