import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { CalculatorBoard } from './calculator-board.tsx';
import { SurveyAtRest } from '../../domain/survey/survey-at-rest.tsx';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import { useFeeDay } from './state/use-fee-day.ts';

/** From a product's cost to its price. */
export function CalculatorPage() {
  const { t } = useLingui();
  const page = useRef<HTMLDivElement>(null);
  // As after a navigation: the next press of Tab is in the form, not in the frame around it.
  useEffect(() => {
    if (document.activeElement === document.body)
      page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  const {
    data: book,
    error,
    refetch,
  } = useQuery({
    ...feeBookQuery(useFeeDay()),
    // Prices do not change unasked: that other fees are in force is said (`watch-fees.ts`).
    refetchOnWindowFocus: false,
  });
  return (
    <div ref={page} className="flex flex-col gap-4 print:gap-2 print:[zoom:0.69]">
      <PageHeader
        title={<Trans>Price calculator</Trans>}
        about={<Trans>Type your cost; see the price that leaves you the profit you want.</Trans>}
      />
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
      <SurveyAtRest />
    </div>
  );
}
