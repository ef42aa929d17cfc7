import type { PriceBand } from '@saer/contract/fees/statement-rate';
import {
  type EvidenceOfBand,
  maxListedRates,
  type StatementEvidence,
} from '@saer/contract/statements/statement-rates';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { productSubFamily, store } from '../../../lists/tables.ts';
import { tablesInForce } from '../../versions/find-version.ts';
import { referralRule } from '../../tables.ts';
import { today } from '../../versions/dates.ts';
import { statementEvidence } from '../tables.ts';

type Db = Database | Transaction;

/** Where evidence is looked for: everywhere, or for one commission. */
export interface EvidenceScope {
  readonly storeId?: number;
  readonly subFamilyId?: number;
}

/** The number of sellers whose statements show a rate for the prices of a band. */
interface CountedRate {
  readonly storeId: number;
  readonly subFamilyId: number;
  readonly band: PriceBand;
  readonly rate: number;
  readonly sellers: number;
  readonly lines: number;
  readonly lastMonth: string;
  readonly lastSentAt: string;
}

/** Counts sellers by the rate that their latest month shows: however much one sends, it counts once for each figure. */
async function countRates(db: Db, { storeId, subFamilyId }: EvidenceScope): Promise<readonly CountedRate[]> {
  const latest = db
    .selectDistinctOn([
      statementEvidence.accountId,
      statementEvidence.storeId,
      statementEvidence.subFamilyId,
      statementEvidence.band,
    ])
    .from(statementEvidence)
    .where(
      and(
        storeId === undefined ? undefined : eq(statementEvidence.storeId, storeId),
        subFamilyId === undefined ? undefined : eq(statementEvidence.subFamilyId, subFamilyId),
      ),
    )
    .orderBy(
      statementEvidence.accountId,
      statementEvidence.storeId,
      statementEvidence.subFamilyId,
      statementEvidence.band,
      sql`${statementEvidence.month} desc`,
    )
    .as('latest');
  return db
    .select({
      storeId: latest.storeId,
      subFamilyId: latest.subFamilyId,
      band: latest.band,
      rate: latest.rate,
      sellers: sql<number>`count(*)::int`,
      lines: sql<number>`least(sum(${latest.lines}), 2147483647)::int`,
      lastMonth: sql<string>`max(${latest.month})`,
      lastSentAt: sql<string>`to_char(max(${latest.sentAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(latest)
    .groupBy(latest.storeId, latest.subFamilyId, latest.band, latest.rate);
}

/** The rate of a rule for the prices of a band; null if it has no such prices. */
function rateFor(rule: ReferralRule | null, band: PriceBand): number | null {
  if (rule === null) return null;
  if (rule.shape === 'flat') return band === 'all' ? rule.rate1 : null;
  if (band === 'all') return null;
  return band === 'below' ? rule.rate1 : rule.rate2;
}

const total = (rates: readonly CountedRate[]): number => rates.reduce((sum, { sellers }) => sum + sellers, 0);

function summarise(
  band: PriceBand,
  tableRate: number | null,
  counted: readonly CountedRate[],
): EvidenceOfBand {
  const byRate = counted.map(({ rate }) => rate).toSorted((a, b) => a - b);
  const agreeing = total(counted.filter(({ rate }) => rate === tableRate));
  const sellers = total(counted);
  const mostFirst = counted.toSorted((a, b) => b.sellers - a.sellers || b.lines - a.lines || a.rate - b.rate);
  return {
    band,
    tableRate,
    sellers,
    agreeing,
    contradicting: sellers - agreeing,
    lowest: byRate[0] ?? 0,
    highest: byRate.at(-1) ?? 0,
    different: counted.length,
    rates: mostFirst
      .slice(0, maxListedRates)
      .map(({ rate, sellers: of, lines, lastMonth }) => ({ rate, sellers: of, lines, lastMonth })),
    lastMonth:
      counted
        .map(({ lastMonth }) => lastMonth)
        .toSorted()
        .at(-1) ?? '',
    lastSentAt:
      counted
        .map(({ lastSentAt }) => lastSentAt)
        .toSorted()
        .at(-1) ?? '',
  };
}

/** A row of a commission as the engine's rule. */
function toRule({
  shape,
  rate1,
  limit,
  rate2,
}: Pick<typeof referralRule.$inferSelect, 'shape' | 'rate1' | 'limit' | 'rate2'>): ReferralRule | null {
  if (shape === 'flat') return { shape, rate1 };
  return limit === null || rate2 === null ? null : { shape, rate1, limit, rate2 };
}

const contradictions = ({ bands }: StatementEvidence): number =>
  bands.reduce((sum, { contradicting }) => sum + contradicting, 0);

const bandOrder: readonly PriceBand[] = ['all', 'below', 'above'];

/** Finds the evidence of each commission beside its rule in force, those that most sellers contradict first. */
export async function findEvidence(db: Db, scope: EvidenceScope = {}): Promise<StatementEvidence[]> {
  const counted = await countRates(db, scope);
  if (counted.length === 0) return [];
  const ids = (name: 'storeId' | 'subFamilyId') => [...new Set(counted.map((each) => each[name]))];
  const stores = await db
    .select()
    .from(store)
    .where(inArray(store.id, ids('storeId')));
  const subFamilies = await db
    .select()
    .from(productSubFamily)
    .where(inArray(productSubFamily.id, ids('subFamilyId')));
  const tables = await tablesInForce(db, today());
  const rules = await db
    .select()
    .from(referralRule)
    .where(
      and(
        inArray(
          referralRule.feeTableId,
          tables.map(({ id }) => id),
        ),
        inArray(referralRule.subFamilyId, ids('subFamilyId')),
      ),
    );
  const figures = new Map<string, CountedRate[]>();
  for (const each of counted) {
    const key = `${each.storeId} ${each.subFamilyId}`;
    figures.set(key, [...(figures.get(key) ?? []), each]);
  }
  const found = [...figures.values()].flatMap((ofFigure): StatementEvidence[] => {
    const [first] = ofFigure;
    const ofStore = stores.find(({ id }) => id === first?.storeId);
    const category = subFamilies.find(({ id }) => id === first?.subFamilyId);
    if (ofStore === undefined || category === undefined) return [];
    const table = tables.find(({ storeId }) => storeId === ofStore.id);
    const row = rules.find(
      ({ feeTableId, subFamilyId }) => feeTableId === table?.id && subFamilyId === category.id,
    );
    const rule = row === undefined ? null : toRule(row);
    const named = ({ id, code, nameEn, nameAr }: typeof ofStore | typeof category) => ({
      id,
      code,
      nameEn,
      nameAr,
    });
    return [
      {
        store: named(ofStore),
        subFamily: named(category),
        rule,
        status: row?.status ?? null,
        feeTable: table === undefined ? null : { id: table.id, name: table.name },
        bands: bandOrder.flatMap((band) => {
          const ofBand = ofFigure.filter((each) => each.band === band);
          return ofBand.length === 0 ? [] : [summarise(band, rateFor(rule, band), ofBand)];
        }),
      },
    ];
  });
  return found.toSorted(
    (a, b) =>
      contradictions(b) - contradictions(a) ||
      a.store.id - b.store.id ||
      a.subFamily.code.localeCompare(b.subFamily.code, 'en'),
  );
}
