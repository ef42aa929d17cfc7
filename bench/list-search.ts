/** How long a list of 10,000 rows takes to answer a search, over HTTP and in the database alone. */
import os from 'node:os';
import process from 'node:process';
import { encodeFilter } from '@saer/contract/list-filter';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { account } from '../apps/server/src/accounts/tables.ts';
import { productFamily } from '../apps/server/src/reference/tables.ts';
import { openSession } from '../apps/server/src/sign-in/session/open-session.ts';
import { startBenchServer } from './bench-server.ts';

const ROWS = 10_000;
const WARM_UP = 60;
const SEARCHES = 600;

const english = ['Oud', 'Kitchen', 'Garden', 'Baby', 'Office', 'Travel', 'Sports', 'Pets', 'Books', 'Coffee'];
const arabic = ['عود', 'مطبخ', 'حديقة', 'أطفال', 'مكتب', 'سفر', 'رياضة', 'حيوانات أليفة', 'كتب', 'قهوة'];

/** As people type: many hits and few, other spellings, two words, nothing found, a number. */
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
const headers = { authorization: `Bearer ${await adminToken()}` };
await addFamilies();

const bare = await milliseconds((search) => {
  const words = foldArabic(search).split(/\s+/);
  const where = words.map((_, at) => `search like $${at + 1}`).join(' and ');
  const values = words.map((word) => `%${word}%`);
  return pool
    .query({
      text: `select * from product_family where ${where} order by name_ar collate "und-x-icu", id limit 25`,
      values,
    })
    .then(() => pool.query({ text: `select count(*) from product_family where ${where}`, values }));
});
const served = await milliseconds(async (search) => {
  const filter = encodeFilter({ search, order_by: { nameAr: 'asc' }, limit: 25 });
  const url = `http://127.0.0.1:${port}/v1/product-family/page?filter=${encodeURIComponent(filter)}`;
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await answer.text();
});

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROWS} rows, ${SEARCHES} searches one after the other\n`,
);
report('page and count in SQL alone', bare);
report('a searched page, over HTTP', served, bare);

async function adminToken(): Promise<string> {
  return db.transaction(async (tx) => {
    const values = {
      firstName: 'Admin',
      lastName: 'One',
      email: 'admin@example.com',
      language: 'ar',
    } as const;
    const [row] = await tx
      .insert(account)
      .values({ ...values, role: 'ADMIN', status: 'ACTIVE', isVerified: true })
      .returning({ id: account.id });
    const caller = { platform: 'web', userAgent: 'bench', address: '127.0.0.1' };
    return (await openSession(tx, row?.id ?? 0, caller)).token;
  });
}

function family(at: number) {
  return {
    code: `bench_${at}`,
    nameEn: `${english[at % 10] ?? ''} ${english[(at * 7) % 10] ?? ''} ${at}`,
    nameAr: `${arabic[at % 10] ?? ''} ${arabic[(at * 3) % 10] ?? ''} ${at}`,
    position: at % 10_000,
    status: 'proposed' as const,
  };
}

async function addFamilies(): Promise<void> {
  for (let from = 0; from < ROWS; from += 1_000)
    await db.insert(productFamily).values(Array.from({ length: 1_000 }, (_, at) => family(from + at)));
  await pool.query('analyze product_family');
}

/** How long each search took, the shortest first. */
async function milliseconds(search: (words: string) => Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let at = 0; at < WARM_UP + SEARCHES; at += 1) {
    const start = performance.now();
    await search(typed[at % typed.length] ?? '');
    if (at >= WARM_UP) taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b);
}

/** How long the search took that this share of them did not pass. */
function within(share: number, times: readonly number[]): number {
  return times[Math.floor((times.length - 1) * share)] ?? NaN;
}

function report(name: string, taken: readonly number[], against?: readonly number[]): void {
  const [median, late] = [within(0.5, taken), within(0.95, taken)];
  const times = (mine: number, share: number) =>
    against === undefined ? '' : ` (${(mine / within(share, against)).toFixed(1)} times)`;
  console.log(
    `${name.padEnd(30)} p50 ${median.toFixed(1)} ms${times(median, 0.5)}   p95 ${late.toFixed(1)} ms${times(late, 0.95)}`,
  );
}
