import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { appwriteStore } from './drivers/appwrite-store.ts';
import { type ObjectStore, StoreUnavailable } from './drivers/object-store.ts';
import { s3Store } from './drivers/s3-store.ts';

const patienceMs = 400;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A store on a bad day: every request is answered by `answer`. */
async function stores(
  answer: (response: ServerResponse) => void,
  patience = patienceMs,
): Promise<Record<string, ObjectStore>> {
  const listening = createServer((request, response) => {
    request.resume();
    request.once('end', () => answer(response));
  }).listen(0, '127.0.0.1');
  server = listening;
  await once(listening, 'listening');
  const { port } = z.parse(z.object({ port: z.int() }), listening.address());
  const endpoint = `http://127.0.0.1:${port}`;
  const bucket = 'files';
  return {
    s3: s3Store({ endpoint, bucket, region: 'us-east-1', key: 'key', secret: 'secret' }, patience),
    appwrite: appwriteStore({ endpoint, bucket, project: 'saer', key: 'key' }, patience),
  };
}

/** Begins a reply and sends a byte of it now and then, without end. */
const drip =
  (status: number, text: string) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { etag: '"1"' });
    const timer = setInterval(() => response.write(text), 20);
    response.once('close', () => clearInterval(timer));
  };

const newName = () => randomUUID().replaceAll('-', '');
/** Characters in the names of a list. */
async function all(store: ObjectStore): Promise<number> {
  let count = 0;
  for await (const { name } of store.list()) count += name.length;
  return count;
}
async function read(store: ObjectStore, size: number): Promise<number> {
  let count = 0;
  for await (const piece of await store.get(newName(), { start: 0, end: size - 1 }))
    count += Buffer.from(piece).length;
  return count;
}

describe.each(['s3', 'appwrite'])('a store by %s', (kind) => {
  const readStore = async (...given: Parameters<typeof stores>): Promise<ObjectStore> => {
    const store = (await stores(...given))[kind];
    if (store === undefined) throw new Error('no such driver');
    return store;
  };

  test('that sends a byte of an object now and then is given up', async () => {
    const store = await readStore(drip(206, 'x'));
    await expect(read(store, 100_000)).rejects.toThrow(StoreUnavailable);
  });

  test('that sends its list without end is given up', async () => {
    await expect(all(await readStore(drip(200, ' ')))).rejects.toThrow(StoreUnavailable);
  });

  test('that says more than any list has is given up before it has said it', async () => {
    let said = 0;
    const store = await readStore((response) => {
      response.writeHead(200);
      const say = () => {
        said += 65_536;
        if (!response.destroyed && response.write(' '.repeat(65_536))) setImmediate(say);
      };
      response.on('drain', say);
      say();
    });
    await expect(all(store)).rejects.toThrow(StoreUnavailable);
    expect(said).toBeLessThan(32 * 1024 * 1024);
  });

  test('that says something else than a list, or of an object, is not believed', async () => {
    const store = await readStore((response) => response.writeHead(200).end('<html>Sign in</html>'));
    await expect(all(store)).rejects.toThrow(StoreUnavailable);
    await expect(store.put(newName(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
    const other = await readStore((response) => response.writeHead(201).end('{"$id":"another"}'));
    await expect(other.put(newName(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
  });

  test('is not given up for a reader who takes their time', async () => {
    const size = 8 * 1024 * 1024;
    const patience = 2_000;
    const store = await readStore((response) => response.writeHead(206).end(Buffer.alloc(size)), patience);
    let count = 0;
    for await (const piece of await store.get(newName(), { start: 0, end: size - 1 })) {
      if (count === 0) await wait(patience * 1.5);
      count += Buffer.from(piece).length;
    }
    expect(count).toBe(size);
  });
});
