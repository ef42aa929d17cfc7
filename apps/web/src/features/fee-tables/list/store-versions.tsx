import { Trans, useLingui } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { VersionLine, type VersionRow, type VersionTask } from './version-line.tsx';

type Props = {
  readonly store: ListRow<'store'>;
  readonly versions: readonly VersionRow[];
  readonly onStart: (task: VersionTask, version: VersionRow) => void;
  readonly onAdd: () => void;
};

/** A store's fee tables, the newest first. */
export function StoreVersions({ store, versions, onStart, onAdd }: Props) {
  const { t } = useLingui();
  const id = useId();
  const name = nameOf(store, useLanguage());
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="min-w-40 flex-1 text-base font-semibold text-ink">
          {name}{' '}
          {store.active ? null : (
            <Badge tone="neutral">
              <Trans>Inactive</Trans>
            </Badge>
          )}
        </h2>
        <Button tone="quiet" onPress={onAdd}>
          <Plus aria-hidden className="size-4" />
          <Trans>New draft</Trans>
          <span className="sr-only">{name}</span>
        </Button>
      </div>
      {versions.length === 0 ? (
        <p className="py-2 text-sm text-muted">
          {store.manualRates ? (
            <Trans>Sellers enter this store’s rates themselves; it needs no fee table.</Trans>
          ) : (
            <Trans>No fee table yet. Sellers cannot price for this store.</Trans>
          )}
        </p>
      ) : (
        <ul aria-label={t`Fee tables of ${name}`} className="@container divide-y divide-line">
          {versions.map((version) => (
            <VersionLine key={version.id} version={version} onStart={onStart} />
          ))}
        </ul>
      )}
    </Card>
  );
}
