import { Trans } from '@lingui/react/macro';
import type { CurveMark } from './profit-curve.tsx';

/** The break-even price as a mark of the curve; none if every price is a loss. */
export const breakEvenMark = (price: number | null): readonly CurveMark[] =>
  price === null
    ? []
    : [{ id: 'breakEven', name: <Trans>Break-even price</Trans>, price, colour: 'var(--color-muted)' }];

/** The price that a tool is about. */
export const priceMark = (price: number): CurveMark => ({
  id: 'price',
  name: <Trans>This price</Trans>,
  price,
  colour: 'var(--color-brand)',
});
