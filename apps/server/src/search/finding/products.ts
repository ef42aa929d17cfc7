import { maxFound, type SearchReply } from '@saer/contract/site/search';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../listing/find-page.ts';
import { store } from '../../lists/tables.ts';
import type { Actor } from '../../products/policy.ts';
import { productList } from '../../products/saved/product-list.ts';
import { visibleProducts } from '../../products/saved/visible-products.ts';

/** The newest products an actor may read. */
export async function findProducts(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  text: string,
): Promise<SearchReply['products']> {
  const newest = {
    search: text,
    limit: maxFound,
    order_by: { createdAt: 'desc' },
    ignorePaginationCount: true,
  } as const;
  const { data } = await findPage(db, productList(), newest, visibleProducts(actor));
  if (data.length === 0) return [];
  const codes = data.map((each) => each.store);
  const stores = await db
    .select({ code: store.code, nameEn: store.nameEn, nameAr: store.nameAr })
    .from(store)
    .where(inArray(store.code, codes));
  return data.flatMap(({ id, nameEn, nameAr, barcode, sku, seller, store: code }) =>
    stores
      .filter((each) => each.code === code)
      .map((named) => ({ id, nameEn, nameAr, barcode, sku, seller, store: named })),
  );
}
