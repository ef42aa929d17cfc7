import { Package, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/components/badge.tsx';
import { Button } from '../../src/components/button.tsx';
import { type Column, DataTable, type Sorting } from '../../src/components/data-table.tsx';
import { EmptyState } from '../../src/components/empty-state.tsx';
import { nameLinkStyle } from '../../src/components/link-style.ts';
import { Menu } from '../../src/components/menu.tsx';
import { Money } from '../../src/components/money.tsx';
import { Pagination } from '../../src/components/pagination.tsx';
import { SearchField } from '../../src/components/search-field.tsx';
import { SelectionBar } from '../../src/components/selection-bar.tsx';
import { SortSelect } from '../../src/components/sort-select.tsx';
import { Toolbar } from '../../src/components/toolbar.tsx';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly profit: number;
}

/** A list: its toolbar, table and pages; selected, empty. */
export function TableStates() {
  const say = useSaid();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['2']));
  const [sorting, setSorting] = useState<Sorting>({ column: 'profit', direction: 'asc' });
  const [text, setText] = useState('');
  const rows: readonly Row[] = [
    { id: '1', name: say('مزود طاقة 650 واط', 'Power supply, 650 W'), profit: -32_01 },
    { id: '2', name: say('حذاء جري خفيف', 'Light running shoes'), profit: 12_40 },
    { id: '3', name: say('عباية كريب مطرزة', 'Embroidered crepe abaya'), profit: 1_204_00 },
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
  return (
    <Section title={say('جداول', 'Tables')}>
      <div className="w-full">
        <Toolbar
          search={<SearchField label={say('ابحث', 'Search')} value={text} onChange={setText} />}
          order={<SortSelect columns={columns} sorting={sorting} onSort={setSorting} />}
        />
        <SelectionBar count={keys.size} onClear={() => setKeys(new Set())}>
          <Button>{say('حذف', 'Delete')}</Button>
        </SelectionBar>
        <DataTable
          caption={say('منتجات', 'Products')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sorting={sorting}
          onSort={setSorting}
          selection={{ keys, onChange: setKeys, labelOf: ({ name }) => name }}
        />
        <Pagination page={1} limit={25} total={120} onPage={() => undefined} onLimit={() => undefined} />
      </div>
      <div className="w-full">
        <EmptyState
          icon={<Package aria-hidden />}
          title={say('لا توجد منتجات بعد', 'No products yet')}
          action={<Button tone="primary">{say('إضافة منتج', 'Add a product')}</Button>}
        >
          {say('ما تضيفه يظهر هنا.', 'What you add appears here.')}
        </EmptyState>
      </div>
    </Section>
  );
}
