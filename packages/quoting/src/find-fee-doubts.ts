import type { DoubtfulField, FeeDoubt, FeeDoubtKind } from '@saer/contract/publishing/fee-doubt';
import type { Handover } from '@saer/contract/fees/fee-table';
import type { StoreRule, StoreRules } from '@saer/contract/fees/store-rules';
import { isBelowOnePercent } from './below-one-percent.ts';

type BasisPoints = number;
type Halalas = number;

/** Fees of a table that can be doubted: money in halalas, rates in basis points, weights in grams. */
export interface ChargedFees {
  readonly rules: StoreRules;
  readonly classes: readonly {
    readonly code: string;
    readonly handover: Handover | null;
    readonly breakpoint: Halalas | null;
    readonly overflowFee: Halalas | null;
    /** The lightest first. */
    readonly slabs: readonly {
      readonly maxWeight: number;
      readonly feeBelow: Halalas;
      readonly feeAbove: Halalas;
    }[];
  }[];
  readonly rates: readonly {
    readonly subFamily: string;
    readonly rate1: BasisPoints;
    readonly rate2: BasisPoints | null;
    readonly limit: Halalas | null;
  }[];
}

interface Reviewed {
  readonly fees: ChargedFees;
  /** The table that it follows or corrects, and any other that was in force before: a figure that stood in one is not doubted. */
  readonly earlier: readonly ChargedFees[];
  /** Codes of the sub families that sellers can choose; none at a store where they type the commission. */
  readonly offered: readonly string[];
  /** First commissions at the other stores today, by sub family. */
  readonly otherRates: ReadonlyMap<string, readonly BasisPoints[]>;
}

export type FoundDoubt = Omit<FeeDoubt, 'isSubmitted' | 'nameEn' | 'nameAr'>;

/** From here on a figure is far from another: three times as much, or a third. */
const farRatio = 3;
export const halfThePrice: BasisPoints = 5_000;
export const highFee: Halalas = 100_000;

export const isFar = (one: number, other: number): boolean =>
  one > 0 && other > 0 && Math.max(one, other) >= farRatio * Math.min(one, other);

const isRate = (field: DoubtfulField): boolean => field === 'rate1' || field === 'rate2';
/** Prices at which fees change: neither fees themselves nor improbable by their size. */
const isPrice = (field: DoubtfulField): boolean => field === 'limit' || field === 'breakpoint';

const rulesIn = (rules: StoreRules): readonly StoreRule[] =>
  Object.keys(rules).filter((name): name is StoreRule => name in rules);

/** Both values of a rule, for a key. */
const ruleTexts = ({ rules, field }: Pick<FoundDoubt, 'rules' | 'field'>): string[] => {
  const rule = rules === null ? undefined : rulesIn(rules.after).find((name) => name === field);
  if (rules === null || rule === undefined) return [];
  return [`was${ruleText(rules.before[rule])}`, `is${ruleText(rules.after[rule])}`];
};

/**
 * Two figures for a key, with letters between their digits: together they could pass for the number of a card, which no request may hold.
 */
export const figureTexts = (before: number | null, after: number | null): string[] => [
  before === null ? '' : `was${before}`,
  after === null ? '' : `is${after}`,
];

/** A short text of many: other bands have another one. */
function digest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193) >>> 0;
    other = Math.imul(other ^ code, 0x85ebca6b) >>> 0;
  }
  return `${one.toString(36)}${other.toString(36)}`;
}

const ruleText = (value: StoreRules[keyof StoreRules]): string =>
  Array.isArray(value)
    ? digest(value.map(({ upTo, credit }) => `${upTo}=${credit}`).join(','))
    : String(value);

function doubt(kind: FeeDoubtKind, at: Partial<FoundDoubt>): FoundDoubt {
  const of = {
    kind,
    subFamily: null,
    sizeClass: null,
    handover: null,
    maxWeight: null,
    field: null,
    before: null,
    after: null,
    rules: null,
    ...at,
  };
  const { subFamily, sizeClass, handover, maxWeight, field, before, after } = of;
  // What is left out on purpose stays so, whatever it charged before.
  const figures = kind === 'noCommission' ? [] : [...figureTexts(before, after), ...ruleTexts(of)];
  const key = [kind, subFamily, sizeClass, handover, maxWeight, field, ...figures]
    .map((part) => part ?? '')
    .join(':');
  return { ...of, key };
}

interface Figure {
  readonly field: DoubtfulField;
  readonly after: number | null;
  /** The figure of each earlier table, the one before first; undefined or null: it has none. */
  readonly earlier: readonly (number | null | undefined)[];
  readonly others?: readonly BasisPoints[];
  readonly at: Partial<FoundDoubt>;
}

