/** The calls of the files service over HTTP, one after the other, beside the same work written by hand in a bare Fastify. */
import os from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { readSettings } from '../apps/server/src/settings.ts';
import { newPerson, type Person } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { startBareFiles } from './files-service-bare.ts';
import { type Called, comparePairs, requireSameAnswers, warmUp } from './paired-calls.ts';

const ROUNDS = 300;
const AIM = 2;
const peer = 'the same work in a bare Fastify';

await using opened = new AsyncDisposableStack();
const { db, pool, port, folder } = await startBenchServer(opened);
const files = readSettings({ NODE_ENV: 'test' }, folder).files.folder;
const bare = await startBareFiles(opened, pool.options, files);

/** Inserts files of one owner directly: one minute apart, the last one now. Lists read no bytes of them. */
async function addFiles({ id }: Person, rows: number): Promise<void> {
  await pool.query(
    `insert into saved_file (id, bucket_id, owner_id, name, media_type, size, sha256, state, created_at)
      select 'o' || $1::int || '-' || g, 'contact-attachments', $1::int, 'statement ' || g || '.pdf', 'application/pdf', 1000 + g,
        repeat('0', 64), 'stored', date_trunc('second', now()) - interval '1 minute' * ($2::int - g)
      from generate_series(1, $2::int) g`,
    [id, rows],
  );
}

const filesOf = (bucket: string) => `/bs/v1/storage/buckets/${bucket}/files`;
const asPerson = ({ token }: Person) => ({
  'x-appwrite-project': 'saer',
  'x-appwrite-session': Buffer.from(JSON.stringify({ secret: token })).toString('base64'),
});
const created = z.object({ $id: z.string() });

const boundary = 'a-boundary-of-the-bench';
const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const pdf = `%PDF-1.7\n${'What noon charged in November. '.repeat(650)}`;
const form = [
  `--${boundary}`,
  'content-disposition: form-data; name="fileId"',
  '',
  'unique()',
  `--${boundary}`,
  'content-disposition: form-data; name="file"; filename="statement.pdf"',
  'content-type: application/pdf',
  '',
  pdf,
  `--${boundary}--`,
  '',
].join('\r\n');

/** A picture as people send one: shapes and noise, 1,200 × 900 pixels. */
async function addPicture(owner: Person): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#258', noise } })
    .jpeg()
    .toBuffer();
  const sent = new FormData();
  sent.append('fileId', 'unique()');
  sent.append('file', new Blob([new Uint8Array(bytes)]), 'kettle.jpg');
  const address = `http://127.0.0.1:${port}${filesOf('pictures')}`;
  const answer = await fetch(address, { method: 'POST', headers: asPerson(owner), body: sent });
  return z.parse(created, await answer.json()).$id;
}

/** The same call of ours and of the peer. */
const pairOf = (
  owner: Person,
  ours: string,
  theirs: string,
  more: Partial<Called> = {},
): readonly [Called, Called] => [
  { port, path: ours, ...more, headers: { ...asPerson(owner), ...more.headers } },
  { port: bare, path: theirs, ...more, headers: { ...asPerson(owner), ...more.headers } },
];

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROUNDS} pairs of calls one after the other, after ${warmUp} that do not count\n`,
);

const writer = await newPerson(db, 'USER');
const base = { rounds: ROUNDS, peer, aim: AIM };
const upload = { method: 'POST', headers: formHeaders, body: form };
await comparePairs({
  ...base,
  name: 'create a file of 20 KB',
  pairs: [pairOf(writer, filesOf('contact-attachments'), `/file?owner=${writer.id}`, upload)],
});

const reader = await newPerson(db, 'USER');
const picture = await addPicture(reader);
const answer = await fetch(`http://127.0.0.1:${port}${filesOf('contact-attachments')}`, {
  method: 'POST',
  headers: { ...asPerson(reader), ...formHeaders },
  body: form,
});
const { $id } = z.parse(created, await answer.json());
const own = `${filesOf('contact-attachments')}/${$id}`;
const drawn = `${filesOf('pictures')}/${picture}/preview?width=160`;
for (const [name, ours, theirs] of [
  ['get a file', own, `/file?id=${$id}`],
  ['download a file of 20 KB', `${own}/download`, `/download?id=${$id}`],
  ['preview a picture', drawn, `/preview?id=${picture}&width=160`],
] as const) {
  const pairs = [pairOf(reader, ours, theirs)];
  await requireSameAnswers({ name, pairs });
  await comparePairs({ ...base, name, pairs });
}

const written = (queries: readonly object[]) =>
  queries.map((each) => `queries[]=${encodeURIComponent(JSON.stringify(each))}`).join('&');
const newest = { method: 'orderDesc', attribute: '$createdAt' };
for (const count of [1, 100, 10_000, 100_000]) {
  const owner = await newPerson(db, 'USER');
  await addFiles(owner, count);
  await pool.query('vacuum analyze saved_file');
  const offset = { method: 'offset', values: [5_000] };
  for (const [page, ours, theirs] of [
    ['newest page', [newest], '&newest='],
    ...(count > 5_000 ? [['page 200', [newest, offset], '&newest=&offset=5000'] as const] : []),
  ] as const) {
    const name = `${page} of ${count.toLocaleString('en')} files`;
    const address = `${filesOf('contact-attachments')}?${written(ours)}`;
    const pairs = [pairOf(owner, address, `/files?owner=${owner.id}${theirs}`)];
    await requireSameAnswers({ name, pairs });
    await comparePairs({ ...base, name, pairs });
  }
}
