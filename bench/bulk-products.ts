/** The subjects of `bulk.ts`: the server in a separate process, and sellers with many products that it has priced itself. */
import { findFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { product } from '../apps/server/src/products/tables.ts';
import { newPerson, storeSheet } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { productWorkbook } from './product-workbook.ts';
import { startServerProcess } from './server-process.ts';
import { timed } from './timing.ts';

/** The maximum of a sheet; all others are copies of these. */
const seed = 2_500;
/** Inserted by one statement, which stays below the statement timeout. */
const atOnce = 10_000;

const { search: _search, id: _id, ...columns } = getTableColumns(product);
export const columnNames = Object.values(columns).map(({ name }) => toSnakeCase(name));

interface Asked {
  readonly token?: string;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

export const caller =
  (port: number) =>
  async (path: string, { token, body, signal }: Asked = {}): Promise<Response> => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'accept-encoding': 'identity',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };

/** Copies products of one seller to another, without checking keys that are copied as well. */
async function copyProducts(pool: Pool, from: number, owner: number, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (let done = 0; done < count; done += atOnce)
      await client.query(
        `insert into product (${columnNames.join(', ')})
         select ${columnNames.map((name) => (name === 'owner_id' ? String(owner) : `product.${name}`)).join(', ')}
         from generate_series(0, ${Math.ceil(atOnce / seed) - 1}) as round, product
         where owner_id = ${from} order by round, product.id limit ${Math.min(atOnce, count - done)}`,
      );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze product');
  } finally {
    client.release();
  }
}

/** A server with a seller whose products are copied for all others, and an admin. */
export async function startBulk(opened: AsyncDisposableStack) {
  const { db, pool, port, connection, folder } = await startBenchServer(opened);
  const reply = await caller(port)('/fee-book');
  const book = { ...feeBookReply.parse(await reply.json()), overrides: [] };
  const first = await newPerson(db, 'USER');
  await storeSheet(`http://127.0.0.1:${port}/v1`, first, await productWorkbook(book, seed), seed);
  /** Starts a process of the server; each has its own connections to the one database. */
  const startServer = () => startServerProcess(opened, 'bulk-server.ts', { database: connection, folder });
  const server = await startServer();
  /** Creates a seller with this many products. */
  const sellerOf = async (products: number) => {
    const person = await newPerson(db, 'USER');
    await copyProducts(pool, first.id, person.id, products);
    return person;
  };
  const admin = await newPerson(db, 'SUPER_ADMIN');
  return { pool, server, startServer, admin, ask: caller(server.port), first, sellerOf };
}
export type Bulk = Awaited<ReturnType<typeof startBulk>>;

const versioned = z.object({ id: z.int(), version: z.int() });

/** The fee table of most of these products, and its store. */
export async function mainTable({ pool }: Pick<Bulk, 'pool'>): Promise<{ id: number; store: number }> {
  const { rows } = await pool.query<{ id: number; store: number }>(
    'select fee_table_id as id, store_id as store from product group by 1, 2 order by count(*) desc limit 1',
  );
  const [found] = rows;
  if (found === undefined) throw new Error('The bench has no products');
  return found;
}

/** Creates a draft of a fee table with every fee of its copy this much higher. Its steps confirm every doubt. */
export async function draftTable(
  { pool, ask, admin: { token } }: Pick<Bulk, 'pool' | 'ask' | 'admin'>,
  body: object,
  raised: number,
) {
  let draft = versioned.parse(await (await ask('/fee-table', { token, body })).json());
  const { id } = draft;
  await pool.query(
    `update slab set fee_below = fee_below + $2, fee_above = fee_above + $2
     where classification_id in (select id from classification where fee_table_id = $1)`,
    [id, raised],
  );
  const doubts = async () =>
    findFeeDoubts.reply.parse(await (await ask(`/fee-table/doubts?id=${id}`, { token })).json()).doubts;
  const step = async (name: 'submit' | 'publish', found: Awaited<ReturnType<typeof doubts>>) => {
    const sent = { id, version: draft.version, doubts: found.map(({ key }) => key) };
    draft = versioned.parse(await (await ask(`/fee-table/${name}`, { token, body: sent })).json());
  };
  return { id, doubts, step };
}

/** A copy of the fee table of most of these products, with every fee one riyal higher. */
export async function dearerTable(bulk: Bulk) {
  const inForce = await mainTable(bulk);
  const on = new Date().toISOString().slice(0, 10);
  const head = { storeId: inForce.store, name: 'Dearer', effectiveFrom: on, copyOf: inForce.id };
  const { id, doubts, step } = await draftTable(bulk, head, 100);
  const publish = async (): Promise<void> => {
    for (const name of ['submit', 'publish'] as const) await step(name, await doubts());
  };
  return { id, publish };
}

const amounts = z.object({ rss: z.number(), heap: z.number() });
const figures = z.object({ cpu: z.number(), grown: amounts, left: amounts });
const megabyte = 1024 * 1024;
const inMegabytes = ({ rss, heap }: z.infer<typeof amounts>) => ({
  rss: rss / megabyte,
  heap: heap / megabyte,
});

/**
 * Elapsed seconds, seconds of the server's CPU time, and the maximum growth of the server's memory: resident and in use. `left`: how
 * much more it uses afterwards.
 */
export async function measured({ server }: Bulk, work: () => Promise<unknown>) {
  const before = await server.figures(figures);
  const time = await timed(work);
  const { cpu, grown, left } = await server.figures(figures);
  return {
    time: time / 1000,
    cpu: (cpu - before.cpu) / 1000,
    grown: inMegabytes(grown),
    left: inMegabytes(left),
  };
}
export type Measured = Awaited<ReturnType<typeof measured>>;
