import type * as z from 'zod/mini';
import {
  type StatementRatesReply,
  type saveStatementRates,
  type sendStatementEvidence,
  maxEvidence,
} from '@saer/contract/statements/statement-rates';
import type { FieldError } from '@saer/contract/api/error-reply';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { lockList } from '../../lists/editing/rows.ts';
import { productSubFamily, store } from '../../lists/tables.ts';
import { today } from '../versions/dates.ts';
import { findConsent, findRatesFor } from './queries.ts';
import { evidenceConsent, statementEvidence, statementRate } from './tables.ts';

type Actor = Pick<Principal, 'accountId' | 'tenantId'>;
type Used = z.output<typeof saveStatementRates.body>['rates'];
type Sent = z.output<typeof sendStatementEvidence.body>['rates'];

/** Finds the keys of stores and categories by their codes, and rejects each unknown one at its place. */
async function findKeys<Rate extends Sent[number]>(tx: Transaction, rates: readonly Rate[]) {
  const codes = (name: 'store' | 'subFamily') => [...new Set(rates.map((rate) => rate[name]))];
  const stores = await tx
    .select({ id: store.id, code: store.code })
    .from(store)
    .where(inArray(store.code, codes('store')));
  const subFamilies = await tx
    .select({ id: productSubFamily.id, code: productSubFamily.code })
    .from(productSubFamily)
    .where(inArray(productSubFamily.code, codes('subFamily')));
  const errors: FieldError[] = [];
  const found = rates.map((rate, at) => {
    const ofStore = stores.find(({ code }) => code === rate.store);
    const ofCategory = subFamilies.find(({ code }) => code === rate.subFamily);
    if (ofStore === undefined)
      errors.push({ code: 'unknownStore', field: `rates.${at}.store`, details: { store: rate.store } });
    if (ofCategory === undefined)
      errors.push({
        code: 'unknownSubFamily',
        field: `rates.${at}.subFamily`,
        details: { subFamily: rate.subFamily },
      });
    if (rate.month > today().slice(0, 7)) errors.push({ code: 'invalidValue', field: `rates.${at}.month` });
    return { rate, storeId: ofStore?.id ?? 0, subFamilyId: ofCategory?.id ?? 0 };
  });
  const [first, ...others] = errors;
  if (first !== undefined) throw new AppError(first, ...others);
  return found;
}

/** The last row of each key: one statement cannot insert and update a row. */
function lastOfEach<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()];
}

/** Reads the rates that a seller uses, and whether they agreed to send any. */
export const readStatementRates = async (
  db: Database,
  { tenantId }: Actor,
): Promise<StatementRatesReply> => ({
  rates: await findRatesFor(db, tenantId),
  consent: await findConsent(db, tenantId),
});

const change = ({ accountId, tenantId }: Actor, entity: string) => ({
  actorId: accountId,
  entity,
  entityId: tenantId,
  ownerId: tenantId,
});

/** A seen rate in the history: every figure in one value. */
const audited = ({ store: code, subFamily, band, rate, month }: Sent[number]): string =>
  [code, subFamily, band, rate, month].join(' ');

/** Uses seen rates in the seller's calculations, each in place of an earlier one for the same prices. */
export const useRates = async (db: Database, actor: Actor, rates: Used): Promise<StatementRatesReply> => {
  await db.transaction(async (tx) => {
    const accountId = actor.tenantId;
    await lockList(tx, `statementRate ${accountId}`);
    const found = await findKeys(tx, rates);
    const before = await findRatesFor(tx, accountId);
    const rows = found.map(({ rate: { band, rate, month, lines, replaces }, storeId, subFamilyId }) => ({
      accountId,
      storeId,
      subFamilyId,
      band,
      rate,
      month,
      lines,
      replaces,
    }));
    const values = lastOfEach(rows, (row) => `${row.storeId} ${row.subFamilyId} ${row.band}`);
    await tx
      .insert(statementRate)
      .values(values)
      .onConflictDoUpdate({
        target: [
          statementRate.accountId,
          statementRate.storeId,
          statementRate.subFamilyId,
          statementRate.band,
        ],
        set: {
          rate: sql`excluded.rate`,
          month: sql`excluded.month`,
          lines: sql`excluded.lines`,
          replaces: sql`excluded.replaces`,
          isUsed: true,
          // Products are priced again only where their commission may be another.
          changedAt: sql`case when ${statementRate.isUsed} and ${statementRate.rate} = excluded.rate
            and ${statementRate.replaces} = excluded.replaces then ${statementRate.changedAt} else now() end`,
        },
      });
    const after = await findRatesFor(tx, accountId);
    await recordChange(tx, {
      ...change(actor, 'statementRate'),
      action: 'update',
      before: { rates: before.map(audited) },
      after: { rates: after.map(audited) },
    });
  });
  return readStatementRates(db, actor);
};

