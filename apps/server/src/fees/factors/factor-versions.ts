import type { FeeTable } from '@saer/contract/fee-table';
import { asc, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { rangeFactorVersion } from '../tables.ts';
import { activeFactors } from '../book/catalogue.ts';
import { today } from '../versions/dates.ts';
import { factorOf } from './factor.ts';

type RangeFactors = FeeTable['rangeFactors'];

const currentFactors = async (tx: Transaction): Promise<RangeFactors> =>
  (await activeFactors(tx)).map(factorOf);

/** Saves the factors as they are before a change: they hold for every day before today. Later changes of a day add nothing. */
export async function saveFactorVersion(tx: Transaction): Promise<void> {
  const factors = await currentFactors(tx);
  await tx.insert(rangeFactorVersion).values({ until: today(), factors }).onConflictDoNothing();
}

/** The factors of a day: as they were when it ended, or as they are where none has changed since. */
export async function factorsOn(tx: Transaction, on: string): Promise<RangeFactors> {
  const [version] = await tx
    .select()
    .from(rangeFactorVersion)
    .where(gt(rangeFactorVersion.until, on))
    .orderBy(asc(rangeFactorVersion.until))
    .limit(1);
  return version?.factors ?? currentFactors(tx);
}
