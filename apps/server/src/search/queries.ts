import * as lists from '../lists/lists.ts';
import { isAllowed } from '@saer/contract/api/access';
import { managedRoles } from '@saer/contract/api/role';
import { type SearchReply, maxFound } from '@saer/contract/site/search';
import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Database } from '../database/database.ts';
import type { Principal } from '../http/requests/caller.ts';
import { stemWord } from '@saer/quoting/search/stem-word';
import { type SQL, sql, asc, desc, eq, inArray, or, and, like } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { filterCondition, findPage } from '../listing/find-page.ts';
import { type KeyedTable, visibleToAll } from '../lists/listing/admin-list.ts';
import type { Actor } from '../accounts/policy.ts';
import { isLeaving } from '../principals/queries.ts';
import { account } from '../principals/tables.ts';
import { productFamily, productSubFamily, productType, store } from '../lists/tables.ts';
import { feeTable } from '../fees/tables.ts';
import { productList, visibleProducts } from '../products/saved/product-list.ts';

/** The condition for rows whose search text contains every word of a text, whatever its spelling. */
const matching = (
  table: KeyedTable,
  search: PgColumn,
  text: string,
  visible: SQL | undefined,
): SQL | undefined => filterCondition({ table, listed: { id: table.id }, search }, { search: text }, visible);

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Ranks how well a name fits a text, the best first: the name itself, its beginning, any part of it, its words without their plural
 * endings, or only other words of the row.
 */
function closeness(text: string, ...named: readonly PgColumn[]): SQL<number> {
  const folded = foldArabic(text).replaceAll('\0', '');
  const literal = escaped(folded);
  const stems = folded.split(/\s+/).map((word) => escaped(stemWord(word)));
  const anyName = (condition: (name: SQL) => SQL): SQL =>
    sql`(${sql.join(
      named.map((name) => condition(sql`fold_arabic(${name})`)),
      sql` or `,
    )})`;
  return sql<number>`case when ${anyName((name) => sql`${name} = ${folded}`)} then 0
    when ${anyName((name) => sql`${name} like ${`${literal}%`}`)} then 1
    when ${anyName((name) => sql`${name} like ${`%${literal}%`}`)} then 2
    when ${anyName((name) => sql`${name} like ${`%${stems.join('%')}%`}`)} then 3 else 4 end`.mapWith(Number);
}

/** The newest products an actor may read. */
async function findProducts(
  db: Database,
  actor: Pick<Principal, 'role' | 'tenantId'>,
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

/** Stores by code or name; those that are not active for admins only. */
function findStores(db: Database, text: string, isAdmin: boolean): Promise<SearchReply['stores']> {
  const visible = isAdmin ? undefined : visibleToAll(db, lists.store);
  return db
    .select({ id: store.id, code: store.code, nameEn: store.nameEn, nameAr: store.nameAr })
    .from(store)
    .where(matching(store, store.search, text, visible))
    .orderBy(asc(closeness(text, store.nameEn, store.nameAr)), asc(store.id))
    .limit(maxFound);
}

const maxWords = 8;

/** Fee tables by their own name or that of their store, the latest first. */
function findFeeTables(db: Database, text: string): Promise<SearchReply['feeTables']> {
  const words = foldArabic(text.replaceAll('\0', ''))
    .split(/\s+/)
    .slice(0, maxWords)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return db
    .select({
      id: feeTable.id,
      name: feeTable.name,
      effectiveFrom: feeTable.effectiveFrom,
      state: feeTable.state,
      store: { nameEn: store.nameEn, nameAr: store.nameAr },
    })
    .from(feeTable)
    .innerJoin(store, eq(store.id, feeTable.storeId))
    .where(and(...words.map((word) => or(like(feeTable.search, word), like(store.search, word)))))
    .orderBy(desc(feeTable.effectiveFrom), desc(feeTable.id))
    .limit(maxFound);
}

type Category = SearchReply['categories'][number];

type Table = typeof productFamily | typeof productSubFamily | typeof productType;

const toNames = ({ code, nameEn, nameAr }: Table) => ({ code, nameEn, nameAr });

/** Families, sub families and types, the best matches of all three first; those that are hidden for admins only. */
async function findCategories(db: Database, text: string, isAdmin: boolean): Promise<Category[]> {
  const visible = (
    list: typeof lists.productFamily | typeof lists.productSubFamily | typeof lists.productType,
  ) => (isAdmin ? undefined : visibleToAll(db, list));
  const fit = {
    family: closeness(text, productFamily.nameEn, productFamily.nameAr),
    subFamily: closeness(text, productSubFamily.nameEn, productSubFamily.nameAr),
    type: closeness(text, productType.nameEn, productType.nameAr),
  };
  const [families, subFamilies, types] = await Promise.all([
    isAdmin
      ? db
          .select({ id: productFamily.id, ...toNames(productFamily), fit: fit.family })
          .from(productFamily)
          .where(matching(productFamily, productFamily.search, text, visible(lists.productFamily)))
          .orderBy(asc(fit.family), asc(productFamily.position), asc(productFamily.id))
          .limit(maxFound)
      : [],
    db
      .select({
        id: productSubFamily.id,
        ...toNames(productSubFamily),
        parent: toNames(productFamily),
        fit: fit.subFamily,
      })
      .from(productSubFamily)
      .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
      .where(matching(productSubFamily, productSubFamily.search, text, visible(lists.productSubFamily)))
      .orderBy(asc(fit.subFamily), asc(productSubFamily.position), asc(productSubFamily.id))
      .limit(maxFound),
    db
      .select({
        id: productType.id,
        ...toNames(productType),
        parent: toNames(productSubFamily),
        fit: fit.type,
      })
      .from(productType)
      .innerJoin(productSubFamily, eq(productSubFamily.id, productType.subFamilyId))
      .where(matching(productType, productType.search, text, visible(lists.productType)))
      .orderBy(asc(fit.type), asc(productType.position), asc(productType.id))
      .limit(maxFound),
  ]);
  return [
    ...families.map((row) => ({ ...row, level: 'family' as const, parent: null })),
    ...subFamilies.map((row) => ({ ...row, level: 'subFamily' as const })),
    ...types.map((row) => ({ ...row, level: 'type' as const })),
  ]
    .toSorted((one, other) => one.fit - other.fit)
    .slice(0, maxFound)
    .map(({ fit: _fit, ...category }) => category);
}

/** A mobile number as people type it: it is stored as +9665…, and typed as 05… or 009665…. */
const withoutPrefix = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[0٠۰]+(?=[\d٠-٩۰-۹]{4,}$)/, ''))
    .join(' ');

/** Accounts an admin manages, and their own, by name, address or mobile number. */
function findAccounts(db: Database, actor: Actor, text: string): Promise<SearchReply['accounts']> {
  const visible = or(inArray(account.role, managedRoles[actor.role]), eq(account.id, actor.accountId));
  return db
    .select({
      id: account.id,
      fullName: account.fullName,
      email: account.email,
      role: account.role,
      status: account.status,
      deleted: isLeaving.mapWith(Boolean),
    })
    .from(account)
    .where(matching(account, account.search, withoutPrefix(text), visible))
    .orderBy(asc(closeness(text, account.fullName, account.email)), desc(account.createdAt), asc(account.id))
    .limit(maxFound);
}

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
