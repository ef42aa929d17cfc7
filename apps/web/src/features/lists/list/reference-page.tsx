import { Trans, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import type { ListName } from '@saer/contract/lists/all';
import { EyeOff, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { DebouncedSearch } from '../../../components/debounced-search.tsx';
import { SourceDialog } from '../../../components/source-dialog.tsx';
import type { ListSorting } from '../../../lib/list-state.ts';
import { provenanceOf, isActive } from '../provenance.ts';
import type { Row } from '../lists.ts';
import { PageHead } from './page-head.tsx';
import { RemoveRows } from './remove-rows.tsx';
import { RowList } from './row-list.tsx';
import { RowMenu } from './row-menu.tsx';
import { RowState } from './row-state.tsx';
import { useRowChange } from './use-row-change.ts';
import { useRows } from './use-rows.ts';

/** What a form in front of its list is given: the row to change, or undefined to add one. */
export interface FormProps<N extends ListName> {
  readonly row: Row<N> | undefined;
  readonly onClose: () => void;
}

type Props<N extends ListName> = {
  readonly of: N;
  readonly title: string;
  readonly about: string;
  readonly addLabel: string;
  /** What the list shows of a row; the first column names it. Its state and its actions follow by themselves. */
  readonly columns: readonly Column<Row<N>>[];
  /** The order before a reader chooses one. `name` stands for the name in the reader's language. */
  readonly usual: ListSorting;
  readonly nameOf: (row: Row<N>) => string;
  readonly renderForm: (form: FormProps<N>) => ReactNode;
  readonly relations?: readonly string[];
  /** What the filters among `children` leave in sight. */
  readonly where?: NonNullable<ListFilter['where']>;
  /** The form to add one stands open when the page opens. */
  readonly isAdding?: boolean;
  readonly onAdded?: () => void;
  /** Filters beside the search, and whatever else stands above the list. */
  readonly children?: ReactNode;
};

type Open<R> =
  | { readonly task: 'write'; readonly row: R | undefined }
  | { readonly task: 'confirm'; readonly row: R }
  | { readonly task: 'remove'; readonly rows: readonly R[] };

const noKeys: ReadonlySet<string> = new Set();

/** One list that admins keep: found, sorted and paged; added to, changed, confirmed, hidden and deleted from. */
export function ReferencePage<N extends ListName>(props: Props<N>) {
  const { of, title, about, addLabel, columns, usual, nameOf, renderForm, children } = props;
  const { relations = [], where = {}, isAdding = false, onAdded } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<Open<Row<N>> | undefined>(
    isAdding ? { task: 'write', row: undefined } : undefined,
  );
  const [keys, setKeys] = useState(noKeys);
  const sortable = columns.flatMap(({ key, isSortable }) => (isSortable === true ? [key] : []));
  const rows = useRows(of, { sortable, usual, relations, where });
  const change = useRowChange(of);

  const close = (): void => {
    setOpen(undefined);
    onAdded?.();
  };
  const setActive = async (several: readonly Row<N>[], active: boolean): Promise<void> => {
    setOpen(undefined);
    setKeys(noKeys);
    await Promise.all(
      several.map((row) => {
        const name = nameOf(row);
        const done = active
          ? t`“${name}” is active again.`
          : t`“${name}” is inactive. Sellers no longer see it.`;
        return change(row, name, { active }, done);
      }),
    );
  };
  const confirm = (row: Row<N>, source = provenanceOf(row)?.source ?? ''): void => {
    if (source === '') return setOpen({ task: 'confirm', row });
    const name = nameOf(row);
    setOpen(undefined);
    return void change(row, name, { status: 'confirmed', source }, t`“${name}” is confirmed.`);
  };

  const marked = (rows.data?.data ?? []).filter(({ id }) => keys.has(String(id)));
  const canRest = marked.some((row) => isActive(row) === true);
  const visibleColumns: readonly Column<Row<N>>[] = [
    ...columns,
    { key: 'state', title: t`State`, renderCell: (row) => <RowState row={row} /> },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (row) => (
        <div className="flex justify-end">
          <RowMenu
            of={of}
            row={row}
            name={nameOf(row)}
            tasks={{
              edit: () => setOpen({ task: 'write', row }),
              setActive: (active) => void setActive([row], active),
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
      <PageHead
        title={title}
        about={about}
        addLabel={addLabel}
        onAdd={() => setOpen({ task: 'write', row: undefined })}
      />
      <Card>
        <div className="mb-4 flex flex-wrap items-end gap-3 [&>*]:min-w-44 [&>*]:flex-1 sm:[&>*]:max-w-72">
          <DebouncedSearch
            label={t`Search names and codes`}
            value={rows.state.search}
            onSearch={(search) => rows.show({ search }, true)}
          />
          {children}
        </div>
        {marked.length === 0 ? null : (
          <SelectionBar count={marked.length} onClear={() => setKeys(noKeys)}>
            {canRest ? (
              <Button
                onPress={() =>
                  void setActive(
                    marked.filter((row) => isActive(row) === true),
                    false,
                  )
                }
              >
                <EyeOff aria-hidden className="size-4" />
                <Trans>Deactivate</Trans>
              </Button>
            ) : null}
            <Button onPress={() => setOpen({ task: 'remove', rows: marked })}>
              <Trash2 aria-hidden className="size-4 text-danger" />
              <Trans>Delete</Trans>
            </Button>
          </SelectionBar>
        )}
        <RowList
          caption={title}
          rows={rows}
          columns={visibleColumns}
          selection={{
            keys,
            onChange: setKeys,
            labelOf: (row) => {
              const name = nameOf(row);
              return t`Select ${name}`;
            },
          }}
        />
      </Card>
      {open?.task === 'write' ? renderForm({ row: open.row, onClose: close }) : null}
      {open?.task === 'confirm' ? (
        <SourceDialog
          title={t`Confirm the figures of ${nameOf(open.row)}`}
          confirm={t`Confirm`}
          onConfirm={(source) => confirm(open.row, source)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open?.task === 'remove' ? (
        <RemoveRows
          of={of}
          rows={open.rows}
          nameOf={nameOf}
          onRemoved={() => {
            setOpen(undefined);
            setKeys(noKeys);
          }}
          onDeactivate={(several) => void setActive(several, false)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
