/** The time of a page of products over HTTP, compared with the same SQL written by hand in a bare Fastify. */
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { foldArabic } from '@saer/i18n/fold-arabic';
import * as z from 'zod/mini';
import { startBareLists } from './bare-lists.ts';
import { newPerson } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atMostTimes, record } from './figure.ts';
import { addProducts } from './many-products.ts';

const WARM_UP = 40;
const ROUNDS = 400;
const AIM = 2;

/** Typical searches: many hits and few, other spellings, two words, no result, a number. */
const typed = [
  'oud',
  'KITCH',
  'حديقه',
  'اطفال',
  'garden 42',
  'رياضة 7',
  'الأليفة',
  '9999',
  'zzz',
  'ق',
  'coffee قهوه',
];

await using opened = new AsyncDisposableStack();
const { db, pool, port } = await startBenchServer(opened);
const few = await newPerson(db, 'USER');
const many = await newPerson(db, 'USER');
const admin = await newPerson(db, 'SUPER_ADMIN');
await addProducts(pool, many.id, 100_000);
await addProducts(pool, few.id, 10_000);
await pool.query('vacuum analyze product');
const bare = await startBareLists(opened, pool.options);

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROUNDS} pairs of calls one after the other, after ${WARM_UP} that do not count\n`,
);

type Reader = typeof few | undefined;
const newest = { order_by: { createdAt: 'desc' }, limit: 25 } as const;
await compare('newest page of 10,000 products', few, [newest]);
await compare('newest page of 100,000 products', many, [newest]);
await compare('newest page of all sellers’ 110,000', undefined, [newest]);
await compare('page 3,900 of 100,000 products', many, [{ ...newest, page: 3_900 }]);
await compare(
  'search in 10,000 products',
  few,
  typed.map((search) => ({ ...newest, search })),
);

/** Calls the same page at both alternately; they must reply with the same bytes. */
async function compare(name: string, reader: Reader, filters: readonly ListFilter[]): Promise<void> {
  const pairs = filters.map((filter) => [
    {
      port,
      path: `/v1/product/page?filter=${encodeURIComponent(encodeFilter(filter))}`,
      headers: { authorization: `Bearer ${(reader ?? admin).token}` },
    },
    {
      port: bare,
      path: `/page?${new URLSearchParams({
        page: String(filter.page ?? 1),
        ...(reader === undefined ? {} : { owner: String(reader.id) }),
        ...(filter.search === undefined ? {} : { search: foldArabic(filter.search) }),
      }).toString()}`,
      headers: {},
    },
  ]);
  for (const [ours, theirs] of pairs) {
    const [told, wanted] = await Promise.all([textOf(ours), textOf(theirs)]);
    if (told !== wanted)
      throw new Error(`${name}: not the same answers:\n${told.slice(0, 2_000)}\n${wanted.slice(0, 2_000)}`);
  }
  const worker = new Worker(path.join(import.meta.dirname, 'paired-calls-worker.ts'), {
    workerData: { pairs, warmUp: WARM_UP, rounds: ROUNDS },
  });
  const [message] = await once(worker, 'message');
  const [ours = [], theirs = []] = z.array(z.array(z.number())).parse(message);
  for (const [share, called] of [
    [0.5, 'p50'],
    [0.99, 'p99'],
  ] as const) {
    const figure = {
      figure: `${name}, ${called}`,
      ours: { value: within(share, ours), unit: ' ms' },
      peer: { name: 'the same SQL in a bare Fastify', value: within(share, theirs), unit: ' ms' },
    };
    record(atMostTimes(figure, AIM));
  }
}

interface Called {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function textOf(call: Called | undefined): Promise<string> {
  if (call === undefined) throw new Error('There is nothing to call');
  const answer = await fetch(`http://127.0.0.1:${call.port}${call.path}`, { headers: call.headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text;
}

/** The time that this share of the calls did not exceed. */
function within(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}
