import type { FeeProposal } from '@saer/contract/publishing/fee-proposal';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { otherAdmins } from '../accounts/queries.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import type { Principal } from '../http/requests/caller.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { account } from '../principals/tables.ts';
import { countReachOf } from './changes/changes-impact.ts';
import { findProposalDoubts } from './changes/proposed-change.ts';
import { productFeeOverride, serviceFee } from '../fees/tables.ts';
import { store } from '../lists/tables.ts';
import { feeProposal } from './tables.ts';

const proposer = alias(account, 'proposer');
const decider = alias(account, 'decider');

const columns = {
  id: feeProposal.id,
  version: feeProposal.version,
  createdAt: feeProposal.createdAt,
  updatedAt: feeProposal.updatedAt,
  entity: feeProposal.entity,
  action: feeProposal.action,
  rowId: feeProposal.rowId,
  nameEn: feeProposal.nameEn,
  nameAr: feeProposal.nameAr,
  before: feeProposal.before,
  after: feeProposal.after,
  state: feeProposal.state,
  reason: feeProposal.reason,
  proposedBy: { id: proposer.id, fullName: proposer.fullName },
  decidedBy: { id: decider.id, fullName: decider.fullName },
  decidedAt: feeProposal.decidedAt,
  note: feeProposal.note,
};

const read = (db: Database | Transaction, ids: readonly number[]) =>
  db
    .select(columns)
    .from(feeProposal)
    .leftJoin(proposer, eq(proposer.id, feeProposal.proposedBy))
    .leftJoin(decider, eq(decider.id, feeProposal.decidedBy))
    .where(inArray(feeProposal.id, [...ids]));

const list: List<FeeProposal> = {
  table: feeProposal,
  listed: {
    id: feeProposal.id,
    entity: feeProposal.entity,
    action: feeProposal.action,
    rowId: feeProposal.rowId,
    state: feeProposal.state,
    proposedBy: feeProposal.proposedBy,
    createdAt: feeProposal.createdAt,
    decidedAt: feeProposal.decidedAt,
  },
  computed: { waiting: sql`(${feeProposal.state} = 'proposed')::int` },
  usual: { waiting: 'desc', id: 'desc' },
  read,
};

/** Counts the proposals that wait for an admin: those of others. */
export const countWaiting = (accountId: number): SQL<number> =>
  sql`(select count(*) from ${feeProposal}
    where ${feeProposal.state} = 'proposed' and ${feeProposal.proposedBy} is distinct from ${accountId})`.mapWith(
    Number,
  );

export async function findProposals(db: Database, filter: ListFilter) {
  const [relation] = filter.relations ?? [];
  if (relation !== undefined)
    throw new AppError({
      code: 'unknownRelation',
      field: 'filter.relations',
      details: { relation, options: null },
    });
  return findPage(db, list, filter);
}

export async function readProposal(db: Database | Transaction, id: number): Promise<FeeProposal> {
  const [found] = await read(db, [id]);
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  return found;
}

/** Who could approve a change of an account; null: it needs nobody else. */
export async function findApprovers(
  db: Database | Transaction,
  proposedBy: number | null,
  mayAlone: boolean,
) {
  if (mayAlone) return null;
  const others = await otherAdmins(db, proposedBy === null ? [] : [proposedBy]);
  return others.length === 0 ? null : others;
}

const tables = { serviceFee, productFeeOverride, store } as const;

/** Tells whether the row of a proposal is still the one it was made from; a new one always is. */
async function isCurrent(
  db: Database,
  { entity, rowId, rowVersion }: typeof feeProposal.$inferSelect,
): Promise<boolean> {
  if (rowId === null) return true;
  const table = tables[entity];
  const [row] = await db.select({ version: table.version }).from(table).where(eq(table.id, rowId));
  return row?.version === rowVersion;
}

/** Finds what a second person should know about a proposal. */
export async function reviewProposal(
  db: Database,
  { accountId }: Pick<Principal, 'accountId'>,
  id: number,
  mayAlone: boolean,
) {
  const [proposal] = await db.select().from(feeProposal).where(eq(feeProposal.id, id));
  if (proposal === undefined) throw new AppError({ code: 'rowGone' });
  const { entity, proposedBy } = proposal;
  return {
    doubts: [...(await findProposalDoubts(db, entity, proposal))],
    isOwn: proposedBy === accountId,
    isCurrent: await isCurrent(db, proposal),
    ...(await countReachOf(db, proposal)),
    approvers: await findApprovers(db, proposedBy, mayAlone),
  };
}
