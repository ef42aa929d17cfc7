import { profitAt } from '@saer/pricing/profit';
import type { ProductQuote } from '@saer/quoting/quote-product';

export type MarkKind = 'breakEven' | 'minimum' | 'shown';

/** A price worth pointing at on the curve. */
export interface CurveMark {
  readonly kind: MarkKind;
  readonly price: number;
  readonly profit: number;
  readonly colour: string;
}

const colours: Readonly<Record<MarkKind, string>> = {
  breakEven: 'var(--color-muted)',
  minimum: 'var(--color-info)',
  shown: 'var(--color-brand)',
};

/** Break-even, minimum and the current price, if they exist; the last one is drawn on top. */
export const curveMarks = (quote: ProductQuote): readonly CurveMark[] => {
  const { terms, breakEven, final } = quote;
  const prices: readonly (readonly [MarkKind, number | null])[] = [
    ['breakEven', breakEven],
    ['minimum', quote.recommended === null ? null : quote.minimum.statement.price],
    ['shown', final.statement.price],
  ];
  return prices.flatMap(([kind, price]) =>
    price === null ? [] : [{ kind, price, profit: profitAt(terms, price), colour: colours[kind] }],
  );
};
