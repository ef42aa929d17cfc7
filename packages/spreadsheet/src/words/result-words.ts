import type { MessageDescriptor } from '@lingui/core';

/** Headers of the result columns. */
export const resultWords = {
  recommendedPrice: /*i18n*/ { id: 'result.recommendedPrice', message: 'Recommended price (SAR)' },
  finalPrice: /*i18n*/ { id: 'result.finalPrice', message: 'Final price (SAR)' },
  commission: /*i18n*/ { id: 'result.commission', message: 'Commission before VAT (SAR)' },
  fulfilmentFee: /*i18n*/ { id: 'result.fulfilmentFee', message: 'Fulfilment fee before VAT (SAR)' },
  totalStoreFees: /*i18n*/ { id: 'result.totalStoreFees', message: 'Store fees with VAT (SAR)' },
  profit: /*i18n*/ { id: 'result.profit', message: 'Net profit (SAR)' },
  finalMargin: /*i18n*/ { id: 'result.finalMargin', message: 'Final margin (%)' },
  meetsTarget: /*i18n*/ { id: 'result.meetsTarget', message: 'Meets your target' },
  outdated: /*i18n*/ { id: 'result.outdated', message: 'Priced with earlier fees' },
  problemRow: /*i18n*/ { id: 'result.problemRow', message: 'Row {row}' },
  errorColumn: /*i18n*/ {
    id: 'result.problemColumn',
    message: 'Row {row}, no column for “{column}”',
  },
  problem: /*i18n*/ { id: 'result.problem', message: 'What to fix' },
} as const satisfies Record<string, MessageDescriptor>;
