import { Package, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/components/layout/badge.tsx';
import { Button } from '../../src/components/button/button.tsx';
import type { Column } from '../../src/components/table/data-table.tsx';
import { EmptyState } from '../../src/components/layout/empty-state.tsx';
import { ListToolbar } from '../../src/components/table/list-toolbar.tsx';
import { nameLinkStyle } from '../../src/components/button/button-style.ts';
import { Menu } from '../../src/components/overlay/menu.tsx';
import { Money } from '../../src/components/figure/money.tsx';
import { PaginatedList } from '../../src/components/table/paginated-list.tsx';
import { SelectionBar } from '../../src/components/table/selection-bar.tsx';
import type { ListState, AddressList } from '../../src/lib/address/list-state.ts';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly profit: number;
}

/** A list: its toolbar, table and pages; selected, loading, failed, empty. */
export function TableStates() {
  const say = useSaid();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['2']));
  const [state, setState] = useState<ListState>({
    page: 1,
    limit: 25,
    search: '',
    sorting: { column: 'profit', direction: 'asc' },
  });
  const list: AddressList = { state, show: (changes) => setState({ ...state, page: 1, ...changes }) };
  const rows: readonly Row[] = [
    { id: 1, name: say('مزود طاقة 650 واط', 'Power supply, 650 W'), profit: -32_01 },
    { id: 2, name: say('حذاء جري خفيف', 'Light running shoes'), profit: 12_40 },
    { id: 3, name: say('عباية كريب مطرزة', 'Embroidered crepe abaya'), profit: 1_204_00 },
  ];
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      title: say('المنتج', 'Product'),
      isSortable: true,
      renderCell: ({ name }) => (
        <a href="#row" className={nameLinkStyle}>
          {name}
        </a>
      ),
    },
    {
      key: 'profit',
      title: say('الربح', 'Profit'),
      isFigure: true,
      isSortable: true,
      renderCell: ({ profit }) => <Money halalas={profit} />,
    },
    {
      key: 'state',
      title: say('الحالة', 'State'),
      renderCell: ({ profit }) => (profit < 0 ? <Badge tone="negative">{say('خسارة', 'Loss')}</Badge> : null),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{say('الإجراءات', 'Actions')}</span>,
      renderCell: ({ name }) => (
        <div className="flex justify-end">
          <Menu
            label={name}
            actions={[
              { id: 'edit', title: say('تعديل', 'Edit'), icon: <Pencil aria-hidden />, run: () => undefined },
            ]}
          />
        </div>
      ),
    },
  ];
  const loading = { data: undefined, error: null, isPlaceholderData: false, refetch: () => undefined };
  const empty = (
    <EmptyState
      icon={<Package aria-hidden />}
      title={say('لا توجد منتجات بعد', 'No products yet')}
      action={<Button tone="primary">{say('إضافة منتج', 'Add a product')}</Button>}
    >
      {say('ما تضيفه يظهر هنا.', 'What you add appears here.')}
    </EmptyState>
  );
  const shared = { caption: say('منتجات', 'Products'), list, columns, empty };
  return (
    <Section title={say('جداول', 'Tables')}>
      <div className="w-full">
        <ListToolbar list={list} searchLabel={say('ابحث', 'Search')} columns={columns} />
        <PaginatedList
          {...shared}
          query={{
            ...loading,
            data: { data: rows, page: state.page, limit: state.limit, total: 120, pageCount: 5 },
          }}
          selection={{ keys, onChange: setKeys, labelOf: ({ name }) => name }}
          above={
            <SelectionBar count={keys.size} onClear={() => setKeys(new Set())}>
              <Button>{say('حذف', 'Delete')}</Button>
            </SelectionBar>
          }
        />
      </div>
      <div className="w-full">
        <PaginatedList {...shared} query={loading} />
      </div>
      <div className="w-full">
        <PaginatedList
          {...shared}
          query={{ ...loading, error: new Error(say('تعذر التحميل.', 'It could not be loaded.')) }}
        />
      </div>
      <div className="w-full">{empty}</div>
    </Section>
  );
}
