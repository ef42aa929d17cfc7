import type { Evaluation } from '@saer/pricing/evaluate';
import type { Offer } from '@saer/pricing/offer';
import { statement } from '@saer/pricing/statement';

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

/** Break-even, minimum and the price shown, as far as there are such prices; the last drawn lies on top. */
export const curveMarks = (evaluation: Evaluation, found: Offer | null): readonly CurveMark[] => {
  const { terms, breakEven, point } = evaluation;
  const prices: readonly (readonly [MarkKind, number | null])[] = [
    ['breakEven', breakEven],
    ['minimum', found?.minimum.statement.price ?? null],
    ['shown', point.statement.price],
  ];
  return prices.flatMap(([kind, price]) =>
    price === null ? [] : [{ kind, price, profit: statement(terms, price).profit, colour: colours[kind] }],
  );
};
