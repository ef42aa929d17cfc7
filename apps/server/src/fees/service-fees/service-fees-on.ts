import type { ServiceFee } from '@saer/contract/fees/service-fee';
import { and, asc, desc, eq, lte, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { store } from '../../lists/tables.ts';
import { serviceFee } from '../tables.ts';

/** Distinguishes two fees of a store: by the kind, services also by their name. */
const keyOf = ({ store: code, kind, nameEn }: ServiceFee): string =>
  kind === 'valueAddedService' ? `${code} ${kind} ${nameEn}` : `${code} ${kind}`;

/** The active service fees in force on a day: of each the latest that has begun. `ofStores`: limits the stores. */
export async function serviceFeesOn(
  tx: Transaction,
  on: string,
  ofStores: SQL | undefined,
): Promise<ServiceFee[]> {
  const rows = await tx
    .select({
      position: serviceFee.position,
      fee: {
        store: store.code,
        kind: serviceFee.kind,
        nameEn: serviceFee.nameEn,
        nameAr: serviceFee.nameAr,
        amount: serviceFee.amount,
        rate: serviceFee.rate,
        effectiveFrom: serviceFee.effectiveFrom,
        status: serviceFee.status,
        source: serviceFee.source,
        note: serviceFee.note,
        confirmed: serviceFee.confirmed,
      },
    })
    .from(serviceFee)
    .innerJoin(store, eq(store.id, serviceFee.storeId))
    .where(and(eq(serviceFee.active, true), lte(serviceFee.effectiveFrom, on), ofStores))
    .orderBy(desc(serviceFee.effectiveFrom), asc(serviceFee.id));
  const latest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!latest.has(keyOf(row.fee))) latest.set(keyOf(row.fee), row);
  return [...latest.values()].toSorted((one, other) => one.position - other.position).map(({ fee }) => fee);
}
