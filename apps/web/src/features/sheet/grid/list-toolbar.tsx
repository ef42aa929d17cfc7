import { useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { Ellipsis, ListChecks, ListPlus, Pencil, Redo2, Replace, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { DebouncedSearch } from '../../../components/form/debounced-search.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { MenuButton } from '../../../components/overlay/menu-button.tsx';
import { Toolbar } from '../../../components/table/toolbar.tsx';
import { filteredColumns } from '../model/row-view.ts';
import { newRow } from '../model/edit-rows.ts';
import { useStateOptions } from './state-titles.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import { useStepWords } from './use-step-words.ts';
import { ValueFilter } from './value-filter.tsx';

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly onSelectAll: () => void;
  readonly onDialog: (dialog: 'set' | 'replace') => void;
};

/** Search, filters and actions of the rows on a phone. */
export function ListToolbar({ session, columns, onSelectAll, onDialog }: Props) {
  const { t } = useLingui();
  const stepWords = useStepWords();
  const [column, setColumn] = useState<ProductColumn>('store');
  const { state, dispatch, visible } = session;
  const { view, undoStack } = state;
  const [undone, redone] = [undoStack.before.at(-1), undoStack.after[0]];
  const undoWords = undone === undefined ? '' : stepWords(undone.label);
  const redoWords = redone === undefined ? '' : stepWords(redone.label);
  const all = formatShort(visible.length, 0);
  const hasRows = visible.length > 0;
  return (
    <Toolbar
      search={
        <DebouncedSearch
          label={t`Search the rows`}
          value={view.search}
          onSearch={(search) => dispatch({ type: 'setView', view: { search } })}
        />
      }
      filterCount={filteredColumns(view).length + (view.filter === 'all' ? 0 : 1)}
      filters={
        <>
          <FilterSelect
            label={t`Show`}
            options={useStateOptions(session).map(({ id, title, rows }) => ({
              id,
              name: `${title} (${formatShort(rows, 0)})`,
            }))}
            value={view.filter}
            onChange={(filter) => dispatch({ type: 'setView', view: { filter } })}
          />
          <ValueFilter session={session} columns={columns} column={column} onColumn={setColumn} />
        </>
      }
      end={
        <MenuButton
          label={t`More actions`}
          className={`${buttonStyle('plain')} w-control shrink-0`}
          actions={[
            {
              id: 'all',
              title: t`Select all shown (${all})`,
              icon: <ListChecks aria-hidden />,
              isDisabled: !hasRows,
              run: onSelectAll,
            },
            {
              id: 'set',
              title: t`Set a value`,
              icon: <Pencil aria-hidden />,
              isDisabled: !hasRows,
              run: () => onDialog('set'),
            },
            {
              id: 'replace',
              title: t`Find and replace`,
              icon: <Replace aria-hidden />,
              isDisabled: !hasRows,
              run: () => onDialog('replace'),
            },
            {
              id: 'add',
              title: t`Add a row`,
              icon: <ListPlus aria-hidden />,
              run: () => dispatch({ type: 'addRows', added: [newRow(state.nextId)] }),
            },
            ...(undone === undefined
              ? []
              : [
                  {
                    id: 'undo',
                    title: t`Undo ${undoWords}`,
                    icon: <Undo2 aria-hidden className="rtl:-scale-x-100" />,
                    run: () => dispatch({ type: 'undo' }),
                  },
                ]),
            ...(redone === undefined
              ? []
              : [
                  {
                    id: 'redo',
                    title: t`Redo ${redoWords}`,
                    icon: <Redo2 aria-hidden className="rtl:-scale-x-100" />,
                    run: () => dispatch({ type: 'redo' }),
                  },
                ]),
          ]}
        >
          <Ellipsis aria-hidden className="size-4 shrink-0" />
        </MenuButton>
      }
    />
  );
}
