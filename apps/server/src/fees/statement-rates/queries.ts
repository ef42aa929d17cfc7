import type { OwnFees } from '@saer/contract/fees/own-fees';
import type { StatementRate } from '@saer/contract/fees/statement-rate';
import { and, asc, eq } from 'drizzle-orm';
import type { OwnedRecords } from '../../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { productSubFamily, store } from '../../lists/tables.ts';
import { findOverridesFor } from '../agreed-fees/queries.ts';
import { findAnswersFor } from '../deemed-suppliers/queries.ts';
import { evidenceConsent, statementEvidence, statementRate } from './tables.ts';

type Db = Database | Transaction;

/** A seen rate with the seller who uses it. */
export interface OwnedRate {
  readonly accountId: number;
  readonly rate: StatementRate;
}

/** Rates seen on statements: those that one seller uses, or everybody's. */
export async function findUsedRates(db: Db, sellerId?: number): Promise<readonly OwnedRate[]> {
  const rows = await db
    .select({
      accountId: statementRate.accountId,
      rate: {
        store: store.code,
        subFamily: productSubFamily.code,
        band: statementRate.band,
        rate: statementRate.rate,
        month: statementRate.month,
        lines: statementRate.lines,
        replaces: statementRate.replaces,
      },
    })
    .from(statementRate)
    .innerJoin(store, eq(store.id, statementRate.storeId))
    .innerJoin(productSubFamily, eq(productSubFamily.id, statementRate.subFamilyId))
    .where(
      and(statementRate.isUsed, sellerId === undefined ? undefined : eq(statementRate.accountId, sellerId)),
    )
    .orderBy(asc(store.id), asc(productSubFamily.id), asc(statementRate.band));
  return rows;
}

/** The rates that a seller uses. */
export const findRatesFor = async (db: Db, sellerId: number): Promise<StatementRate[]> =>
  (await findUsedRates(db, sellerId)).map(({ rate }) => rate);

/** Finds what a seller's calculations use beside the public fee book; nothing for a guest (null). */
export const findOwnFees = async (db: Database, sellerId: number | null): Promise<OwnFees> => ({
  overrides: await findOverridesFor(db, sellerId),
  statementRates: sellerId === null ? [] : await findRatesFor(db, sellerId),
  deemedSuppliers: sellerId === null ? [] : await findAnswersFor(db, sellerId),
});

/** A subscriber's answer about sending seen rates; null if they were not asked. */
export async function findConsent(db: Db, sellerId: number): Promise<boolean | null> {
  const [row] = await db
    .select({ given: evidenceConsent.given })
    .from(evidenceConsent)
    .where(eq(evidenceConsent.accountId, sellerId));
  return row?.given ?? null;
}

/** Figures from an account's statements, for its owner's copy. They are deleted with the account's row. */
export const ownedStatementRates: OwnedRecords = {
  name: 'statementRates',
  read: async (db, accountId) => {
    const [used, evidence, consent] = [
      await findRatesFor(db, accountId),
      await db.select().from(statementEvidence).where(eq(statementEvidence.accountId, accountId)),
      await findConsent(db, accountId),
    ];
    const sent = evidence.map(({ accountId: _owner, ...row }) => row);
    return used.length + sent.length === 0 && consent === null ? [] : [{ consent, used, sent }];
  },
  erase: () => Promise.resolve(),
};
