import { Buffer } from 'node:buffer';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorReply } from '@saer/contract/api/error-reply';
import { maxWorkbookBytes } from '@saer/contract/publishing/fee-version';
import { partBytes } from '@saer/contract/site/file';
import * as z from 'zod/mini';
import { formWith } from '../../apps/server/src/products/testing/send-picture.ts';
import { savedProduct } from '../../apps/server/src/products/testing/saved-product.ts';
import { makePdf } from '../../apps/server/src/storage/testing/send-file.ts';
import { makeRows, makeWorkbook } from '../../apps/server/src/imports/testing/send-sheet.ts';
import { person, type Person } from '../../apps/server/src/testing/accounts.ts';
import type { AttackedServer } from '../core/attacked-server.ts';
import { httpClient, type HttpRequest, jsonOf, NoReply, withJson } from '../core/http-client.ts';
import { forEachConcurrent } from '../core/for-each-concurrent.ts';
import { memoryOf } from '../core/process-memory.ts';
import { atMost, type Finding, megabytes, milliseconds, noneOf } from '../core/report.ts';
import { measureLatency } from '../core/latency-probe.ts';
import { damagedFile } from '../files/damaged-file.ts';
import { hostilePictures, soundPictures } from '../files/hostile-pictures.ts';
import { hostileSheets, type NamedFile } from '../files/hostile-sheets.ts';

/** The longest time a file may block the event loop, by its own work on the main thread. */
const longestBlock = 50;
/** Milliseconds until the server has reported its work so far. */
const reportGap = 110;
/** Includes the delay that the machine itself causes. */
const longestWait = 1_000;
/** Resident megabytes of the server and of a process that opens files. */
const serverMemory = 700;
const readerMemory = 700;
/** Bytes of a file above which a body is rejected before it has arrived. */
const refusedUnread = 2.5 * 1024 * 1024;
const saved = path.resolve(import.meta.dirname, '../../packages/spreadsheet/src/testing/saved');

interface Upload {
  readonly name: string;
  readonly files: readonly NamedFile[];
  readonly sound: readonly Uint8Array[];
  readonly request: (bytes: Uint8Array) => Promise<HttpRequest>;
  /** Absent: `refusedUnread`. */
  readonly maxBytes?: number;
  /** Errors in another form than the API's. */
  readonly isError?: (body: unknown) => boolean;
}

/** An error as clients of the files service read it. */
const filesError = z.object({ message: z.string(), code: z.int(), type: z.string() });

/** The session of a caller as clients of the files service send it. */
const filesSession = ({ sessionId, token }: Person): string =>
  Buffer.from(JSON.stringify({ id: sessionId, secret: token })).toString('base64');

/** A draft of a fee table, for which a workbook may be uploaded. */
async function draftFeeTable(port: number, admin: Person): Promise<number> {
  const { send, close } = httpClient(port);
  const effectiveFrom = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const sent = withJson({ storeId: 1, name: 'Attacked', effectiveFrom });
  const headers = { ...admin.headers, ...sent.headers };
  const reply = await send({ method: 'POST', path: '/v1/fee-table', ...sent, headers });
  close();
  return z.object({ id: z.int() }).parse(jsonOf(reply)).id;
}

const json = (method: string, url: string, as: Person, body: unknown): HttpRequest => {
  const sent = withJson(body);
  return { method, path: url, ...sent, headers: { ...as.headers, ...sent.headers } };
};

/** A request of somebody that uploads a file. */
async function formAs(
  as: Readonly<Record<string, string>>,
  url: string,
  bytes: Uint8Array,
  file: { readonly name: string; readonly type?: string },
): Promise<HttpRequest> {
  const { headers, payload } = await formWith(bytes, file);
  return { method: 'POST', path: url, headers: { ...as, ...headers }, body: payload };
}

async function uploadsOf({ db, port }: AttackedServer): Promise<readonly Upload[]> {
  const seller = await person({ db }, { role: 'USER', subscribed: true });
  const admin = await person({ db }, { role: 'ADMIN' });
  const product = await savedProduct({ db }, seller);
  const sheet = await makeWorkbook(makeRows(20));
  const draft = await draftFeeTable(port, admin);
  const savedSheets = readdirSync(saved)
    .filter((name) => !name.endsWith('.md'))
    .map((name) => readFileSync(path.join(saved, name)));
  const pictures = await soundPictures();
  const form = (url: string, bytes: Uint8Array, name: string): Promise<HttpRequest> =>
    formAs({ ...seller.headers, platform: 'desktop' }, url, bytes, { name });
  const installer = { name: 'saer-setup.AppImage', type: 'application/octet-stream' };
  return [
    ...['image', 'user'].map((kind) => ({
      name: `picture at upload/${kind}`,
      files: hostilePictures,
      sound: pictures,
      request: (bytes: Uint8Array) => form(`/v1/upload/${kind}`, bytes, 'picture.png'),
    })),
    {
      name: 'attachment',
      files: hostilePictures,
      sound: [makePdf(50_000)],
      request: (bytes) =>
        formAs(seller.headers, '/v1/upload/contact-us', bytes, {
          name: 'terms.pdf',
          type: 'application/pdf',
        }),
    },
    {
      name: 'release',
      files: hostilePictures,
      sound: [makePdf(50_000)],
      request: (bytes) => formAs(admin.headers, '/v1/upload/release', bytes, installer),
    },
    {
      // Never as long as it says.
      name: 'chunk of a release',
      files: hostilePictures,
      sound: [makePdf(50_000)],
      request: (bytes) =>
        formAs(
          { ...admin.headers, 'content-range': `bytes 0-${partBytes - 1}/${100 * partBytes}` },
          '/v1/upload/release',
          bytes,
          installer,
        ),
    },
    ...['pictures', 'contact-attachments'].map((bucket) => ({
      name: `file of the bucket ${bucket}`,
      files: hostilePictures,
      sound: pictures,
      isError: (body: unknown) => filesError.safeParse(body).success,
      request: (bytes: Uint8Array) =>
        formAs(
          { 'x-appwrite-session': filesSession(seller), 'x-appwrite-id': 'unique()' },
          `/bs/v1/storage/buckets/${bucket}/files`,
          bytes,
          { name: 'picture.png' },
        ),
    })),
    {
      name: 'sheet',
      files: hostileSheets,
      sound: [sheet, ...savedSheets],
      request: (bytes) => form(`/v1/upload/product?key=${crypto.randomUUID()}`, bytes, 'products.xlsx'),
    },
    {
      name: 'picture',
      files: hostilePictures,
      sound: pictures,
      request: (bytes) => form(`/v1/upload/product-image?productId=${product.id}`, bytes, 'picture.png'),
    },
    {
      name: 'photo',
      files: hostilePictures,
      sound: pictures,
      request: async (bytes) => {
        const profileImage = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
        return json('PATCH', '/v1/user/info', seller, { profileImage });
      },
    },
    {
      name: 'fee workbook',
      maxBytes: maxWorkbookBytes,
      files: hostileSheets,
      sound: [sheet, ...savedSheets],
      request: async (bytes) =>
        json('POST', '/v1/fee-table/read-workbook', admin, {
          id: draft,
          file: Buffer.from(bytes).toString('base64'),
        }),
    },
  ];
}

