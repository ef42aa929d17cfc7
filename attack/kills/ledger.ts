import { eq, sql } from 'drizzle-orm';
import { history } from '../../apps/server/src/audit/tables.ts';
import { product } from '../../apps/server/src/products/tables.ts';
import type { Database } from '../../apps/server/src/database/database.ts';

/** Products that a writer sent, by SKU, all or none; and whether the server acknowledged them. */
interface Entry {
  readonly skus: readonly string[];
  isAcknowledged: boolean;
}

/** The clients' record of what they wrote, to be compared with the database. */
export class Ledger {
  readonly #entries: Entry[] = [];

  begin(skus: readonly string[]): Entry {
    const entry = { skus, isAcknowledged: false };
    this.#entries.push(entry);
    return entry;
  }

  get acknowledged(): number {
    return this.#entries.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  get count(): number {
    return this.#entries.length;
  }

  /** Every difference between the database and the clients' record. */
  async differences(db: Database): Promise<{ lost: string[]; doubled: string[]; half: string[] }> {
    const rows = await db
      .select({ sku: product.sku, count: sql<number>`count(*)::int` })
      .from(product)
      .groupBy(product.sku);
    const found = new Map(rows.map(({ sku, count }) => [sku ?? '', count]));
    const [lost, half]: [string[], string[]] = [[], []];
    for (const { skus, isAcknowledged } of this.#entries) {
      const there = skus.filter((sku) => found.has(sku)).length;
      if (there === 0 && isAcknowledged) lost.push(`acknowledged and not there: ${skus.join(', ')}`);
      if (there > 0 && there < skus.length)
        half.push(`${there} of ${skus.length} are there: ${skus.join(', ')}`);
    }
    const doubled = [...found]
      .filter(([, count]) => count > 1)
      .map(([sku, count]) => `${count} times: ${sku}`);
    const written = db
      .select({ id: history.entityId })
      .from(history)
      .where(sql`${history.entity} = 'product' and ${history.entityId} = ${product.id}`);
    const unwritten = await db
      .select({ sku: product.sku })
      .from(product)
      .where(sql`not exists ${written}`);
    half.push(...unwritten.map(({ sku }) => `stored without its history: ${sku}`));
    const orphans = await db
      .select({ id: history.entityId })
      .from(history)
      .leftJoin(product, eq(product.id, history.entityId))
      .where(sql`${history.entity} = 'product' and ${product.id} is null`);
    half.push(...orphans.map(({ id }) => `a history without its product: ${id}`));
    return { lost, doubled, half };
  }
}