/** The doubt about one figure: the first of its kinds, since one is enough to look at it. */
function figureDoubts({ field, after, earlier, others = [], at }: Figure): FoundDoubt[] {
  if (after === null || earlier.includes(after)) return [];
  const before = earlier[0] ?? null;
  const of = (kind: FeeDoubtKind, than = before) => [doubt(kind, { ...at, field, before: than, after })];
  if (!isPrice(field)) {
    if (after === 0) return of('zero');
    if (isRate(field) && isBelowOnePercent(after)) return of('belowOnePercent');
    if (after >= (isRate(field) ? halfThePrice : highFee)) return of('veryHigh');
  }
  if (before !== null) return isFar(before, after) ? of('farFromBefore') : [];
  const nearest = others
    .filter((rate) => rate > 0)
    .toSorted((a, b) => Math.max(a, after) / Math.min(a, after) - Math.max(b, after) / Math.min(b, after))[0];
  return nearest !== undefined && isFar(nearest, after) ? of('farFromOthers', nearest) : [];
}

/** Doubts each rule that differs from the table before, since it holds for all products; without one only a very high minimum. */
function ruleDoubts({ fees, earlier }: Reviewed): FoundDoubt[] {
  const [before] = earlier;
  if (before === undefined) {
    const { minReferral } = fees.rules;
    return minReferral < highFee ? [] : [doubt('veryHigh', { field: 'minReferral', after: minReferral })];
  }
  const rules = { before: before.rules, after: fees.rules };
  return rulesIn(fees.rules)
    .filter((rule) => earlier.every((each) => ruleText(each.rules[rule]) !== ruleText(fees.rules[rule])))
    .map((field) => doubt('ruleChanged', { field, rules }));
}

function rateDoubts({ fees, earlier, offered, otherRates }: Reviewed): FoundDoubt[] {
  const before = earlier.map(({ rates }) => new Map(rates.map((rate) => [rate.subFamily, rate])));
  const charged = new Set(fees.rates.map(({ subFamily }) => subFamily));
  return [
    ...offered
      .filter((subFamily) => !charged.has(subFamily))
      .map((subFamily) =>
        doubt('noCommission', { subFamily, before: before[0]?.get(subFamily)?.rate1 ?? null }),
      ),
    ...fees.rates.flatMap((rate) => {
      const { subFamily } = rate;
      const others = otherRates.get(subFamily) ?? [];
      return (['rate1', 'limit', 'rate2'] as const).flatMap((field) =>
        figureDoubts({
          field,
          after: rate[field],
          earlier: before.map((rates) => rates.get(subFamily)?.[field]),
          ...(isRate(field) ? { others } : {}),
          at: { subFamily },
        }),
      );
    }),
  ];
}

const classKey = ({ code, handover }: ChargedFees['classes'][number]): string => `${code} ${handover ?? ''}`;

function classDoubts({ fees, earlier }: Reviewed): FoundDoubt[] {
  const before = earlier.map(({ classes }) => new Map(classes.map((each) => [classKey(each), each])));
  const codes = new Set(fees.classes.map(({ code }) => code));
  const gone = new Set(earlier[0]?.classes.map(({ code }) => code).filter((code) => !codes.has(code)));
  return [
    ...[...gone].map((sizeClass) => doubt('classGone', { sizeClass })),
    ...fees.classes.flatMap((each) => {
      const at = { sizeClass: each.code, handover: each.handover };
      const was = before.map((classes) => classes.get(classKey(each)));
      const slabFees = was.map(
        (found) => new Map(found?.slabs.map((slab) => [slab.maxWeight, slab] as const)),
      );
      return [
        ...(['breakpoint', 'overflowFee'] as const).flatMap((field) =>
          figureDoubts({ field, after: each[field], earlier: was.map((found) => found?.[field]), at }),
        ),
        ...each.slabs.flatMap((slab, index) => {
          const lighter = each.slabs[index - 1];
          const here = { ...at, maxWeight: slab.maxWeight };
          return (['feeBelow', 'feeAbove'] as const).flatMap((field) => {
            const earlierFees = slabFees.map((slabs) => slabs.get(slab.maxWeight)?.[field]);
            const own = figureDoubts({ field, after: slab[field], earlier: earlierFees, at: here });
            const stood = slabFees.some(
              (slabs) =>
                lighter !== undefined &&
                slabs.get(lighter.maxWeight)?.[field] === lighter[field] &&
                slabs.get(slab.maxWeight)?.[field] === slab[field],
            );
            return own.length > 0 || lighter === undefined || slab[field] >= lighter[field] || stood
              ? own
              : [doubt('heavierCheaper', { ...here, field, before: lighter[field], after: slab[field] })];
          });
        }),
      ];
    }),
  ];
}

/**
 * Finds what is missing in a fee table before it is published, and which of its changed figures are improbable: what it no longer
 * charges, rules that change, then each figure beside the table before and the other stores. It says nothing about figures that stood before. Its bounds
 * are our own: a third and three times, one per cent, half the price, 1,000 riyals.
 */
export const findFeeDoubts = (reviewed: Reviewed): readonly FoundDoubt[] => [
  ...ruleDoubts(reviewed),
  ...classDoubts(reviewed),
  ...rateDoubts(reviewed),
];
