import { productResult } from '@saer/quoting/product-result';
import { priceSheetRow } from '@saer/spreadsheet/rows/read/price-sheet-row';
import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import { readProductRow } from '@saer/spreadsheet/rows/read/read-product-row';
import type { ReadContext } from '@saer/spreadsheet/rows/read/read-category';
import type { TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { Outcome, RowResult } from '../model/grid-row.ts';

type Priced = Extract<ReturnType<typeof priceSheetRow>, { readonly ok: true }>;

function getWarning({ final }: Priced['quote']): RowResult['warning'] {
  if (final.gap !== null) return 'gap';
  return final.deadZone === null ? null : 'deadZone';
}

/** A row read and priced, or everything that is wrong with it. */
export function validateRow(
  texts: RowTexts,
  context: ReadContext,
  /** Other rows of its sheet have a target. */
  hasTargets: boolean,
): Outcome {
  const priced = priceSheetRow(context.book, { read: readProductRow(texts, context), texts });
  if (!priced.ok) return priced;
  const { product, quote, toConfirm, isSeen, doubts } = priced;
  const isByFactor = quote.rangeFactorRole === 'target' && quote.rangeFactor?.confirmed === false;
  const result: RowResult = {
    ...productResult(quote, product.currentPrice),
    recommendedProfit: quote.recommended.statement.profit,
    health: quote.final.health,
    warning: getWarning(quote),
    weightDoubt: quote.weightDoubt,
    withoutTarget: isByFactor ? (hasTargets ? 'row' : 'sheet') : null,
    ...(toConfirm.some((fee) => fee !== 'saleVat') ? { isUnconfirmed: true } : {}),
    ...(toConfirm.includes('saleVat') ? { isSaleVatUnknown: true } : {}),
    ...(isSeen ? { isSeen } : {}),
  };
  return doubts.length === 0 ? { ok: true, product, result } : { ok: true, product, result, doubts };
}

/** A row of a file, with what is known of it beyond its texts. */
export function validateTextRow(
  { texts, problem, doubts = [] }: TextRow,
  context: ReadContext,
  hasTargets: boolean,
): Outcome {
  if (problem !== undefined) return { ok: false, problems: [problem] };
  const outcome = validateRow(texts, context, hasTargets);
  return outcome.ok && doubts.length > 0
    ? { ...outcome, doubts: [...doubts, ...(outcome.doubts ?? [])] }
    : outcome;
}
