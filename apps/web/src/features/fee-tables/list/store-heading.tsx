import { Trans } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { Badge } from '../../../components/layout/badge.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';

/** A store's name over its fee tables. */
export function StoreHeading({ store }: { readonly store: ListRow<'store'> }) {
  const name = getName(store, useLanguage());
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {name}
      {store.active ? null : (
        <Badge tone="neutral">
          <Trans>Inactive</Trans>
        </Badge>
      )}
    </span>
  );
}
