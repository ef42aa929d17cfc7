import { useLingui } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { Day } from '../../../components/figure/day.tsx';
import { tableCell, tableHead, tableRow } from '../../../components/table/data-table.tsx';
import { AddDraftButton } from './add-draft-button.tsx';
import { StoreHeading } from './store-heading.tsx';
import { UnconfirmedCount } from './unconfirmed-count.tsx';
import { VersionActions } from './version-actions.tsx';
import { VersionName } from './version-name.tsx';
import type { VersionRow, VersionTask } from './version-row.ts';
import { VersionState } from './version-state.tsx';

export type StoreGroup = {
  readonly store: ListRow<'store'>;
  readonly versions: readonly VersionRow[];
};

type Props = {
  readonly groups: readonly StoreGroup[];
  readonly onStart: (task: VersionTask, version: VersionRow) => void;
  readonly onAdd: (storeId: number) => void;
};

const head = `${tableHead} sticky top-0 z-2 text-start`;

/** Fee tables as rows under their stores. */
export function VersionsTable({ groups, onStart, onAdd }: Props) {
  const { t } = useLingui();
  return (
    <div className="-m-card overflow-clip rounded-card">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t`Fee tables`}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className={head}>{t`Fee table`}</th>
            <th scope="col" className={head}>{t`In force from`}</th>
            <th scope="col" className={head}>{t`State`}</th>
            <th scope="col" className={head}>{t`Verification`}</th>
            <th scope="col" className={head}>
              <span className="sr-only">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        {groups.map(({ store, versions }) => (
          <tbody key={store.id} className="group/store">
            <tr className="bg-canvas">
              <th
                scope="rowgroup"
                colSpan={3}
                className="h-row border-y border-line ps-card group-first/store:border-t-0 text-start font-semibold text-ink"
              >
                <StoreHeading store={store} />
              </th>
              <td
                colSpan={2}
                className="border-y border-line py-0.5 pe-card text-end group-first/store:border-t-0"
              >
                <AddDraftButton store={store} onPress={() => onAdd(store.id)} />
              </td>
            </tr>
            {versions.map((version) => (
              <tr key={version.id} className={`${tableRow} bg-surface`}>
                <th scope="row" className={`${tableCell} text-start`}>
                  <VersionName version={version} />
                </th>
                <td className={tableCell}>
                  <Day day={version.effectiveFrom} />
                </td>
                <td className={tableCell}>
                  <VersionState version={version} />
                </td>
                <td className={tableCell}>
                  <UnconfirmedCount feeTableId={version.id} />
                </td>
                <td className={`${tableCell} w-px text-end`}>
                  <VersionActions version={version} onStart={onStart} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
