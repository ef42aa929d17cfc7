import { Trans } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/dashboard';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { linkStyle } from '../../components/link-style.ts';
import { ChangeGroups } from '../../domain/audit/change-groups.tsx';

/** The last changes of the products, and the way to all of them. */
export function LastChanges({ changes, at }: Pick<SellerDashboard, 'changes' | 'at'>) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Last changes</Trans>
        </h2>
        <Link to="/user/product-history" className={`${linkStyle} text-sm`}>
          <Trans>All changes</Trans>
        </Link>
      </div>
      <ChangeGroups groups={changes} at={at} />
    </Card>
  );
}
