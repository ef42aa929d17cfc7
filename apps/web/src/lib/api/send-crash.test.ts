import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const calls: Blob[] = [];
let sendCrash: (error: unknown) => void;
/** A browser that queues nothing more: that is no error of the page. */
const sendBeacon = (_url: string, body: Blob): boolean => {
  calls.push(body);
  return false;
};
const report = async (at = 0): Promise<string> => (await calls[at]?.text()) ?? '';

beforeEach(async () => {
  calls.length = 0;
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true, sendBeacon });
  vi.stubGlobal('location', { pathname: '/user/products', search: '?q=maha', hash: '' });
  ({ sendCrash } = await import('./send-crash.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error('x'), { name });

test('an error is sent once, with its page and without its query', async () => {
  const error = new TypeError('x is undefined');
  sendCrash(error);
  sendCrash(error);
  expect(calls).toHaveLength(1);
  expect(JSON.parse(await report())).toMatchObject({
    message: 'TypeError: x is undefined',
    page: '/user/products',
    version: expect.any(String),
  });
  expect(await report()).not.toContain('maha');
});

test('five of a page load at most', () => {
  for (let at = 0; at < 8; at += 1) sendCrash(new Error(`broken ${at}`));
  expect(calls).toHaveLength(5);
});

test('nothing is sent of what is no crash of ours, or without a connection', () => {
  for (const name of ['ApiFailure', 'WaitCancelled', 'LostChunk', 'AbortError']) sendCrash(named(name));
  sendCrash('a text');
  const foreign = new Error('x');
  foreign.stack = 'Error: x\n    at y (chrome-extension://abc/content.js:1:2)';
  sendCrash(foreign);
  vi.stubGlobal('navigator', { onLine: false, sendBeacon });
  sendCrash(new Error('offline'));
  expect(calls).toEqual([]);
});

test('a long one is cut to what the server takes', async () => {
  const error = new Error('x'.repeat(5_000));
  error.stack = 'y'.repeat(20_000);
  sendCrash(error);
  const { message, stack } = JSON.parse(await report());
  expect([message.length, stack.length]).toEqual([1_000, 8_000]);
});
