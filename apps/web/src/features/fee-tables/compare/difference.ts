import { storeRuleNames } from '@saer/contract/fees/choices';
import type { FeeVersion, VersionContent } from '@saer/contract/publishing/fee-version';
import type { StoreRule, StoreRules } from '@saer/contract/fees/store-rules';
import type { FieldName } from '../fee-words.ts';

/** The compared content of a version, saved or from a workbook: that one says nothing of rules. */
export interface Content extends Partial<StoreRules> {
  readonly classes: readonly (FeeVersion['classes'][number] | VersionContent['classes'][number])[];
  readonly rates: readonly (FeeVersion['rates'][number] | VersionContent['rates'][number])[];
}
type ContentClass = Content['classes'][number];
type ContentRate = Content['rates'][number];
type Slab = ContentClass['slabs'][number];

export type Figure = string | number | null;
export interface Change {
  readonly field: FieldName;
  readonly before: Figure;
  readonly after: Figure;
}
export type Kind = 'added' | 'removed' | 'changed' | 'same';
export interface SlabChange {
  readonly maxWeight: number;
  readonly is: Kind;
  readonly changes: readonly Change[];
}
interface Entry {
  readonly key: string;
  readonly is: Kind;
  readonly changes: readonly Change[];
}
export interface ClassDifference extends Entry {
  /** The row after the change, or before it if it is removed. */
  readonly sizeClass: ContentClass;
  readonly slabs: readonly SlabChange[];
}
export interface RateDifference extends Entry {
  readonly rate: ContentRate;
}
/** A rule of the store that differs, with its value in each version. */
export interface RuleChange {
  readonly rule: StoreRule;
  readonly before: unknown;
  readonly after: unknown;
}
export interface Difference {
  readonly rules: readonly RuleChange[];
  readonly classes: readonly ClassDifference[];
  readonly rates: readonly RateDifference[];
}

const classFields = [
  'nameEn',
  'nameAr',
  'longestSide',
  'medianSide',
  'shortestSide',
  'packaging',
  'maxShippingWeight',
  'breakpoint',
  'overflowStep',
  'overflowFee',
  'status',
  'source',
  'note',
] as const satisfies readonly FieldName[];
const slabFields = ['feeBelow', 'feeAbove'] as const satisfies readonly FieldName[];
const rateFields = [
  'shape',
  'rate1',
  'limit',
  'rate2',
  'status',
  'source',
  'note',
] as const satisfies readonly FieldName[];

/** The fields of two rows of a kind; a missing row has no figures. */
function toChanges<F extends FieldName>(
  fields: readonly F[],
  before: Readonly<Partial<Record<F, Figure>>> | undefined,
  after: Readonly<Partial<Record<F, Figure>>> | undefined,
): readonly Change[] {
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== change.after);
}

const getKind = (before: unknown, after: unknown, isChanged: boolean): Kind => {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return isChanged ? 'changed' : 'same';
};

function slabChanges(before: readonly Slab[], after: readonly Slab[]): readonly SlabChange[] {
  const weights = [...new Set([...before, ...after].map(({ maxWeight }) => maxWeight))];
  return weights
    .toSorted((a, b) => a - b)
    .map((maxWeight) => {
      const [was, is] = [before, after].map((slabs) => slabs.find((each) => each.maxWeight === maxWeight));
      const changes = toChanges(slabFields, was, is);
      return { maxWeight, is: getKind(was, is, changes.length > 0), changes };
    });
}

/** Rows of both sides by key, in the order of the second, followed by those only in the first. */
function paired<R>(before: readonly R[], after: readonly R[], keyOf: (row: R) => string) {
  const olds = new Map(before.map((row) => [keyOf(row), row]));
  const news = new Map(after.map((row) => [keyOf(row), row]));
  const keys = [...news.keys(), ...[...olds.keys()].filter((key) => !news.has(key))];
  return keys.map((key) => ({ key, was: olds.get(key), is: news.get(key) }));
}

const classKey = ({ code, handover }: ContentClass): string => `${code} ${handover ?? ''}`;

const isFigureOrName = ({ field }: Change): boolean => field !== 'status' && field !== 'source';

const ruleChanges = (before: Content, after: Content): readonly RuleChange[] =>
  storeRuleNames
    .map((rule) => ({ rule, before: before[rule], after: after[rule] }))
    .filter(
      (change) =>
        change.before !== undefined &&
        change.after !== undefined &&
        JSON.stringify(change.before) !== JSON.stringify(change.after),
    );

/**
 * The differences between two versions: rules of the store, size classes with their slabs, and commissions. Provenance is ignored when whole versions
 * are compared: every copy starts without sources.
 */
export function compareFigures(
  before: Content,
  after: Content,
  compared: 'figures' | 'everything' = 'everything',
): Difference {
  const isCompared = (change: Change): boolean => compared === 'everything' || isFigureOrName(change);
  return {
    rules: ruleChanges(before, after),
    classes: paired(before.classes, after.classes, classKey).flatMap(({ key, was, is }) => {
      const sizeClass = is ?? was;
      if (sizeClass === undefined) return [];
      const changes = toChanges(classFields, was, is).filter(isCompared);
      const slabs = slabChanges(was?.slabs ?? [], is?.slabs ?? []);
      const isChanged = changes.length > 0 || slabs.some((slab) => slab.is !== 'same');
      return [{ key, sizeClass, is: getKind(was, is, isChanged), changes, slabs }];
    }),
    rates: paired(before.rates, after.rates, ({ subFamily }) => subFamily).flatMap(({ key, was, is }) => {
      const rate = is ?? was;
      if (rate === undefined) return [];
      const changes = toChanges(rateFields, was, is).filter(isCompared);
      return [{ key, rate, is: getKind(was, is, changes.length > 0), changes }];
    }),
  };
}

/** Says whether anything differs at all. */
export const isSame = ({ rules, classes, rates }: Difference): boolean =>
  rules.length === 0 && [...classes, ...rates].every((entry) => entry.is === 'same');

const words: ReadonlySet<FieldName> = new Set(['nameEn', 'nameAr', 'status', 'source', 'note']);

/** Says whether a change concerns a fee or a measure, and not a name or provenance. */
export const isFigure = ({ field }: Change): boolean => !words.has(field);

/** Counts how many figures differ: a class with three slabs that cost more has three. */
export const changedFigures = (entries: readonly (ClassDifference | RateDifference)[]): number =>
  entries
    .flatMap((entry) => [entry, ...('slabs' in entry ? entry.slabs : [])])
    .reduce((sum, { changes }) => sum + changes.filter(isFigure).length, 0);
