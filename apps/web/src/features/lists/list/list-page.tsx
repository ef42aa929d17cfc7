import { Trans, useLingui } from '@lingui/react/macro';
import { proposedEntities } from '@saer/contract/publishing/fee-proposal';
import { useNavigate } from '@tanstack/react-router';
import { EyeOff, Trash2, Plus, List } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { nameLinkStyle, keyStyle } from '../../../components/button/button-style.ts';
import { SelectionBar } from '../../../components/table/selection-bar.tsx';
import { SourceDialog } from '../../../components/overlay/source-dialog.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import type { ListSorting } from '../../../lib/address/list-state.ts';
import {
  getProvenance,
  isActive,
  lists,
  type PagedList,
  pagedLists,
  type Row,
  getParent,
} from '../admin-list-types.ts';
import { ListForm } from '../form/list-form.tsx';
import { listPages } from '../pages/list-pages.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { SecondPerson } from '../../../domain/second-person/second-person.tsx';
import { WaitingChanges } from '../../../domain/second-person/waiting-changes.tsx';
import { ActiveDialog } from './active-dialog.tsx';
import { ListFilters } from './list-filters.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import { RowBadges } from './row-badges.tsx';
import { useColumns } from './use-columns.tsx';
import { useUpdateRow } from './use-update-row.ts';
import { useRows } from './use-rows.ts';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { useAltKey } from '../../../lib/hooks/use-alt-key.ts';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { useAddress } from '../../../lib/address/use-address.ts';

