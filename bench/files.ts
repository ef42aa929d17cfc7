/** A file of 100 MB up and down, and down as a release that everybody may have, beside a bare Node stream into a file and out of it, and the memory it takes meanwhile. */
import { createHash } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { savedFile } from '@saer/contract/site/file';
import * as z from 'zod/mini';
import { release } from '../apps/server/src/releases/tables.ts';
import { newPerson } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atLeastShare, atMost, record } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const MEGABYTES = 100;
const ROUNDS = 7;
const piece = Buffer.alloc(1024 * 1024, 'The bytes of a release. ');
const sha256 = createHash('sha256');
for (let each = 0; each < MEGABYTES; each += 1) sha256.update(piece);
const checksum = sha256.digest('hex');

await using opened = new AsyncDisposableStack();
const { db, connection, folder } = await startBenchServer(opened);
// Memory is compared with what remains after collecting garbage: what the start left behind is no room for an upload.
const ours = await startServerProcess(opened, 'bulk-server.ts', { database: connection, folder }, [
  '--expose-gc',
]);
const bare = await startServerProcess(opened, 'files-bare.ts', { folder });
const admin = await newPerson(db, 'SUPER_ADMIN');
const authorization = `Bearer ${admin.token}`;
const boundary = 'a-boundary-of-the-bench';
const before = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="release.bin"\r\n\r\n`;
const after = `\r\n--${boundary}--\r\n`;

const answered = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });

/** Sends the file's bytes as fast as they are taken, and gives the reply's text. */
async function send(port: number, path: string, form: boolean): Promise<string> {
  const [head, tail] = form ? [before, after] : ['', ''];
  const sent = request({
    port,
    path,
    method: 'POST',
    headers: {
      authorization,
      'content-type': form ? `multipart/form-data; boundary=${boundary}` : 'application/octet-stream',
      'content-length': head.length + MEGABYTES * piece.length + tail.length,
    },
  });
  const reply = answered(sent);
  sent.write(head);
  for (let each = 0; each < MEGABYTES; each += 1) {
    if (!sent.write(piece)) await new Promise<void>((resolve) => sent.once('drain', () => resolve()));
  }
  sent.end(tail);
  let text = '';
  for await (const chunk of await reply) text += String(chunk);
  return text;
}

/** Reads a file and drops it; gives the number of its bytes. */
async function receive(port: number, path: string): Promise<number> {
  const sent = request({ port, path, headers: { authorization } });
  sent.end();
  let size = 0;
  for await (const chunk of await answered(sent)) size += Buffer.from(chunk).length;
  return size;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function upload(): Promise<string> {
  const reply = savedFile.parse(JSON.parse(await send(ours.port, '/v1/upload/release', true)));
  if (reply.sha256 !== checksum) throw new Error('Other bytes were saved than were sent');
  return reply.fileId;
}
const toAddress = (fileId: string) => `/v1/file/download?bucketId=releases&fileId=${fileId}`;

/** Publishes an uploaded file, without the signature of a key that nobody has here; gives the release's address. */
async function publish(fileId: string): Promise<string> {
  const [row] = await db
    .insert(release)
    .values({
      platform: 'linux-x64',
      channel: 'stable',
      versionName: '1.0.0',
      notesEn: 'The first.',
      notesAr: 'الأول.',
      fileId,
      state: 'PUBLISHED',
      signature: `${'A'.repeat(86)}==`,
      publishedAt: new Date().toISOString(),
    })
    .returning({ id: release.id });
  return `/v1/release/download?id=${row?.id}`;
}
async function download(path: string, port: number): Promise<void> {
  const size = await receive(port, path);
  if (size !== MEGABYTES * piece.length) throw new Error(`${size} bytes came back`);
}

// In turn, so that whatever else the machine does meets both.
const up = { ours: [] as number[], bare: [] as number[] };
const down = { ours: [] as number[], bare: [] as number[] };
const released = { ours: [] as number[], bare: down.bare };
const used = z.object({ grown: z.object({ rss: z.number(), heap: z.number() }) });
let fileId = await upload();
const published = await publish(fileId);
await download(toAddress(fileId), ours.port);
await ours.figures(used);
for (let round = 0; round < ROUNDS; round += 1) {
  up.bare.push(await seconds(() => send(bare.port, '/', false)));
  up.ours.push(
    await seconds(async () => {
      fileId = await upload();
    }),
  );
  down.bare.push(await seconds(() => download('/', bare.port)));
  down.ours.push(await seconds(() => download(toAddress(fileId), ours.port)));
  released.ours.push(await seconds(() => download(published, ours.port)));
}
const { grown } = await ours.figures(used);

const rate = (times: readonly number[]) => ({ value: MEGABYTES / median(times), unit: ' MB/s' });
for (const [figure, times] of [
  ['a file of 100 MB up', up],
  ['a file of 100 MB down', down],
  ['a release of 100 MB down', released],
] as const) {
  const peer = { ...rate(times.bare), name: 'bare Node stream' };
  record(atLeastShare({ figure, ours: rate(times.ours), peer }, 0.6));
}
record(atMost('memory growth meanwhile', { value: grown.rss / 1024 ** 2, unit: ' MB' }, 60));
