import type * as z from 'zod/mini';
import type { PriceBand } from '@saer/contract/fees/statement-rate';
import type { confirmStatementEvidence, StatementEvidence } from '@saer/contract/statements/statement-rates';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import { and, desc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/replies/app-error.ts';
import type { Actor } from '../../../lists/editing/rows.ts';
import { createRate, updateRate } from '../../rates/edit-rate.ts';
import { feeTable, referralRule } from '../../tables.ts';
import { today } from '../../versions/dates.ts';
import { createTable } from '../../versions/edit-fee-table.ts';
import { findEvidence } from './find-evidence.ts';

type Sent = z.output<typeof confirmStatementEvidence.body>;
type Reply = z.output<typeof confirmStatementEvidence.reply>;

/** The rates of a rule, each with the prices that it applies to. */
const toParts = (rule: ReferralRule): readonly { readonly band: PriceBand; readonly rate: number }[] =>
  rule.shape === 'flat'
    ? [{ band: 'all', rate: rule.rate1 }]
    : [
        { band: 'below', rate: rule.rate1 },
        { band: 'above', rate: rule.rate2 },
      ];

/** The source of a rule, as statements tell it; every rate of it must be seen on some seller's. */
function describeSource(evidence: StatementEvidence | undefined, rule: ReferralRule): string {
  const parts = toParts(rule).map(({ band, rate }) => {
    const of = evidence?.bands.find((each) => each.band === band);
    const seen = of?.rates.find((each) => each.rate === rate);
    if (of === undefined || seen === undefined) throw new AppError({ code: 'rowChanged' });
    return { ...seen, of: of.sellers };
  });
  return `Seen on statements: ${parts
    .map(
      ({ rate, sellers, of, lines, lastMonth }) =>
        `${rate / 100}% on those of ${sellers} of ${of} sellers (${lines} lines, last in ${lastMonth})`,
    )
    .join('; ')}. Read on ${today()}.`;
}

/** The draft of a store that is edited next: the one changed last, else a copy of the table in force. */
async function findDraft(
  db: Database,
  actor: Actor,
  storeId: number,
  inForce: { readonly id: number; readonly name: string },
): Promise<{ readonly id: number; readonly name: string }> {
  const [draft] = await db
    .select({ id: feeTable.id, name: feeTable.name })
    .from(feeTable)
    .where(and(eq(feeTable.storeId, storeId), eq(feeTable.state, 'draft')))
    .orderBy(desc(feeTable.updatedAt), desc(feeTable.id))
    .limit(1);
  if (draft !== undefined) return draft;
  const name = `${inForce.name}, ${today()}`;
  // A fee table in force begins on a day of its own: the copy begins tomorrow at the earliest, and its date can be changed.
  const created = await createTable(db, actor, {
    storeId,
    copyOf: inForce.id,
    name,
    effectiveFrom: nextDay(today()),
    source: null,
    note: null,
  });
  return { id: Number(created['id']), name };
}

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const toColumns = (rule: ReferralRule) =>
  rule.shape === 'flat' ? { ...rule, limit: null, rate2: null } : rule;

async function findRate(db: Database, feeTableId: number, subFamilyId: number) {
  const [row] = await db
    .select()
    .from(referralRule)
    .where(and(eq(referralRule.feeTableId, feeTableId), eq(referralRule.subFamilyId, subFamilyId)));
  return row;
}

/**
 * Confirms a commission with what statements show as its source. Where the fee table in force has the rule, only its source and status
 * change, as any confirmation; another rule is written into a draft, which takes two people to publish.
 */
export async function confirmEvidence(
  db: Database,
  actor: Actor,
  { storeId, subFamilyId, rule }: Sent,
): Promise<Reply> {
  const [evidence] = await findEvidence(db, { storeId, subFamilyId });
  const source = describeSource(evidence, rule);
  const inForce = evidence?.feeTable;
  if (inForce === undefined || inForce === null) throw new AppError({ code: 'rowGone' });
  const isInForce = isDeepStrictEqual(evidence?.rule, rule);
  const table = isInForce ? inForce : await findDraft(db, actor, storeId, inForce);
  const row = await findRate(db, table.id, subFamilyId);
  const values = { ...toColumns(rule), status: 'confirmed' as const, source };
  if (row === undefined)
    await createRate(db, actor, { ...values, feeTableId: table.id, subFamilyId, note: null });
  else await updateRate(db, actor, { ...values, id: row.id, version: row.version, note: row.note });
  return { feeTable: table, isDraft: !isInForce, source };
}