/** Nothing in the list, or nothing that matches the search and the filters. */
function EmptyList({ action }: { readonly action: ReactNode }) {
  const { t } = useLingui();
  const { raw, change } = useAddress();
  const narrowed = Object.keys(raw).filter((name) => !['sort', 'size'].includes(name));
  if (narrowed.length === 0) {
    return (
      <EmptyState icon={<List aria-hidden />} title={t`Nothing here yet`} action={action}>
        <Trans>What you add appears here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<List aria-hidden />}
      title={t`Nothing found`}
      action={
        <Button onPress={() => change(Object.fromEntries(narrowed.map((name) => [name, ''])))}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>Look for a part of a name in either language, or of a code.</Trans>
    </EmptyState>
  );
}

type ListHeaderProps = {
  readonly title: string;
  readonly about: string;
  readonly addLabel: string;
  readonly onAdd: () => void;
};

/** Heading and explanation of a list, and the button to add a row: also Alt N anywhere. */
function ListHeader({ title, about, addLabel, onAdd }: ListHeaderProps) {
  useAltKey('n', onAdd);
  return (
    <PageHeader
      title={title}
      about={about}
      actions={
        <Button tone="primary" onPress={onAdd} shortcut="Alt+N">
          <Plus aria-hidden className="size-4" />
          {addLabel}
          <kbd aria-hidden dir="ltr" className={keyStyle}>
            Alt N
          </kbd>
        </Button>
      }
    />
  );
}

type Props<N extends PagedList> = {
  readonly of: N;
  readonly title: string;
  /** The form to add one is open when the page opens; closed, it leads to the list's page. */
  readonly isAdding?: boolean;
};

type Open<R> =
  | { readonly task: 'write'; readonly row: R | undefined }
  | { readonly task: 'confirm'; readonly row: R }
  | { readonly task: 'remove'; readonly rows: readonly R[] }
  | { readonly task: 'setActive'; readonly rows: readonly R[]; readonly active: boolean };

const byName: ListSorting = { column: 'name', direction: 'asc' };
const noKeys: ReadonlySet<string> = new Set();

/** One list that admins edit: found, sorted and paged; added to, changed, confirmed, hidden and deleted from. */
export function ListPage<N extends PagedList>({ of, title, isAdding = false }: Props<N>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const getName = useName();
  const { add, about } = pagedLists[of].labels[useLanguage()].page;
  const { sorting = byName, empty = {}, renderFields, below: Below } = listPages[of] ?? {};
  const { adminPage } = lists[of];
  const parent = getParent(of);
  const proposed = proposedEntities.find((entity) => entity === of);
  const columns = useColumns(of);
  const [open, setOpen] = useState<Open<Row<N>> | undefined>(
    isAdding ? { task: 'write', row: undefined } : undefined,
  );
  const [keys, setKeys] = useState(noKeys);
  const { list, query, filterCount } = useRows(of, { columns, sorting, parent });
  const change = useUpdateRow(of);

  const close = (): void => {
    setOpen(undefined);
    if (isAdding && adminPage !== null) void navigate({ to: adminPage, viewTransition: false });
  };
  const setActive = (rows: readonly Row<N>[], active: boolean): void =>
    setOpen({ task: 'setActive', rows, active });
  const done = (): void => {
    setOpen(undefined);
    setKeys(noKeys);
  };
  const confirm = (row: Row<N>, source = getProvenance(row)?.source ?? ''): void => {
    if (source === '') return setOpen({ task: 'confirm', row });
    const name = getName(row);
    setOpen(undefined);
    return void change(row, name, { status: 'confirmed', source }, t`“${name}” is confirmed.`);
  };

  const selected = (query.data?.data ?? []).filter(({ id }) => keys.has(String(id)));
  const canDeactivate = selected.some((row) => isActive(row) === true);
  const visibleColumns: readonly Column<Row<N>>[] = [
    ...columns.map((column) =>
      column.key === 'name'
        ? {
            ...column,
            renderCell: (row: Row<N>) => (
              <button type="button" onClick={() => setOpen({ task: 'write', row })} className={nameLinkStyle}>
                {column.renderCell(row)}
              </button>
            ),
          }
        : column,
    ),
    { key: 'state', title: t`State`, renderCell: (row) => <RowBadges row={row} /> },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (row) => (
        <div className="flex justify-end">
          <RowMenu
            of={of}
            row={row}
            name={getName(row)}
            tasks={{
              edit: () => setOpen({ task: 'write', row }),
              setActive: (active) => setActive([row], active),
              confirm: () => confirm(row),
              remove: () => setOpen({ task: 'remove', rows: [row] }),
            }}
          />
        </div>
      ),
    },
  ];

  return (
    <div className="flex flex-col gap-5">
      <ListHeader
        title={title}
        about={about}
        addLabel={add}
        onAdd={() => setOpen({ task: 'write', row: undefined })}
      />
      {proposed === undefined ? null : <WaitingChanges of={proposed} />}
      <Card>
        <ListToolbar
          list={list}
          searchLabel={t`Search names and codes`}
          filters={<ListFilters parent={parent} />}
          filterCount={filterCount}
          columns={visibleColumns}
        />
        {selected.length === 0 ? null : (
          <SelectionBar count={selected.length} onClear={() => setKeys(noKeys)}>
            {canDeactivate ? (
              <Button
                onPress={() =>
                  setActive(
                    selected.filter((row) => isActive(row) === true),
                    false,
                  )
                }
              >
                <EyeOff aria-hidden className="size-4" />
                <Trans>Deactivate</Trans>
              </Button>
            ) : null}
            <Button onPress={() => setOpen({ task: 'remove', rows: selected })}>
              <Trash2 aria-hidden className="size-4 text-danger" />
              <Trans>Delete</Trans>
            </Button>
          </SelectionBar>
        )}
        <PaginatedList
          caption={title}
          list={list}
          query={query}
          columns={visibleColumns}
          empty={
            <EmptyList
              action={<Button onPress={() => setOpen({ task: 'write', row: undefined })}>{add}</Button>}
            />
          }
          selection={{
            keys,
            onChange: setKeys,
            labelOf: (row) => {
              const name = getName(row);
              return t`Select ${name}`;
            },
          }}
        />
      </Card>
      {Below === undefined ? null : <Below />}
      <SecondPerson key={of} />
      {open?.task === 'write' ? (
        <ListForm
          of={of}
          row={open.row}
          nameOf={getName}
          addTitle={add}
          empty={empty}
          renderFields={renderFields}
          onClose={close}
        />
      ) : null}
      {open?.task === 'confirm' ? (
        <SourceDialog
          title={t`Confirm the figures of ${getName(open.row)}`}
          confirm={t`Confirm`}
          onConfirm={(source) => confirm(open.row, source)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open?.task === 'remove' ? (
        <DeleteDialog
          of={of}
          rows={open.rows}
          nameOf={getName}
          onRemoved={done}
          onDeactivate={(several) => setActive(several, false)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open?.task === 'setActive' ? (
        <ActiveDialog
          of={of}
          rows={open.rows}
          nameOf={getName}
          active={open.active}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
