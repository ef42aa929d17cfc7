import { isAllowed } from '@saer/contract/access';
import {
  type AgreedFee,
  type createAgreedFee,
  maxAgreedFees,
  type updateAgreedFee,
} from '@saer/contract/agreed-fees';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { lockList } from '../../lists/editing/lock-list.ts';
import { deleteRows, lockRow, lockRows, insertRow, writeRow } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { productFeeOverride as agreed } from '../tables.ts';
import { requireAgreement } from './agreed-figures.ts';
import { mayChange, sellerOf } from './policy.ts';
import { readAgreed } from './queries.ts';

const list = { name: 'productFeeOverride', table: agreed };

type Sent = z.output<typeof createAgreedFee.body>;
type Written = z.output<typeof updateAgreedFee.body>;

/** A seller cannot confirm a figure: the provenance of agreed fees is set by admins. */
function figuresOf(actor: Principal, { status, ...figures }: Row): Row {
  return isAllowed(actor.role, 'admin') && status !== undefined ? { ...figures, status } : figures;
}

function requireChangeable(actor: Principal, row: Row): void {
  const accountId = row['accountId'];
  const may = mayChange(actor, typeof accountId === 'number' ? accountId : null);
  if (may !== 'yes') throw new AppError({ code: may === 'no' ? 'notAllowed' : 'rowGone' });
}

/** Whose new agreed fees are: a seller's own; those that an admin adds are the named seller's, or everybody's. */
async function ownerOf(tx: Transaction, actor: Principal, sellerId: number | null): Promise<number | null> {
  const own = sellerOf(actor);
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
    const accountId = await ownerOf(tx, actor, sellerId);
    await rejectTooMany(tx, accountId);
    const row = await insertRow(tx, actor, list, { ...figuresOf(actor, values), accountId });
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
    await writeRow(tx, actor, list, { before, version, sent: figuresOf(actor, values) });
    return readAgreed(tx, id);
  });

export const removeAgreed = (db: Database, actor: Principal, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const rows = await lockRows(tx, list, ids);
    for (const row of rows) requireChangeable(actor, row);
    return deleteRows(tx, actor, list, rows);
  });
