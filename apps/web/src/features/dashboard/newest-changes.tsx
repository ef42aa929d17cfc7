import { Trans } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { linkStyle } from '../../components/link-style.ts';
import { ChangeGroups } from '../../domain/audit/change-groups.tsx';

const historyPage: string = '/admin/history';

/** The newest changes, and the way to all of them. */
export function NewestChanges({ changes, at }: Pick<Dashboard, 'changes' | 'at'>) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Newest changes</Trans>
        </h2>
        <Link to={historyPage} className={`${linkStyle} text-sm`}>
          <Trans>All changes</Trans>
        </Link>
      </div>
      {changes.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>Nothing has been changed yet.</Trans>
        </p>
      ) : (
        <ChangeGroups groups={changes} at={at} />
      )}
    </Card>
  );
}
