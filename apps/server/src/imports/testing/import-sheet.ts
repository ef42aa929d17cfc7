import { randomUUID } from 'node:crypto';
import { maxChunkRows } from '@saer/contract/products/product-batch';
import { and, asc, eq } from 'drizzle-orm';
import { history } from '../../audit/tables.ts';
import { restoreCreatedValues } from '../../products/editing/created-values.ts';
import { product } from '../../products/tables.ts';
import { sampleProduct } from '../../products/testing/saved-product.ts';
import type { Person } from '../../testing/accounts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';

type Row = Readonly<Record<string, unknown>>;

/** Any number of rows, each with its own barcode. */
export const makeSheet = (rows: number, more: (at: number) => Row = () => ({})): Row[] =>
  Array.from({ length: rows }, (_, at) => ({
    ...sampleProduct,
    nameEn: `Steel watch ${at + 1}`,
    barcode: `628${String(at + 1).padStart(10, '0')}`,
    cost: 50_00 + at,
    ...more(at),
  }));

/** A seller's way through a sheet, as their app goes it. */
export function sheetCaller(server: TestApp, { headers }: Pick<Person, 'headers'>, platform = 'desktop') {
  const own = { ...headers, platform };
  const begin = (key: string, rows: number, more: Row = {}): Promise<Answer> =>
    server.post('/v1/product/batch', { key, rows, ...more }, own);
  const fill = (key: string, from: number, products: readonly unknown[]): Promise<Answer> =>
    server.put('/v1/product/batch', { key, from, products }, own);
  const fillAll = async (key: string, rows: readonly unknown[], start = 0): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (let from = start; from < rows.length; from += maxChunkRows)
      answers.push(await fill(key, from, rows.slice(from, from + maxChunkRows)));
    return answers;
  };
  const store = (key: string): Promise<Answer> => server.post('/v1/product/batch/store', { key }, own);
  const find = (key: string): Promise<Answer> => server.get(`/v1/product/batch?key=${key}`, own);
  const cancel = (key: string): Promise<Answer> => server.delete(`/v1/product/batch?key=${key}`, own);
  /** All of it, from the key to the answer. */
  const storeAll = async (rows: readonly unknown[], more: Row = {}): Promise<Answer> => {
    const key = randomUUID();
    await begin(key, rows.length, more);
    await fillAll(key, rows);
    return store(key);
  };
  return { begin, fill, fillAll, store, find, cancel, storeAll };
}

/** A seller's saved products. */
export const visibleSeller = ({ db }: Pick<TestApp, 'db'>, owner: { readonly id: number }) =>
  db.select().from(product).where(eq(product.ownerId, owner.id)).orderBy(asc(product.id));

/** The history of a seller's products. */
export const readAuditedChanges = async ({ db }: Pick<TestApp, 'db'>, owner: { readonly id: number }) =>
  restoreCreatedValues(
    db,
    await db
      .select()
      .from(history)
      .where(and(eq(history.entity, 'product'), eq(history.ownerId, owner.id)))
      .orderBy(asc(history.id)),
  );
