/** The time of a page of products over HTTP, compared with the same SQL written by hand in a bare Fastify. */
import os from 'node:os';
import process from 'node:process';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { startBareLists } from './bare-lists.ts';
import { newPerson } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { addProducts } from './many-products.ts';
import { comparePairs, requireSameAnswers, warmUp } from './paired-calls.ts';

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
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROUNDS} pairs of calls one after the other, after ${warmUp} that do not count\n`,
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
  const pairs = filters.map(
    (filter) =>
      [
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
      ] as const,
  );
  await requireSameAnswers({ name, pairs });
  await comparePairs({ name, pairs, rounds: ROUNDS, peer: 'the same SQL in a bare Fastify', aim: AIM });
}
