import type * as z from 'zod/mini';
import { isAllowed } from '@saer/contract/api/access';
import {
  type AgreedFee,
  type createAgreedFee,
  maxAgreedFees,
  type updateAgreedFee,
} from '@saer/contract/fees/agreed-fees';
import type { FieldError } from '@saer/contract/api/error-reply';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { lockList, deleteRows, lockRow, lockRows, insertRow, writeRow } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { productFeeOverride as agreed } from '../tables.ts';
import { mayChange, ownSeller } from './policy.ts';
import { readAgreed } from './queries.ts';
import { altersFigures, type RequireSecondPerson } from '../../lists/editing/second-person.ts';

/** Agreed fees as a list whose changes are audited. */
export const agreedFees = { name: 'productFeeOverride', table: agreed };
const list = agreedFees;

type Sent = z.output<typeof createAgreedFee.body>;
type Written = z.output<typeof updateAgreedFee.body>;

const isNumber = (value: unknown): boolean => typeof value === 'number';

const missing = (field: string): FieldError => ({ code: 'required', field, details: { kind: 'money' } });

/** Requires a commission, both fulfilment fees, or all three; two different fees need a breakpoint. */
function requireAgreement(sent: Row): void {
  const { referralRate, fulfilmentBelow: below, fulfilmentAbove: above, breakpoint } = sent;
  const fieldErrors: FieldError[] = [];
  if (![referralRate, below, above, breakpoint].some(isNumber))
    fieldErrors.push({ code: 'nothingAgreed', field: 'referralRate' });
  if (!isNumber(below) && (isNumber(above) || isNumber(breakpoint)))
    fieldErrors.push(missing('fulfilmentBelow'));
  if (!isNumber(above) && (isNumber(below) || isNumber(breakpoint)))
    fieldErrors.push(missing('fulfilmentAbove'));
  if (!isNumber(breakpoint) && isNumber(below) && isNumber(above) && below !== above)
    fieldErrors.push(missing('breakpoint'));
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}

/** Drops the status unless an admin sent it: sellers cannot confirm their own fees. */
function toFigures(actor: Principal, { status, ...figures }: Row): Row {
  return isAllowed(actor.role, 'admin') && status !== undefined ? { ...figures, status } : figures;
}

function requireChangeable(actor: Principal, row: Row): void {
  const accountId = row['accountId'];
  const may = mayChange(actor, typeof accountId === 'number' ? accountId : null);
  if (may !== 'yes') throw new AppError({ code: may === 'no' ? 'notAllowed' : 'rowGone' });
}

/** The owner of new agreed fees: the seller who adds them; where an admin does, the seller they name, or nobody (null: for all). */
async function findOwner(tx: Transaction, actor: Principal, sellerId: number | null): Promise<number | null> {
  const own = ownSeller(actor);
  if (own !== undefined) {
    if (sellerId !== null && sellerId !== own) throw new AppError({ code: 'unknownRow', field: 'sellerId' });
    return own;
  }
  if (sellerId === null) return null;
  const seller = and(eq(account.id, sellerId), inArray(account.role, ['USER']));
  if ((await tx.$count(account, seller)) === 0) throw new AppError({ code: 'unknownRow', field: 'sellerId' });
  return sellerId;
}

async function rejectTooMany(tx: Transaction, owner: number | null): Promise<void> {
  const ofOwner = owner === null ? isNull(agreed.accountId) : eq(agreed.accountId, owner);
  if ((await tx.$count(agreed, ofOwner)) >= maxAgreedFees)
    throw new AppError({ code: 'tooManyAgreedFees', details: { maximum: maxAgreedFees } });
}

export const createAgreed = (db: Database, actor: Principal, sent: Sent): Promise<AgreedFee> =>
  db.transaction(async (tx) => {
    const { sellerId, ...values } = sent;
    requireAgreement(values);
    await lockList(tx, list.name);
    const accountId = await findOwner(tx, actor, sellerId);
    await rejectTooMany(tx, accountId);
    const row = await insertRow(tx, actor, list, { ...toFigures(actor, values), accountId });
    return readAgreed(tx, Number(row['id']));
  });

export const updateAgreed = (
  db: Database,
  actor: Principal,
  { id, version, ...values }: Written,
): Promise<AgreedFee> =>
  db.transaction(async (tx) => {
    const before = await lockRow(tx, list, id);
    requireChangeable(actor, before);
    requireAgreement(values);
    await writeRow(tx, actor, list, { before, version, sent: toFigures(actor, values) });
    return readAgreed(tx, id);
  });

export const removeAgreed = (db: Database, actor: Principal, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const rows = await lockRows(tx, list, ids);
    for (const row of rows) requireChangeable(actor, row);
    return deleteRows(tx, actor, list, rows);
  });

/** Adds, changes and removes agreed fees; those that hold for all sellers take a second person. */
export const agreedEditing = (db: Database, requireSecond: RequireSecondPerson) => ({
  create: (actor: Principal, sent: Parameters<typeof createAgreed>[2]) =>
    db.transaction(async (tx) => {
      const added = await createAgreed(tx, actor, sent);
      if (added.seller === null) await requireSecond(tx, actor);
      return added;
    }),

  update: (actor: Principal, sent: Parameters<typeof updateAgreed>[2]) =>
    db.transaction(async (tx) => {
      const before = await lockRow(tx, agreedFees, sent.id);
      const written = await updateAgreed(tx, actor, sent);
      const after = await lockRow(tx, agreedFees, sent.id);
      if (written.seller === null && altersFigures(agreedFees, before, after)) await requireSecond(tx, actor);
      return written;
    }),

  remove: (actor: Principal, ids: readonly number[]) =>
    db.transaction(async (tx) => {
      const rows = await lockRows(tx, agreedFees, ids);
      const removed = await removeAgreed(tx, actor, ids);
      if (rows.some(({ accountId }) => accountId === null)) await requireSecond(tx, actor);
      return removed;
    }),
});