export interface Files {
  readonly files: number;
  readonly seed: number;
}

/** Sends malicious files to every endpoint that accepts files, and measures the effect on others. */
export async function attackFiles(
  server: AttackedServer,
  { files, seed }: Files,
): Promise<readonly Finding[]> {
  const { send, close } = httpClient(server.port, { connections: 4, patience: 60_000 });
  const uploads = await uploadsOf(server);
  const failures: string[] = [];
  const blocks: { readonly name: string; readonly block: number }[] = [];
  let count = 0;
  let slowest = { name: '', elapsed: 0 };
  const memory = { own: 0, maxChild: 0 };

  const attack = async (upload: Upload, name: string, bytes: Uint8Array): Promise<void> => {
    count += 1;
    const label = `${upload.name}: ${name}`;
    try {
      const reply = await send(await upload.request(bytes));
      if (reply.elapsed > slowest.elapsed) slowest = { name: label, elapsed: reply.elapsed };
      const isDone = reply.status === 200 || reply.status === 201;
      const isError = upload.isError ?? ((body: unknown) => errorReply.safeParse(body).success);
      const isOfContract = isDone || isError(jsonOf(reply));
      if (reply.status >= 500 || !isOfContract)
        failures.push(`${label}: ${reply.status} ${reply.text.slice(0, 200)}`);
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      // A body that is too large is rejected before it has arrived completely; a client that is still sending may only see the connection end.
      if (bytes.length > (upload.maxBytes ?? refusedUnread)) return;
      failures.push(`${label}: ${error.message}`);
    }
  };

  /** The minimum of three runs if the first is too long: delays not caused by the file do not recur every time. */
  const blockOf = async (upload: Upload, name: string, bytes: Uint8Array): Promise<number> => {
    let min = Infinity;
    for (let round = 0; round < 3 && min > longestBlock; round += 1) {
      server.longestBlock();
      await attack(upload, name, bytes);
      await pause(reportGap);
      min = Math.min(min, server.longestBlock());
    }
    return min;
  };

  const watch = setInterval(() => {
    const { own, maxChild } = memoryOf(server.pid());
    memory.own = Math.max(memory.own, own);
    memory.maxChild = Math.max(memory.maxChild, maxChild);
  }, 25);
  const byHand = uploads.flatMap((upload) => upload.files.map((file) => ({ upload, file })));
  const damaged = Array.from({ length: Math.max(0, files - byHand.length) }, (_, at) => at);
  const waited = await measureLatency(server.port, async () => {
    // The handmade ones are sent one by one, so that a delay can be attributed to one file.
    for (const { upload, file } of byHand) {
      const bytes = await file.make();
      blocks.push({ name: `${upload.name}: ${file.name}`, block: await blockOf(upload, file.name, bytes) });
    }
    await forEachConcurrent(damaged, 4, async (at) => {
      const upload = uploads[at % uploads.length];
      if (upload === undefined) return;
      await attack(upload, `damaged by seed ${seed + at}`, damagedFile(upload.sound, seed + at));
    });
  });
  clearInterval(watch);
  close();
  const worst = blocks.toSorted((a, b) => b.block - a.block);
  return [
    noneOf(`hostile files, seed ${seed}: failed or ended without a reply`, count, failures),
    atMost(
      'hostile files: the event loop held up by one of them',
      blocks.length,
      worst[0]?.block ?? 0,
      longestBlock,
      milliseconds,
      worst
        .filter(({ block }) => block > longestBlock)
        .slice(0, 10)
        .map(({ name, block }) => `${milliseconds(block)} ${name}`),
    ),
    atMost('hostile files: what others waited', waited.calls, waited.max, longestWait, milliseconds, [
      `median ${milliseconds(waited.median)}, p99 ${milliseconds(waited.p99)}`,
      `the slowest reply took ${milliseconds(slowest.elapsed)}: ${slowest.name}`,
      ...waited.refused.slice(0, 5),
    ]),
    atMost('hostile files: memory of the server', count, memory.own, serverMemory, megabytes),
    atMost(
      'hostile files: memory of a process that reads them',
      count,
      memory.maxChild,
      readerMemory,
      megabytes,
    ),
  ];
}
