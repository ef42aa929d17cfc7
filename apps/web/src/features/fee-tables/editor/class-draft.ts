import type { Handover } from '@saer/contract/fees/fee-table';
import type { VersionClass } from '@saer/contract/publishing/fee-version';
import { type ProvenanceStatus, isFigure } from '@saer/contract/fees/provenance';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount } from '@saer/i18n/format-money';
import type { DraftSizeClass } from '@saer/pricing/fees/check-size-classes';

/** One weight slab as it is typed. */
export interface SlabDraft {
  readonly key: string;
  readonly maxWeight: string;
  readonly feeBelow: string;
  readonly feeAbove: string;
}
export type SlabField = 'maxWeight' | 'feeBelow' | 'feeAbove';
export const slabFields = ['maxWeight', 'feeBelow', 'feeAbove'] as const satisfies readonly SlabField[];

/** A size class as it is typed: every figure the text in its field. */
export interface ClassDraft {
  readonly nameEn: string;
  readonly nameAr: string;
  readonly code: string;
  readonly handover: Handover | null;
  readonly longestSide: string;
  readonly medianSide: string;
  readonly shortestSide: string;
  readonly packaging: string;
  readonly maxShippingWeight: string;
  readonly breakpoint: string;
  readonly overflowStep: string;
  readonly overflowFee: string;
  readonly slabs: readonly SlabDraft[];
  readonly status: ProvenanceStatus;
  readonly source: string;
  readonly note: string;
}
export type TextField = Exclude<keyof ClassDraft, 'handover' | 'slabs' | 'status'>;

export const emptySlab = (): SlabDraft => ({
  key: crypto.randomUUID(),
  maxWeight: '',
  feeBelow: '',
  feeAbove: '',
});

export const emptyClass = (): ClassDraft => ({
  nameEn: '',
  nameAr: '',
  code: '',
  handover: null,
  longestSide: '',
  medianSide: '',
  shortestSide: '',
  packaging: '',
  maxShippingWeight: '',
  breakpoint: '',
  overflowStep: '',
  overflowFee: '',
  slabs: [emptySlab()],
  status: 'proposed',
  source: '',
  note: '',
});

const printed = (value: number | null, print: (value: number) => string): string =>
  value === null ? '' : print(value);

/** A stored size class, ready to be typed over. */
export const toDraft = (stored: VersionClass): ClassDraft => ({
  nameEn: stored.nameEn,
  nameAr: stored.nameAr,
  code: stored.code,
  handover: stored.handover,
  longestSide: printed(stored.longestSide, formatSide),
  medianSide: printed(stored.medianSide, formatSide),
  shortestSide: printed(stored.shortestSide, formatSide),
  packaging: formatWeight(stored.packaging),
  maxShippingWeight: printed(stored.maxShippingWeight, formatWeight),
  breakpoint: printed(stored.breakpoint, formatAmount),
  overflowStep: printed(stored.overflowStep, formatWeight),
  overflowFee: printed(stored.overflowFee, formatAmount),
  slabs: stored.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({
    key: crypto.randomUUID(),
    maxWeight: formatWeight(maxWeight),
    feeBelow: formatAmount(feeBelow),
    feeAbove: formatAmount(feeAbove),
  })),
  status: stored.status,
  source: stored.source ?? '',
  note: stored.note ?? '',
});

/** A size class as it is typed or stored, in the reader's language. */
export type NamedClass = {
  readonly name: string;
  readonly sizeClass: DraftSizeClass;
  readonly isEdited: boolean;
};

interface Draft {
  readonly status: ProvenanceStatus;
  readonly source: string;
}

/** Says whether a draft's figures differ from those it started with: by value, not by edits. */
const hasNewFigures = (initial: Draft, draft: Draft): boolean => {
  const before = new Map<string, unknown>(Object.entries(initial));
  return Object.entries(draft).some(
    ([name, value]) => isFigure(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
};

/** Says whether a changed figure took the draft's source or status away. */
export const hasLostSource = (initial: Draft, draft: Draft): boolean =>
  hasNewFigures(initial, draft) && (initial.source !== '' || initial.status !== 'proposed');

/** The provenance of a draft after a change: lost with the first changed figure, restored once the figures are as before. */
export function withProvenance<D extends Draft>(initial: D, draft: D, changed: D): D {
  const [had, has] = [hasNewFigures(initial, draft), hasNewFigures(initial, changed)];
  if (had === has) return changed;
  return has
    ? { ...changed, status: 'proposed', source: '' }
    : { ...changed, status: initial.status, source: initial.source };
}
