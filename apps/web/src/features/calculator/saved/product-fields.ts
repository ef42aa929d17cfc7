import type { DraftField } from '@saer/contract/calculator-draft';
import { optionalLines } from '@saer/contract/optional-lines';

interface ProductField {
  /** Its name in the form. */
  readonly field: DraftField;
  /** Under which keys a product is written with it. */
  readonly keys: readonly string[];
}

/** A product's fields that the calculator writes. */
export const productFields: readonly ProductField[] = [
  { field: 'name', keys: ['nameEn', 'nameAr'] },
  { field: 'subFamily', keys: ['subFamily'] },
  { field: 'type', keys: ['type'] },
  { field: 'sizeClass', keys: ['sizeClass', 'sides'] },
  { field: 'weight', keys: ['weight'] },
  { field: 'handover', keys: ['handover'] },
  { field: 'cost', keys: ['cost'] },
  { field: 'costIncludesVat', keys: ['costIncludesVat'] },
  { field: 'vat', keys: ['vat'] },
  { field: 'vatRegistered', keys: ['vatRegistered'] },
  { field: 'feeVatIsCost', keys: ['feeVatIsCost'] },
  { field: 'price', keys: ['price'] },
  { field: 'marginRate', keys: ['marginRate', 'marginBase'] },
  { field: 'marginAmount', keys: ['marginAmount'] },
  { field: 'extraRate', keys: ['extraRate'] },
  { field: 'extraFixed', keys: ['extraFixed'] },
  ...optionalLines.map((field) => ({ field, keys: [field] })),
  { field: 'ending', keys: ['ending'] },
  { field: 'referralRate', keys: ['override'] },
];
