import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { CalculatorBoard } from './calculator-board.tsx';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import { useFeeDay } from './state/use-fee-day.ts';

/** From a product's cost to its price. */
export function CalculatorPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // As after a navigation: the next press of Tab is in the form, not in the frame around it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const { data: book, error, refetch } = useQuery(feeBookQuery(useFeeDay()));
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold text-ink">
          <Trans>Price calculator</Trans>
        </h1>
        <p className="text-sm text-muted">
          <Trans>Type your cost; see the price that leaves you the profit you want.</Trans>
        </p>
      </header>
      {book ? <CalculatorBoard book={book} /> : null}
      {!book && error ? (
        <Card>
          <ErrorState onRetry={() => void refetch()}>
            {t`The stores’ fees could not be loaded: ${error.message}.`}{' '}
            <Trans>Your entries are kept in this page’s link.</Trans>
          </ErrorState>
        </Card>
      ) : null}
      {!book && !error ? (
        <Card>
          <Skeleton lines={10} />
        </Card>
      ) : null}
    </div>
  );
}
