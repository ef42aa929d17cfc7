import type { AgreedFee } from '@saer/contract/fees/agreed-fees';
import type { AgreedFeeOverride } from '@saer/contract/fees/own-fees';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { store } from '../../lists/tables.ts';
import { productFeeOverride as agreed } from '../tables.ts';
import { ownSeller } from './policy.ts';

const columns = {
  id: agreed.id,
  version: agreed.version,
  createdAt: agreed.createdAt,
  updatedAt: agreed.updatedAt,
  store: { id: store.id, code: store.code, nameEn: store.nameEn, nameAr: store.nameAr },
  barcode: agreed.barcode,
  referralRate: agreed.referralRate,
  fulfilmentBelow: agreed.fulfilmentBelow,
  fulfilmentAbove: agreed.fulfilmentAbove,
  breakpoint: agreed.breakpoint,
  seller: { id: account.id, fullName: account.fullName },
  status: agreed.status,
  source: agreed.source,
  note: agreed.note,
  confirmed: agreed.confirmed,
  confirmedAt: agreed.confirmedAt,
};

const { store: _store, seller: _seller, ...figures } = columns;
/** Columns by which agreed fees may be filtered and sorted. */
const listed = { ...figures, storeId: agreed.storeId, sellerId: agreed.accountId };

const select = (db: Database | Transaction) =>
  db
    .select(columns)
    .from(agreed)
    .innerJoin(store, eq(store.id, agreed.storeId))
    .leftJoin(account, eq(account.id, agreed.accountId));

const list: List<AgreedFee> = {
  table: agreed,
  listed,
  search: agreed.search,
  read: (db, ids) => select(db).where(inArray(agreed.id, [...ids])),
};

/** The agreed fees a reader may see: their own and those for all sellers. */
function visible(reader: Pick<Principal, 'role' | 'tenantId'>): SQL | undefined {
  const seller = ownSeller(reader);
  return seller === undefined ? undefined : or(isNull(agreed.accountId), eq(agreed.accountId, seller));
}

export async function findAgreedPage(
  db: Database,
  reader: Pick<Principal, 'role' | 'tenantId'>,
  filter: ListFilter,
) {
  const [relation] = filter.relations ?? [];
  if (relation !== undefined)
    throw new AppError({
      code: 'unknownRelation',
      field: 'filter.relations',
      details: { relation, options: null },
    });
  return findPage(db, list, filter, visible(reader));
}

export async function readAgreed(db: Database, id: number): Promise<AgreedFee> {
  const [row] = await select(db).where(eq(agreed.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** An agreed fee with the seller that it belongs to; null: it holds for all. */
export interface OwnedOverride {
  readonly accountId: number | null;
  readonly override: AgreedFeeOverride;
}

function toOverride({ row, store: code }: { row: typeof agreed.$inferSelect; store: string }): OwnedOverride {
  const {
    accountId,
    barcode,
    referralRate,
    fulfilmentBelow: below,
    fulfilmentAbove: above,
    breakpoint,
  } = row;
  return {
    accountId,
    override: {
      store: code,
      barcode,
      referral: referralRate === null ? null : { shape: 'flat', rate1: referralRate },
      fulfilment: below === null || above === null ? null : { below, above, breakpoint },
    },
  };
}

const toKey = ({ store: code, barcode }: AgreedFeeOverride): string => `${code} ${barcode}`;

/** The overrides that apply to a seller, one per product and store; their own take precedence over those for all. */
export function overridesFor(all: readonly OwnedOverride[], sellerId: number): AgreedFeeOverride[] {
  const forAll = all.filter(({ accountId }) => accountId === null);
  const own = all.filter(({ accountId }) => accountId === sellerId);
  return [...new Map([...forAll, ...own].map(({ override }) => [toKey(override), override])).values()];
}

/** Every agreed fee, or those that may apply to one seller. */
export async function findOverrides(db: Database, sellerId?: number): Promise<readonly OwnedOverride[]> {
  const rows = await db
    .select({ row: agreed, store: store.code })
    .from(agreed)
    .innerJoin(store, eq(store.id, agreed.storeId))
    .where(sellerId === undefined ? undefined : or(isNull(agreed.accountId), eq(agreed.accountId, sellerId)))
    .orderBy(asc(agreed.id));
  return rows.map(toOverride);
}

/** The agreed fees that apply to a seller; none for a guest (null). */
export const findOverridesFor = async (db: Database, sellerId: number | null): Promise<AgreedFeeOverride[]> =>
  sellerId === null ? [] : overridesFor(await findOverrides(db, sellerId), sellerId);
