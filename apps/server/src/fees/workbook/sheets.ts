import type { MessageDescriptor } from '@lingui/core';

/** Names of the sheets in a fee table's workbook. */
export const sheetWords = {
  version: /*i18n*/ { id: 'workbook.version', message: 'Fee table' },
  classes: /*i18n*/ { id: 'workbook.classes', message: 'Size classes' },
  slabs: /*i18n*/ { id: 'workbook.slabs', message: 'Weight slabs' },
  rates: /*i18n*/ { id: 'workbook.rates', message: 'Commissions' },
  rules: /*i18n*/ { id: 'workbook.rules', message: 'Rules for all products' },
  credit: /*i18n*/ { id: 'workbook.shippingCredit', message: 'Shipping credit' },
} satisfies Record<string, MessageDescriptor>;

/** Column headers by field. */
export const columnWords = {
  code: /*i18n*/ { id: 'workbook.code', message: 'Class code' },
  nameEn: /*i18n*/ { id: 'workbook.nameEn', message: 'English name' },
  nameAr: /*i18n*/ { id: 'workbook.nameAr', message: 'Arabic name' },
  handover: /*i18n*/ { id: 'workbook.handover', message: 'Hand-over' },
  longestSide: /*i18n*/ { id: 'workbook.longestSide', message: 'Longest side (cm)' },
  medianSide: /*i18n*/ { id: 'workbook.medianSide', message: 'Median side (cm)' },
  shortestSide: /*i18n*/ { id: 'workbook.shortestSide', message: 'Shortest side (cm)' },
  packaging: /*i18n*/ { id: 'workbook.packaging', message: 'Packaging (g)' },
  maxShippingWeight: /*i18n*/ { id: 'workbook.maxShippingWeight', message: 'Maximum weight (g)' },
  breakpoint: /*i18n*/ { id: 'workbook.breakpoint', message: 'Fee changes above price (SAR)' },
  overflowStep: /*i18n*/ { id: 'workbook.overflowStep', message: 'Each further step (g)' },
  overflowFee: /*i18n*/ { id: 'workbook.overflowFee', message: 'Fee per further step (SAR)' },
  maxWeight: /*i18n*/ { id: 'workbook.maxWeight', message: 'Up to weight (g)' },
  feeBelow: /*i18n*/ { id: 'workbook.feeBelow', message: 'Fee up to that price (SAR)' },
  feeAbove: /*i18n*/ { id: 'workbook.feeAbove', message: 'Fee above it (SAR)' },
  subFamily: /*i18n*/ { id: 'workbook.subFamily', message: 'Sub family code' },
  subFamilyName: /*i18n*/ { id: 'workbook.subFamilyName', message: 'Sub family' },
  shape: /*i18n*/ { id: 'workbook.shape', message: 'Commission type' },
  rate1: /*i18n*/ { id: 'workbook.rate1', message: 'Rate (%)' },
  limit: /*i18n*/ { id: 'workbook.limit', message: 'Changes above price (SAR)' },
  rate2: /*i18n*/ { id: 'workbook.rate2', message: 'Second rate (%)' },
  feeVat: /*i18n*/ { id: 'workbook.feeVat', message: 'VAT on fees (%)' },
  minReferral: /*i18n*/ { id: 'workbook.minReferral', message: 'Minimum commission (SAR)' },
  priceEnding: /*i18n*/ { id: 'workbook.priceEnding', message: 'Price ending' },
  addsPackaging: /*i18n*/ { id: 'workbook.addsPackaging', message: 'Adds packaging to the weight' },
  volumetricDivisor: /*i18n*/ {
    id: 'workbook.volumetricDivisor',
    message: 'Volumetric divisor (cm³ per kg)',
  },
  roundUpTo: /*i18n*/ { id: 'workbook.roundUpTo', message: 'Weight rounded up to (g)' },
  upTo: /*i18n*/ { id: 'workbook.upTo', message: 'Price up to (SAR)' },
  credit: /*i18n*/ { id: 'workbook.credit', message: 'Credit (SAR)' },
  status: /*i18n*/ { id: 'workbook.status', message: 'Verification' },
  source: /*i18n*/ { id: 'workbook.source', message: 'Source' },
  note: /*i18n*/ { id: 'workbook.note', message: 'Note' },
} satisfies Record<string, MessageDescriptor>;

/** Labels on the sheet about the fee table itself. */
export const versionWords = {
  store: /*i18n*/ { id: 'workbook.store', message: 'Store' },
  name: /*i18n*/ { id: 'workbook.name', message: 'Name' },
  effectiveFrom: /*i18n*/ { id: 'workbook.effectiveFrom', message: 'In force from' },
  howTo: /*i18n*/ {
    id: 'workbook.howTo',
    message: 'Edit the other sheets and upload the file again: nothing is saved until you accept it.',
  },
} satisfies Record<string, MessageDescriptor>;

/** Labels of choices; their codes are accepted as well. */
export const choiceWords = {
  handover: {
    DROP_OFF: /*i18n*/ { id: 'workbook.DROP_OFF', message: 'Drop-off' },
    PICKUP: /*i18n*/ { id: 'workbook.PICKUP', message: 'Pickup' },
  },
  shape: {
    flat: /*i18n*/ { id: 'workbook.flat', message: 'Flat' },
    threshold: /*i18n*/ { id: 'workbook.threshold', message: 'One of two, by price' },
    sliding: /*i18n*/ { id: 'workbook.sliding', message: 'Sliding' },
  },
  priceEnding: {
    none: /*i18n*/ { id: 'workbook.noEnding', message: 'None' },
    '.95': /*i18n*/ { id: 'workbook.ending95', message: 'Ends in .95' },
    '.99': /*i18n*/ { id: 'workbook.ending99', message: 'Ends in .99' },
    whole: /*i18n*/ { id: 'workbook.wholeRiyals', message: 'Whole riyals' },
  },
  yesNo: {
    true: /*i18n*/ { id: 'workbook.yes', message: 'Yes' },
    false: /*i18n*/ { id: 'workbook.no', message: 'No' },
  },
  status: {
    sourced: /*i18n*/ { id: 'workbook.sourced', message: 'From a public source' },
    conflicting: /*i18n*/ { id: 'workbook.conflicting', message: 'Sources disagree' },
    unsourced: /*i18n*/ { id: 'workbook.unsourced', message: 'No source found' },
    proposed: /*i18n*/ { id: 'workbook.proposed', message: 'Proposed' },
    confirmed: /*i18n*/ { id: 'workbook.confirmed', message: 'Confirmed' },
  },
} satisfies Record<string, Record<string, MessageDescriptor>>;

/** Tells whether the cells of a kind hold one of several words. */
export const isChoice = (kind: string): kind is keyof typeof choiceWords => Object.hasOwn(choiceWords, kind);

/** Former labels of exported workbooks, by the current id: they are still recognised. */
export const formerWords: Readonly<Record<string, readonly string[]>> = {
  'workbook.shape': ['Shape', 'النوع'],
  'workbook.status': ['Status', 'الحالة'],
  'workbook.DROP_OFF': ['تسليم إلى نقطة'],
  'workbook.PICKUP': ['استلام من البائع'],
  'workbook.flat': ['ثابتة'],
  'workbook.threshold': ['واحدة من اثنتين بحسب السعر'],
  'workbook.sliding': ['متدرجة'],
  'workbook.sourced': ['Found', 'من مصدر'],
  'workbook.unsourced': ['Remembered', 'من الذاكرة'],
};

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
