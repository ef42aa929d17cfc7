import { draftOf, readSearch } from '@saer/contract/products/calculator-search';
import { type Answer, type Calculation, calculate } from '@saer/quoting/calculator/calculation';
import { priceFigures } from '@saer/quoting/figure';
import { normaliseDraft } from '@saer/quoting/calculator/normalise-draft';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import type { Database } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { SharedAnswer } from './shared-answer.ts';

/** Prices the form in a query of the calculator, read as the calculator's page reads it. `seller`: whose agreed fees apply. */
async function calculateQuery(
  db: Database,
  calculation: string,
  seller: number | null,
): Promise<Calculation> {
  const { search } = readSearch(Object.fromEntries(new URLSearchParams(calculation)));
  const typed = draftOf(search);
  const book = await findFeeBook(db, typed.on === '' ? riyadhDay(new Date()) : typed.on, seller);
  return calculate(normaliseDraft(typed, book).draft, book);
}

/** The answer of a calculation; undefined if it has no price. */
export async function findPriced(db: Database, calculation: string): Promise<Answer | undefined> {
  const result = await calculateQuery(db, calculation, null);
  return result.is === 'answered' ? result : undefined;
}

/**
 * The answer of a calculation, with the agreed fees of a seller.
 * @throws {AppError} if it has no price
 */
export async function priceCalculation(
  db: Database,
  calculation: string,
  seller: number | null,
): Promise<Answer> {
  const result = await calculateQuery(db, calculation, seller);
  if (result.is === 'answered') return result;
  throw new AppError(
    result.is === 'refused'
      ? result.fieldError
      : { code: 'required', field: result.missing[0] ?? 'calculation' },
  );
}

interface Shown {
  readonly language: Language;
  readonly showsProfit: boolean;
  readonly showsCategory: boolean;
}

/** The part of an answer that is shared. */
export function sharedPart(answer: Answer, { language, showsProfit, showsCategory }: Shown): SharedAnswer {
  const { quote, store, product, table } = answer;
  const { price, profit } = priceFigures(answer);
  return {
    language,
    isRecommended: quote.recommended !== null,
    store: store.code,
    price,
    profit: showsProfit ? profit : undefined,
    category: showsCategory ? product.subFamily : undefined,
    feesFrom: table.version.effectiveFrom,
  };
}
