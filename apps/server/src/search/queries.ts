import { isAllowed } from '@saer/contract/api/access';
import type { SearchReply } from '@saer/contract/site/search';
import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Database } from '../database/database.ts';
import type { Principal } from '../http/requests/principal.ts';
import { findAccounts } from './finding/accounts.ts';
import { findCategories } from './finding/categories.ts';
import { findFeeTables } from './finding/fee-tables.ts';
import { findProducts } from './finding/products.ts';
import { findStores } from './finding/stores.ts';

const nothing: SearchReply = { products: [], categories: [], stores: [], accounts: [], feeTables: [] };

/** The things a text names: for a seller their products and what is open to everybody, for an admin those of all. */
export async function findThings(db: Database, principal: Principal, text: string): Promise<SearchReply> {
  if (foldArabic(text) === '') return nothing;
  const isAdmin = isAllowed(principal.role, 'admin');
  const [products, categories, stores, accounts, feeTables] = await Promise.all([
    findProducts(db, principal, text),
    findCategories(db, text, isAdmin),
    findStores(db, text, isAdmin),
    isAdmin ? findAccounts(db, principal, text) : [],
    isAdmin ? findFeeTables(db, text) : [],
  ]);
  return { products, categories, stores, accounts, feeTables };
}
