import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import type { Options } from '../queries.ts';

/** An earlier payment whose end is not known: no other one can begin. */
export function PendingPayment({ pending }: { readonly pending: NonNullable<Options['pending']> }) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        <Trans>We are asking your bank</Trans>
      </h2>
      <Notice>
        <Trans>
          A payment of <Money halalas={pending.amount} /> from <Instant at={pending.createdAt} /> has no
          result yet. Until it has one no other can begin, so that you do not pay twice.
        </Trans>
      </Notice>
      <div className="mt-4 flex">
        <PageLinkButton to="/checkout/result" search={{ ref: pending.reference }} tone="primary">
          <Trans>See its result</Trans>
        </PageLinkButton>
      </div>
    </Card>
  );
}
