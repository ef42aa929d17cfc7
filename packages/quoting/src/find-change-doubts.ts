import type { ChangeDoubt, ChangeDoubtKind, ProposedEntity } from '@saer/contract/publishing/fee-proposal';
import { isBelowOnePercent } from './below-one-percent.ts';
import { figureTexts, halfThePrice, highFee, isFar } from './find-fee-doubts.ts';

type Row = Readonly<Record<string, unknown>>;

/** `bound`: a price at which something changes. It is improbable by its size only beside the one before. */
type FigureKind = 'rate' | 'fee' | 'bound';

/** The figures of rows that can be doubted; those that a row does not have are not. */
const figures: Readonly<Record<ProposedEntity, Readonly<Record<string, FigureKind>>>> = {
  serviceFee: { amount: 'fee', rate: 'rate' },
  productFeeOverride: {
    referralRate: 'rate',
    fulfilmentBelow: 'fee',
    fulfilmentAbove: 'fee',
    breakpoint: 'bound',
  },
  // Its figures are in its fee tables.
  store: {},
};

/** Fields of a service fee that say nothing about what is charged. */
const explaining: ReadonlySet<string> = new Set(['status', 'source', 'note', 'position']);

export interface ReviewedChange {
  readonly entity: ProposedEntity;
  /** The row as it is and as it would be; null: there is none. */
  readonly before: Row | null;
  readonly after: Row | null;
  /** For a new row: the one whose figures it replaces, such as the service fee that it follows. */
  readonly follows: Row | null;
  /** The day in Riyadh. */
  readonly today: string;
}

const numberIn = (row: Row | null, field: string): number | null => {
  const value = row?.[field];
  return typeof value === 'number' ? value : null;
};

function findKind(figure: FigureKind, before: number | null, after: number): ChangeDoubtKind | undefined {
  if (figure !== 'bound') {
    if (after === 0) return 'zero';
    if (figure === 'rate' && isBelowOnePercent(after)) return 'belowOnePercent';
    if (after >= (figure === 'rate' ? halfThePrice : highFee)) return 'veryHigh';
  }
  return before !== null && isFar(before, after) ? 'farFromBefore' : undefined;
}

function doubt(kind: ChangeDoubtKind, field: string, before: number | null, after: number | null) {
  const key = [kind, field, ...figureTexts(before, after)].join(':');
  return { key, kind, field, before, after };
}

function figureDoubts({ entity, before, after, follows }: ReviewedChange): ChangeDoubt[] {
  return Object.entries(figures[entity]).flatMap(([field, figure]) => {
    const next = numberIn(after, field);
    const earlier = numberIn(before ?? follows, field);
    if (next === null || next === earlier) return [];
    const kind = findKind(figure, earlier, next);
    return kind === undefined ? [] : [doubt(kind, field, earlier, next)];
  });
}

/** The first day for which a service fee is, or was, charged that a change alters. */
function firstDay({ before, after }: ReviewedChange): string | undefined {
  const names = [...new Set([before, after].flatMap((row) => Object.keys(row ?? {})))];
  const isAltered = names.some((name) => !explaining.has(name) && before?.[name] !== after?.[name]);
  return isAltered
    ? [before, after]
        .flatMap((row) => (typeof row?.['effectiveFrom'] === 'string' ? [row['effectiveFrom']] : []))
        .toSorted()[0]
    : undefined;
}

/**
 * Finds what is improbable in a change of a row that holds for all sellers: a figure beside the one before, with the same bounds as in a
 * fee table, and a service fee of days that are over. Figures that stay as they are are not doubted.
 */
export function findChangeDoubts(change: ReviewedChange): readonly ChangeDoubt[] {
  const first = change.entity === 'serviceFee' ? firstDay(change) : undefined;
  return [
    ...figureDoubts(change),
    ...(first !== undefined && first < change.today
      ? [{ ...doubt('daysOver', 'effectiveFrom', null, null), key: `daysOver:effectiveFrom:${first}` }]
      : []),
  ];
}
