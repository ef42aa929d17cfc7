import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../../components/table/data-table.tsx';
import { type PagedList, type Row, getParent } from '../admin-list-types.ts';
import { listPages } from '../pages/list-pages.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { getOtherName } from '../../../domain/names/disambiguate.ts';
import { type Named, getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';

/** A name in the reader's language, and small below it the other. */
function BothNames({ row }: { readonly row: Named }) {
  const language = useLanguage();
  const other = getOtherName(row, language);
  return (
    <span className="flex min-w-0 flex-col">
      <span>
        <bdi>{getName(row, language)}</bdi>
      </span>
      <span className="text-xs font-normal text-muted">
        <bdi lang={other.language}>{other.name}</bdi>
      </span>
    </span>
  );
}

const named = (value: unknown): { readonly nameEn: string; readonly nameAr: string } | undefined =>
  typeof value === 'object' && value !== null && 'nameEn' in value && 'nameAr' in value
    ? { nameEn: String(value.nameEn), nameAr: String(value.nameAr) }
    : undefined;

/** Columns of a list: its name and its code, with its parent between them, unless its page arranges them otherwise. */
export function useColumns<N extends PagedList>(of: N): readonly Column<Row<N>>[] {
  const { t, i18n } = useLingui();
  const nameIn = useName();
  const parent = getParent(of);
  const name: Column<Row<N>> = {
    key: 'name',
    title: t`Name`,
    isSortable: true,
    renderCell: (row) => <BothNames row={row} />,
  };
  const code: Column<Row<N>> = {
    key: 'code',
    title: t`Code`,
    isSortable: true,
    renderCell: (row) => (
      <bdi dir="ltr" className="text-muted [overflow-wrap:anywhere]">
        {row.code}
      </bdi>
    ),
  };
  const parentColumns: readonly Column<Row<N>>[] =
    parent === undefined
      ? []
      : [
          {
            key: parent.column,
            title: i18n._(parent.label),
            renderCell: (row) => {
              const related = named(Reflect.get(row, parent.relation));
              return related === undefined ? null : <bdi>{nameIn(related)}</bdi>;
            },
          },
        ];
  const arrange = listPages[of]?.columns;
  return arrange === undefined
    ? [name, ...parentColumns, code]
    : arrange({ name, parents: parentColumns, code }, i18n);
}