/** Stops using seen rates: the fee table's own count again. */
export const stopUsingRates = (db: Database, actor: Actor): Promise<{ removed: number }> =>
  db.transaction(async (tx) => {
    await lockList(tx, `statementRate ${actor.tenantId}`);
    const before = await findRatesFor(tx, actor.tenantId);
    if (before.length === 0) return { removed: 0 };
    await tx
      .update(statementRate)
      .set({ isUsed: false, changedAt: sql`now()` })
      .where(and(eq(statementRate.accountId, actor.tenantId), statementRate.isUsed));
    await recordChange(tx, {
      ...change(actor, 'statementRate'),
      action: 'remove',
      before: { rates: before.map(audited) },
    });
    return { removed: before.length };
  });

/** Stores the subscriber's answer. Without consent, nothing that was sent stays. */
export const answerConsent = (
  db: Database,
  actor: Actor,
  given: boolean,
): Promise<{ given: boolean; removed: number }> =>
  db.transaction(async (tx) => {
    const accountId = actor.tenantId;
    const before = await findConsent(tx, accountId);
    // Waits for evidence that is being stored: it holds this row.
    await tx
      .insert(evidenceConsent)
      .values({ accountId, given })
      .onConflictDoUpdate({ target: evidenceConsent.accountId, set: { given, answeredAt: sql`now()` } });
    const removed = given
      ? []
      : await tx
          .delete(statementEvidence)
          .where(eq(statementEvidence.accountId, accountId))
          .returning({ month: statementEvidence.month });
    if (before !== given)
      await recordChange(tx, {
        ...change(actor, 'evidenceConsent'),
        action: given ? 'create' : 'withdraw',
        before: { given: before },
        after: { given },
      });
    return { given, removed: removed.length };
  });

/** Stores seen rates as evidence, each in place of an earlier one of the same month. Requires the subscriber's consent. */
export const saveEvidence = (db: Database, actor: Actor, rates: Sent): Promise<{ saved: number }> =>
  db.transaction(async (tx) => {
    const accountId = actor.tenantId;
    const [consent] = await tx
      .select({ given: evidenceConsent.given })
      .from(evidenceConsent)
      .where(eq(evidenceConsent.accountId, accountId))
      .for('update');
    if (consent?.given !== true) throw new AppError({ code: 'consentMissing' });
    const found = await findKeys(tx, rates);
    const rows = found.map(({ rate: { band, rate, month, lines }, storeId, subFamilyId }) => ({
      accountId,
      storeId,
      subFamilyId,
      band,
      rate,
      month,
      lines,
    }));
    const values = lastOfEach(rows, (row) => `${row.storeId} ${row.subFamilyId} ${row.band} ${row.month}`);
    await tx
      .insert(statementEvidence)
      .values(values)
      .onConflictDoUpdate({
        target: [
          statementEvidence.accountId,
          statementEvidence.storeId,
          statementEvidence.subFamilyId,
          statementEvidence.band,
          statementEvidence.month,
        ],
        set: { rate: sql`excluded.rate`, lines: sql`excluded.lines`, sentAt: sql`now()` },
      });
    if ((await tx.$count(statementEvidence, eq(statementEvidence.accountId, accountId))) > maxEvidence)
      throw new AppError({ code: 'tooManyItems', field: 'rates', details: { maximum: maxEvidence } });
    return { saved: values.length };
  });
