import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductHistoryRow } from '@saer/contract/saved-product';
import { ChangedFields } from './changed-fields.tsx';
import { ChangeMoment } from './change-moment.tsx';

/** One change: who, when, by which fee table, and each field before and after. */
export function ProductHistoryEntry({ change }: { readonly change: ProductHistoryRow }) {
  const { t } = useLingui();
  const { actor, action } = change;
  const who = actor?.fullName ?? t`Signed-out visitor`;
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <p className="text-ink">
        {action === 'create' ? (
          <Trans>
            <bdi>{who}</bdi> added it.
          </Trans>
        ) : (
          <Trans>
            <bdi>{who}</bdi> changed it.
          </Trans>
        )}
      </p>
      <ChangeMoment change={change} />
      {action === 'update' ? <ChangedFields change={change} /> : null}
    </li>
  );
}
