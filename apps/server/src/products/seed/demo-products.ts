import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { demoAccounts, demoShops } from '../../accounts/seed/demo-account-rows.ts';
import { history } from '../../audit/tables.ts';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { seeding } from '../../database/seeding.ts';
import type { Settings } from '../../settings.ts';
import { namedAs } from '../editing/audit-values.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { insertProduct } from '../editing/add-product.ts';
import { product } from '../tables.ts';
import { sellerProducts, shopProducts } from './demo-assortment.ts';

/** Saved name of this dataset. */
const dataset = 'demo-products-1';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Writes audit entries for demo products, as if their sellers had added them when they were created. */
async function auditAdded(tx: Transaction, ids: readonly number[]): Promise<void> {
  const added = await savedProducts(tx)
    .where(inArray(product.id, [...ids]))
    .orderBy(product.createdAt);
  if (added.length === 0) return;
  await tx.insert(history).values(
    added.map((each) => ({
      entity: 'product',
      entityId: each.id,
      ownerId: each.ownerId,
      actorId: each.ownerId,
      action: 'create',
      ...namedAs(each),
      at: each.createdAt,
    })),
  );
}

/** Adds the products that today's fees can price: an admin may have changed the fees. */
async function fill(
  tx: Transaction,
  book: FeeBook,
  ownerId: number,
  products: readonly WrittenProduct[],
): Promise<void> {
  const added: number[] = [];
  for (const [at, written] of products.entries()) {
    try {
      const id = await insertProduct(tx, book, ownerId, written);
      added.push(id);
      const since = hoursAgo((products.length - at) * 13);
      await tx.update(product).set({ createdAt: since, updatedAt: since }).where(eq(product.id, id));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  await auditAdded(tx, added);
}

/** Existing demo sellers, the one to sign in with first; shops waiting for approval have no products yet. */
const demoSellers = (tx: Transaction) =>
  tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.role, 'USER'),
        ne(account.status, 'PENDING'),
        inArray(
          account.email,
          [...demoAccounts, ...demoShops()].map(({ email }) => email),
        ),
      ),
    )
    .orderBy(asc(account.id));

/** Seeds products for the demo sellers of development once: later changes and deletions are not undone. */
export async function seedDemoProducts(db: Database, { mode }: Pick<Settings, 'mode'>): Promise<void> {
  if (mode !== 'development') return;
  if ((await db.$count(seeding, eq(seeding.dataset, dataset))) > 0) return;
  const book = await findFeeBook(db, riyadhDay(new Date()), null);
  await db.transaction(async (tx) => {
    const fresh = await tx.insert(seeding).values({ dataset }).onConflictDoNothing().returning();
    if (fresh.length === 0) return;
    const [seller, ...shops] = await demoSellers(tx);
    if (seller === undefined) return;
    await fill(tx, book, seller.id, sellerProducts());
    for (const [at, products] of shopProducts(shops.length).entries()) {
      const shop = shops[at];
      if (shop !== undefined) await fill(tx, book, shop.id, products);
    }
  });
}
