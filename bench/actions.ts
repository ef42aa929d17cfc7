/** The time to find what to do about whole catalogues, and to read a page of it over HTTP, compared with pricing the same products once. */
import os from 'node:os';
import process from 'node:process';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { applyProductActions, findProductActions } from '@saer/contract/products/product-actions';
import { findAction } from '@saer/quoting/actions/find-action';
import { priceProduct } from '@saer/quoting/price-product';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { sellingProduct } from '../apps/server/src/products/actions/find-actions.ts';
import { calculationInput } from '../apps/server/src/products/saved/calculation-input.ts';
import { pricedProducts } from '../apps/server/src/products/saved/price-product.ts';
import { product } from '../apps/server/src/products/tables.ts';
import { newPerson, type Person, storeSheet } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atMostTimes, record } from './figure.ts';
import { productWorkbook } from './product-workbook.ts';
import { median, report, timed } from './timing.ts';

const SIZES = [25, 2_500, 25_000];
const SHEET = 2_500;
const ROUNDS = 7;

await using opened = new AsyncDisposableStack();
const { db, port } = await startBenchServer(opened);
const address = `http://127.0.0.1:${port}/v1`;
const book = { ...feeBookReply.parse(await ask('/fee-book')), overrides: [] };
const seller = await newPerson(db, 'USER');
await storeSheet(address, seller, await productWorkbook(book, SHEET), SHEET);

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, median and best of ${ROUNDS} rounds\n`,
);
for (const size of SIZES) await measure(size);

/** A seller with so many products, each a copy of one of the sheet's at a price from half to one and a half of its own. */
async function sellerWith(size: number): Promise<Person> {
  const person = await newPerson(db, 'USER');
  const { search: _search, id: _id, ownerId: _owner, price: _price, ...columns } = getTableColumns(product);
  const names = sql.join(
    Object.values(columns).map(({ name }) => sql.identifier(toSnakeCase(name))),
    sql`, `,
  );
  await db.execute(sql`insert into product (owner_id, price, ${names})
    select ${person.id}::integer, greatest(1, final_price * (50 + (row_number() over ()) % 101) / 100), ${names}
    from product, generate_series(1, ${Math.ceil(size / SHEET)}) where owner_id = ${seller.id} limit ${size}`);
  return person;
}

async function measure(size: number): Promise<void> {
  const person = await sellerWith(size);
  const saved = await pricedProducts(db).where(eq(product.ownerId, person.id));
  if (saved.length !== size) throw new Error(`There are ${saved.length} products instead of ${size}`);
  const selling = saved.map(sellingProduct);
  const inputs = saved.map(calculationInput);
  const times = { find: [] as number[], price: [] as number[], first: [] as number[], again: [] as number[] };
  let open = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const price = await timed(() => {
      for (const row of inputs) priceProduct(book, row);
    });
    const find = await timed(() => {
      open = 0;
      for (const each of selling) {
        const found = findAction(book, each);
        if (found.ok && found.action !== null) open += 1;
      }
    });
    await db.execute(sql`delete from product_action`);
    const first = await timed(() => page(person));
    const again = await timed(() => page(person));
    // The first round warms up and does not count.
    if (round === 0) continue;
    times.price.push(price);
    times.find.push(find);
    times.first.push(first);
    times.again.push(again);
  }
  if (open === 0) throw new Error('There is nothing to do: nothing is measured');
  report(`${size} products priced once`, times.price);
  report(`  what to do about them (${open} things)`, times.find);
  report('  the first page over HTTP, nothing known', times.first);
  report('  the same page again', times.again);
  record(
    atMostTimes(
      {
        figure: `what to do about ${size} products`,
        ours: { value: median(times.find), unit: ' ms' },
        peer: { name: 'pricing them once', value: median(times.price), unit: ' ms' },
      },
      1.5,
    ),
  );
  if (size === SIZES.at(-1)) await measureTurns(person);
}

/** Time another request waits while a whole catalogue is looked through and changed. */
async function measureTurns(person: Person): Promise<void> {
  const waits: number[] = [];
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) waits.push(await timed(() => ask('/health')));
  })();
  await db.execute(sql`delete from product_action`);
  const found = await page(person);
  const applied = await timed(async () => {
    for (let after: number | null | undefined; after !== null;) {
      const body = { filter: encodeFilter({}), ...(after === undefined ? {} : { after }) };
      const reply = applyProductActions.reply.parse(await ask('/product/action/apply', person.token, body));
      after = reply.next;
    }
  });
  done.abort();
  await watching;
  console.log(`  ${found.totals.all.applicable} prices applied in ${(applied / 1000).toFixed(1)} s`);
  console.log(
    `  meanwhile ${waits.length} other requests: median ${median(waits).toFixed(1)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
  );
}

async function page({ token }: Person) {
  return findProductActions.reply.parse(await ask(`/product/action/page?filter=${filterOf()}`, token));
}

function filterOf(): string {
  return encodeURIComponent(encodeFilter({ limit: 25 }));
}

async function ask(path: string, token?: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
