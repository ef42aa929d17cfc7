import type { DraftSizeClass } from '@saer/pricing/draft-size-class';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import type { ParsedQuantity } from '@saer/i18n/parse-quantity';
import type { ClassDraft, SlabDraft } from './class-draft.ts';
import type { InputError, InputErrors } from './input-error.ts';

/** What was typed, as figures; a figure that is missing or cannot be read is null. */
interface ReadSlab {
  readonly maxWeight: number | null;
  readonly feeBelow: number | null;
  readonly feeAbove: number | null;
}
export interface ReadClass {
  readonly figures: Omit<DraftSizeClass, 'slabs'>;
  readonly slabs: readonly ReadSlab[];
  readonly problems: InputErrors;
}

export const isEmptySlab = ({ maxWeight, feeBelow, feeAbove }: SlabDraft): boolean =>
  `${maxWeight}${feeBelow}${feeAbove}`.trim() === '';

/** Reads a typed size class as far as it can be read. An empty field is none, except in a slab that is begun. */
export function readClass(draft: ClassDraft): ReadClass {
  const problems = new Map<string, InputError>();
  const read = (field: string, text: string, parse: (text: string) => ParsedQuantity): number | null => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    if (parsed.reason !== 'empty') problems.set(field, { refusal: parsed.reason });
    return null;
  };
  const breakpoint = read('breakpoint', draft.breakpoint, parseMoney);
  const slabs = draft.slabs.map((slab, at): ReadSlab => {
    if (isEmptySlab(slab)) return { maxWeight: null, feeBelow: null, feeAbove: null };
    const needed = (
      field: 'maxWeight' | 'feeBelow' | 'feeAbove',
      parse: typeof parseMoney,
    ): number | null => {
      const value = read(`slabs.${at}.${field}`, slab[field], parse);
      if (slab[field].trim() === '') problems.set(`slabs.${at}.${field}`, { code: 'required', details: {} });
      return value;
    };
    const maxWeight = needed('maxWeight', parseWeight);
    const feeBelow = needed('feeBelow', parseMoney);
    // One fee at every price: the second is asked only where it differs.
    const isOne = breakpoint === null && slab.feeAbove.trim() === '';
    return { maxWeight, feeBelow, feeAbove: isOne ? feeBelow : needed('feeAbove', parseMoney) };
  });
  const figures = {
    handover: draft.handover,
    longestSide: read('longestSide', draft.longestSide, parseSide),
    medianSide: read('medianSide', draft.medianSide, parseSide),
    shortestSide: read('shortestSide', draft.shortestSide, parseSide),
    packaging: read('packaging', draft.packaging, parseWeight) ?? 0,
    maxShippingWeight: read('maxShippingWeight', draft.maxShippingWeight, parseWeight),
    breakpoint,
    overflowStep: read('overflowStep', draft.overflowStep, parseWeight),
    overflowFee: read('overflowFee', draft.overflowFee, parseMoney),
  };
  return { figures, slabs, problems };
}

type WholeSlab = DraftSizeClass['slabs'][number];

const isWhole = (slab: ReadSlab): slab is WholeSlab =>
  slab.maxWeight !== null && slab.feeBelow !== null && slab.feeAbove !== null;

/** The class as far as it can be checked and tried, and where each of its slabs stands among those typed. */
export function checkable({ figures, slabs }: ReadClass): {
  readonly sizeClass: DraftSizeClass;
  readonly indexes: readonly number[];
} {
  const whole = slabs.flatMap((slab, index) => (isWhole(slab) ? [{ slab, index }] : []));
  return {
    sizeClass: { ...figures, slabs: whole.map(({ slab }) => slab) },
    indexes: whole.map(({ index }) => index),
  };
}
