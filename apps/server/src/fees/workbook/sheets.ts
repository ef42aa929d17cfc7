import type { choiceWords, columnWords } from './sheet-words.ts';

/** The kind of a column's cells: text, a choice, or a number in the unit people use. */
export type Kind = 'text' | 'money' | 'rate' | 'side' | 'weight' | 'count' | keyof typeof choiceWords;

export interface SheetColumn {
  readonly field: keyof typeof columnWords;
  readonly kind: Kind;
  /** In characters. */
  readonly width: number;
  /** Exported for people; ignored on import. */
  readonly isExportOnly?: boolean;
}

const column = (field: SheetColumn['field'], kind: Kind, width: number): SheetColumn => ({
  field,
  kind,
  width,
});

const provenance = [column('status', 'status', 16), column('source', 'text', 50), column('note', 'text', 40)];

/** The columns of each sheet, in order. */
export const sheets = {
  classes: [
    column('code', 'text', 20),
    column('nameEn', 'text', 24),
    column('nameAr', 'text', 24),
    column('handover', 'handover', 12),
    column('longestSide', 'side', 18),
    column('medianSide', 'side', 18),
    column('shortestSide', 'side', 18),
    column('packaging', 'weight', 14),
    column('maxShippingWeight', 'weight', 20),
    column('breakpoint', 'money', 28),
    column('overflowStep', 'weight', 22),
    column('overflowFee', 'money', 26),
    ...provenance,
  ],
  slabs: [
    column('code', 'text', 20),
    column('handover', 'handover', 12),
    column('maxWeight', 'weight', 18),
    column('feeBelow', 'money', 26),
    column('feeAbove', 'money', 20),
  ],
  rates: [
    column('subFamily', 'text', 28),
    { ...column('subFamilyName', 'text', 32), isExportOnly: true },
    column('shape', 'shape', 22),
    column('rate1', 'rate', 12),
    column('limit', 'money', 26),
    column('rate2', 'rate', 16),
    ...provenance,
  ],
  /** One row: the rules for all products. */
  rules: [
    column('feeVat', 'rate', 18),
    column('minReferral', 'money', 26),
    column('priceEnding', 'priceEnding', 18),
    column('addsPackaging', 'yesNo', 28),
    column('volumetricDivisor', 'count', 30),
    column('roundUpTo', 'weight', 26),
  ],
  credit: [column('upTo', 'money', 20), column('credit', 'money', 16)],
} as const satisfies Record<string, readonly SheetColumn[]>;
export type SheetName = keyof typeof sheets;
