import type { ChangeDoubt, ProposedEntity } from '@saer/contract/publishing/fee-proposal';
import { choice } from '@saer/contract/api/field';
import { serviceFeeKinds } from '@saer/contract/fees/service-fee';
import { findChangeDoubts } from '@saer/quoting/find-change-doubts';
import { and, desc, eq, lte, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { serviceFee } from '../../fees/tables.ts';
import { today } from '../../fees/versions/dates.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import type { Outcome } from './proposed-change.ts';

const newFee = z.looseObject({
  id: z.optional(z.int()),
  storeId: z.int(),
  kind: choice(serviceFeeKinds),
  nameEn: z.string(),
  effectiveFrom: z.string(),
});

/** The service fee that a new one takes the place of: the latest of its kind before it, of services the latest of its name. */
async function findFollowed(db: Database | Transaction, added: Row): Promise<Row | null> {
  const { id, storeId, kind, nameEn, effectiveFrom } = z.parse(newFee, added);
  const [followed] = await db
    .select()
    .from(serviceFee)
    .where(
      and(
        eq(serviceFee.storeId, storeId),
        eq(serviceFee.kind, kind),
        kind === 'valueAddedService' ? eq(serviceFee.nameEn, nameEn) : undefined,
        lte(serviceFee.effectiveFrom, effectiveFrom),
        id === undefined ? undefined : ne(serviceFee.id, id),
      ),
    )
    .orderBy(desc(serviceFee.effectiveFrom), desc(serviceFee.id))
    .limit(1);
  return followed ?? null;
}

/** The doubts about a change, before it is made or in the transaction that makes it. */
export async function doubtsOf(
  db: Database | Transaction,
  entity: ProposedEntity,
  { before, after }: Outcome,
): Promise<readonly ChangeDoubt[]> {
  const isNewFee = entity === 'serviceFee' && before === null && after !== null;
  const follows = isNewFee ? await findFollowed(db, after) : null;
  return findChangeDoubts({ entity, before, after, follows, today: today() });
}

/** Requires that every doubt is confirmed by its key; returns the keys. */
export function requireConfirmed(
  doubts: readonly ChangeDoubt[],
  confirmed: readonly string[] | undefined,
): readonly string[] {
  const own = new Set(confirmed);
  if (doubts.some(({ key }) => !own.has(key)))
    throw new AppError({ code: 'feeDoubts', field: 'doubts', details: { by: 'change' } });
  return doubts.map(({ key }) => key);
}
