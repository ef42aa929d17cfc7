import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/table/data-table.tsx';
import { nameLinkStyle } from '../../../components/button/button-style.ts';
import { productName, getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { ProductTable, Tool } from '../tool.ts';
import type { Texts, FieldSpec } from '../fields/field.ts';
import { rowFields, type TableRow, useReason } from './row-texts.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { Days, Units } from '../answer/count.tsx';
import { controlBox } from '../../../components/button/control-style.ts';

interface RowInputProps {
  readonly row: TableRow;
  readonly name: string;
  readonly spec: FieldSpec;
  /** Text typed for this product; undefined: its own value, or the tool's. */
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
}

/** A number of one product in the table. */
function RowInput({ row: { product, texts, found }, name, spec, typed, onType }: RowInputProps) {
  const { i18n, t } = useLingui();
  const label = i18n._(spec.label);
  const called = productName(product, useLanguage());
  return (
    <input
      type="text"
      dir="ltr"
      inputMode="decimal"
      aria-label={t`${label}: ${called}`}
      aria-invalid={found.is === 'unfinished' && found.problems.some(({ field }) => field === name)}
      value={typed ?? texts[name] ?? ''}
      onChange={(event) => onType(event.target.value)}
      className={`${controlBox} w-24 px-2 text-end text-base tabular-nums sm:text-sm`}
    />
  );
}

type FigureProps = { readonly kind: ProductTable['columns'][number]['kind']; readonly value: number | null };

/** One number of an answer. */
function Figure({ kind, value }: FigureProps): ReactNode {
  if (value === null) return <span aria-hidden>–</span>;
  if (kind === 'money') return <Money halalas={value} />;
  if (kind === 'share') return <Rate basisPoints={value} />;
  return kind === 'units' ? <Units of={value} /> : <Days of={value} />;
}

interface Props {
  readonly tool: Tool;
  readonly table: ProductTable;
  readonly book: FeeBook;
  readonly common: Texts;
  readonly typed: ReadonlyMap<number, Texts>;
  readonly onType: (product: number, name: string, text: string) => void;
}

/** Columns of a tool's table: the product, what is typed for each, and the numbers of its answer. */
export function useTableColumns(props: Props): readonly Column<TableRow>[] {
  const { tool, table, book, typed, onType } = props;
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const getReason = useReason(tool);
  const storeName = (code: string): string => {
    const store = book.stores.find((each) => each.code === code);
    return store === undefined ? '' : getName(store, language);
  };
  return [
    {
      key: 'name',
      title: t`Product`,
      isSortable: true,
      renderCell: ({ product }) => (
        <span className="flex min-w-40 flex-col">
          <Link to="/user/product" search={{ id: String(product.id) }} className={nameLinkStyle}>
            <bdi>{productName(product, language)}</bdi>
          </Link>
          <bdi className="text-xs text-muted">{storeName(product.store)}</bdi>
        </span>
      ),
    },
    ...rowFields(props).map(([name, spec]): Column<TableRow> => ({
      key: `field-${name}`,
      title: i18n._(spec.label),
      isFigure: true,
      renderCell: (row) => (
        <RowInput
          row={row}
          name={name}
          spec={spec}
          typed={typed.get(row.product.id)?.[name]}
          onType={(text) => onType(row.product.id, name, text)}
        />
      ),
    })),
    ...table.columns.map(({ id, title, kind }, at): Column<TableRow> => ({
      key: id,
      title: i18n._(title),
      isSortable: true,
      isFigure: true,
      renderCell: (row) =>
        row.found.is === 'answered' ? (
          <Figure kind={kind} value={row.found.figures[at] ?? null} />
        ) : at === 0 ? (
          <span className="inline-block max-w-64 min-w-36 text-xs whitespace-normal text-muted">
            {getReason(row)}
          </span>
        ) : (
          <span aria-hidden>–</span>
        ),
    })),
  ];
}
