import { Trans } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { StoreLine } from './store-line.tsx';

/** Each store's fee table in force, and the next one. */
export function StoreFees({ stores, at }: Pick<Dashboard, 'stores' | 'at'>) {
  const today = riyadhDay(new Date(at));
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Fee tables in force</Trans>
      </h2>
      {stores.length === 0 ? (
        <p className="mt-3 text-sm text-muted">
          <Trans>No store is active.</Trans>
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {stores.map((store) => (
            <StoreLine key={store.id} store={store} today={today} />
          ))}
        </ul>
      )}
    </Card>
  );
}
