import type * as z from 'zod/mini';
import {
  type approveFeeProposal,
  type createFeeProposal,
  type FeeProposal,
  maxOpenProposals,
  type ProposalState,
  type ProposedChange,
  type rejectFeeProposal,
  type withdrawFeeProposal,
} from '@saer/contract/publishing/fee-proposal';
import { and, eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/queries.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import type { Principal } from '../http/requests/caller.ts';
import { enqueue } from '../jobs/running/enqueue.ts';
import { lockList, auditValues, namedAs } from '../lists/editing/rows.ts';
import { secondPersonRule } from '../lists/editing/second-person.ts';
import { notifyInApp } from '../notifications/sending/notify.ts';
import { adminsFor } from '../notifications/sending/recipients.ts';
import {
  findProposalDoubts,
  requireConfirmed,
  type PreparedChange,
  prepareChange,
  toListChange,
  tryChange,
} from './changes/proposed-change.ts';
import { findApprovers, readProposal } from './queries.ts';
import { countReachOf } from './changes/changes-impact.ts';
import { feeProposal } from './tables.ts';

type Proposed = z.output<typeof createFeeProposal.body>;
type Step = z.output<typeof withdrawFeeProposal.body>;
type Row = typeof feeProposal.$inferSelect;

const entity = 'feeProposal';

/** Rejects a second proposal for a row, and more than can be looked through. The list is locked. */
async function requireRoom(
  tx: Transaction,
  of: Proposed['entity'],
  { rowId }: PreparedChange,
): Promise<void> {
  const isOpen = eq(feeProposal.state, 'proposed');
  const ofRow =
    rowId === null ? undefined : and(isOpen, eq(feeProposal.entity, of), eq(feeProposal.rowId, rowId));
  if (ofRow !== undefined && (await tx.$count(feeProposal, ofRow)) > 0)
    throw new AppError({
      code: 'publishingTakesTwo',
      details: { what: 'waiting', maximum: maxOpenProposals },
    });
  if ((await tx.$count(feeProposal, isOpen)) >= maxOpenProposals)
    throw new AppError({ code: 'publishingTakesTwo', details: { what: 'many', maximum: maxOpenProposals } });
}

/** Locks a proposal that still waits, as the caller saw it. */
async function lockOpen(tx: Transaction, { id, version }: Step): Promise<Row> {
  const [found] = await tx.select().from(feeProposal).where(eq(feeProposal.id, id)).for('update');
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  if (found.state !== 'proposed') throw new AppError({ code: 'versionStateChanged' });
  if (found.version !== version) throw new AppError({ code: 'rowChanged' });
  return found;
}

interface Decision {
  readonly state: Exclude<ProposalState, 'proposed'>;
  /** The verb in the history. */
  readonly action: string;
  readonly more?: Partial<Pick<typeof feeProposal.$inferInsert, 'note' | 'approvedDoubts'>>;
}

async function decide(
  tx: Transaction,
  { accountId }: Principal,
  { id, version, nameEn, nameAr }: Row,
  { state, action, more = {} }: Decision,
): Promise<FeeProposal> {
  const now = sql`now()`;
  await tx
    .update(feeProposal)
    .set({ ...more, state, decidedBy: accountId, decidedAt: now, updatedAt: now, version: version + 1 })
    .where(eq(feeProposal.id, id));
  const { note } = more;
  await recordChange(tx, {
    actorId: accountId,
    entity,
    entityId: id,
    action,
    named: { nameEn, nameAr },
    ...(note === undefined || note === null ? {} : { after: { note } }),
  });
  return readProposal(tx, id);
}

/** The steps of proposed changes. `mayAlone`: the operator lets one person change what holds for all sellers. */
export function proposalSteps(db: Database, mayAlone: boolean) {
  const requireSecond = secondPersonRule(mayAlone);
  return {
    preview: (actor: Principal, sent: ProposedChange) =>
      db.transaction(async (tx) => {
        const change = prepareChange(await toListChange(tx, actor, sent));
        const outcome = await tryChange(tx, actor, change);
        const doubts = await findProposalDoubts(tx, sent.entity, outcome);
        const reached = await countReachOf(tx, { ...outcome, entity: sent.entity, rowId: change.rowId });
        return {
          doubts: [...doubts],
          ...reached,
          approvers: await findApprovers(tx, actor.accountId, mayAlone),
        };
      }),

    propose: (actor: Principal, sent: Proposed) =>
      db.transaction(async (tx) => {
        const { reason, doubts: confirmed, ...asked } = sent;
        const listChange = await toListChange(tx, actor, asked);
        const { entity: of, action } = listChange;
        const change = prepareChange(listChange);
        const outcome = await tryChange(tx, actor, change);
        const doubts = await findProposalDoubts(tx, of, outcome);
        const proposedDoubts = requireConfirmed(doubts, confirmed);
        await lockList(tx, entity);
        await requireRoom(tx, of, change);
        const { values, rowId, rowVersion } = change;
        const row = outcome.after ?? outcome.before ?? {};
        const named = namedAs(row);
        const [added] = await tx
          .insert(feeProposal)
          .values({
            entity: of,
            action,
            rowId,
            rowVersion,
            values,
            before: outcome.before && auditValues(outcome.before),
            after: outcome.after && auditValues(outcome.after),
            ...named,
            reason,
            proposedBy: actor.accountId,
            proposedDoubts,
          })
          .returning({ id: feeProposal.id });
        const id = Number(added?.id);
        await recordChange(tx, {
          actorId: actor.accountId,
          entity,
          entityId: id,
          action: 'propose',
          named,
          after: { note: reason },
        });
        const approvers = await findApprovers(tx, actor.accountId, mayAlone);
        const { nameEn, nameAr } = named;
        const admins = await adminsFor(tx, 'proposalWaiting', { except: actor.accountId });
        await notifyInApp(
          tx,
          admins.map((accountId) => ({
            accountId,
            event: { kind: 'proposalWaiting', data: { nameEn: nameEn ?? '', nameAr: nameAr ?? '' } },
          })),
        );
        return { proposal: await readProposal(tx, id), doubts: [...doubts], approvers };
      }),

    /** Makes the change by the code of its list. Whatever is wrong with it by now leaves the proposal as it is. */
    approve: (
      actor: Principal,
      { id, version, doubts: confirmed }: z.output<typeof approveFeeProposal.body>,
    ) =>
      db.transaction(async (tx) => {
        const proposal = await lockOpen(tx, { id, version });
        if (proposal.proposedBy === actor.accountId) await requireSecond(tx, actor);
        const change = prepareChange(proposal);
        const doubts = await findProposalDoubts(tx, proposal.entity, await change.make(tx, actor));
        const approvedDoubts = requireConfirmed(doubts, confirmed);
        await enqueue(tx, 'notifyOfFees');
        return decide(tx, actor, proposal, {
          state: 'approved',
          action: 'approve',
          more: { approvedDoubts },
        });
      }),

    reject: (actor: Principal, { note, ...sent }: z.output<typeof rejectFeeProposal.body>) =>
      db.transaction(async (tx) => {
        const proposal = await lockOpen(tx, sent);
        if (proposal.proposedBy === actor.accountId) throw new AppError({ code: 'notAllowed' });
        return decide(tx, actor, proposal, { state: 'rejected', action: 'reject', more: { note } });
      }),

    withdraw: (actor: Principal, sent: Step) =>
      db.transaction(async (tx) => {
        const proposal = await lockOpen(tx, sent);
        if (proposal.proposedBy !== actor.accountId) throw new AppError({ code: 'notAllowed' });
        return decide(tx, actor, proposal, { state: 'withdrawn', action: 'withdraw' });
      }),
  };
}
