import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { checkoutOptionsQuery } from '../../../domain/plans/queries.ts';
import { isUnknown, paymentQuery } from '../queries.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

/** The result of a payment, which may take a while. */
export function ResultPage({ title }: { readonly title: string }) {
  const { raw } = useAddress();
  const { ref: reference } = raw;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHeader title={title} />
      <Card>
        {typeof reference === 'string' && reference !== '' ? (
          <Result reference={reference} />
        ) : (
          <UnknownPayment />
        )}
      </Card>
    </div>
  );
}

function UnknownPayment() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchX />}
      level={2}
      title={t`There is no such payment`}
      action={
        <PageLinkButton to="/account/settings/subscriptions">
          <Trans>My subscription</Trans>
        </PageLinkButton>
      }
    >
      <Trans>The link is not complete, or the payment belongs to another account.</Trans>
    </EmptyState>
  );
}

function Result({ reference }: { readonly reference: string }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(paymentQuery(reference));
  const isOver = data !== undefined && data.payment.status !== 'PENDING';
  useEffect(() => {
    if (!isOver) return;
    void client.invalidateQueries({ queryKey: ['subscriptions'] });
    client.removeQueries({ queryKey: checkoutOptionsQuery.queryKey });
  }, [client, isOver]);
  if (data !== undefined) return <PaymentOutcome known={data} />;
  if (isUnknown(error)) return <UnknownPayment />;
  return <QueryFallback error={error} onRetry={refetch} lines={4} />;
}
