import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { Arrivals } from '../reading/arrivals.ts';
import { type CodeKeys, findCodeKeys, hasKeys } from './code-keys.ts';
import { isAmong } from './find-matches.ts';
import { type New, newProduct } from './plan-rows.ts';
import type { PricedRow } from './priced-row.ts';
import { addition, atOnce, type Writer } from './write-plan.ts';

export interface Arrived {
  readonly added: readonly PricedRow[];
  /** Rows of parts that have a product which is there already, or name what is gone: nothing of them is written. */
  readonly rest: readonly PricedRow[];
}

/** Rows that are worth a statement while others still arrive. */
const least = 250;

/** The products of a part; undefined: one of them names what is gone. */
function newProducts(part: readonly PricedRow[], keys: CodeKeys): readonly New[] | undefined {
  const found = part.map((row) => newProduct(row, keys));
  return found.every((each) => 'values' in each) ? found : undefined;
}

/** Adds rows while others still arrive: each part by a statement of its own, if nothing of it is there. The next one is put together meanwhile. */
export async function addArriving(
  tx: Transaction,
  writer: Writer,
  rows: Arrivals<PricedRow>,
): Promise<Arrived> {
  const added: PricedRow[] = [];
  const rest: PricedRow[] = [];
  let keys: CodeKeys | undefined;
  let writing = Promise.resolve();
  const write = async (products: readonly New[], part: readonly PricedRow[], before: Promise<void>) => {
    const isNew = sql`where not exists (select from product where ${isAmong(writer.ownerId, part)})`;
    const statement = addition(writer, products, isNew);
    await before;
    const { rowCount } = await tx.execute(statement);
    (rowCount === 0 ? rest : added).push(...part);
  };
  try {
    for await (const part of rows.parts(least, atOnce)) {
      if (keys === undefined || !hasKeys(part, keys)) {
        await writing;
        keys = await findCodeKeys(tx, [...added, ...rest, ...part]);
      }
      const products = newProducts(part, keys);
      if (products === undefined) rest.push(...part);
      else {
        const before = writing;
        writing = write(products, part, before);
        // It is awaited below; until then nobody else listens.
        writing.catch(() => undefined);
        await before;
      }
    }
  } finally {
    await writing;
  }
  return { added, rest };
}
