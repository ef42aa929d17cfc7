import type { Handover } from '@saer/contract/fees/fee-table';
import type { VersionClass } from '@saer/contract/publishing/fee-version';
import type { ProvenanceStatus } from '@saer/contract/fees/provenance';
import { formatSide, formatWeight } from '@saer/i18n/format-number';
import { formatAmount } from '@saer/i18n/format-money';

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
export const draftOf = (stored: VersionClass): ClassDraft => ({
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
