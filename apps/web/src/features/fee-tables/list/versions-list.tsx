import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Day } from '../../../components/day.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import { AddDraftButton } from './add-draft-button.tsx';
import { StoreHeading } from './store-heading.tsx';
import { UnconfirmedCount } from './unconfirmed-count.tsx';
import { VersionActions } from './version-actions.tsx';
import { VersionName } from './version-name.tsx';
import type { VersionRow, VersionTask } from './version-row.ts';
import { VersionState } from './version-state.tsx';
import type { StoreGroup } from './versions-table.tsx';

type Props = {
  readonly groups: readonly StoreGroup[];
  readonly onStart: (task: VersionTask, version: VersionRow) => void;
  readonly onAdd: (storeId: number) => void;
};

function StoreSection({ group, onStart, onAdd }: Omit<Props, 'groups'> & { readonly group: StoreGroup }) {
  const { t } = useLingui();
  const id = useId();
  const { store, versions } = group;
  const name = nameOf(store, useLanguage());
  return (
    <section aria-labelledby={id} className="border-b border-line last:border-0">
      <div className="flex items-center justify-between gap-2 bg-canvas ps-card pe-2">
        <h2 id={id} className="min-w-0 py-1 text-sm font-semibold text-ink">
          <StoreHeading store={store} />
        </h2>
        <AddDraftButton store={store} onPress={() => onAdd(store.id)} />
      </div>
      <ul aria-label={t`Fee tables of ${name}`} className="divide-y divide-line">
        {versions.map((version) => (
          <li
            key={version.id}
            className="relative flex items-center gap-2 py-2 ps-card pe-2 text-sm [&_.row-link]:after:absolute [&_.row-link]:after:inset-0"
          >
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <VersionName version={version} />
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
                <Day day={version.effectiveFrom} />
                <span aria-hidden>·</span>
                <VersionState version={version} />
                <UnconfirmedCount feeTableId={version.id} />
              </span>
            </div>
            <span className="relative z-1">
              <VersionActions version={version} onStart={onStart} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fee tables under their stores on a narrow screen. */
export function VersionsList({ groups, onStart, onAdd }: Props) {
  return (
    <div className="-m-card overflow-clip rounded-card">
      {groups.map((group) => (
        <StoreSection key={group.store.id} group={group} onStart={onStart} onAdd={onAdd} />
      ))}
    </div>
  );
}
