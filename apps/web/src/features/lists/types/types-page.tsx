import { useLingui } from '@lingui/react/macro';
import { ParentFilter } from '../list/parent-filter.tsx';
import { ReferencePage } from '../list/reference-page.tsx';
import { VisibilityFilter } from '../list/visibility-filter.tsx';
import { useCodeColumn } from '../list/use-code-column.tsx';
import { useNameColumn } from '../list/use-name-column.tsx';
import { useParentWhere } from '../list/use-parent-where.ts';
import type { Row } from '../lists.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { useOptions } from '../use-options.ts';
import { TypeForm } from './type-form.tsx';

/** The types of product, each in its sub family. */
export function TypesPage() {
  const { t } = useLingui();
  const name = useName();
  const nameColumn = useNameColumn<Row<'productType'>>();
  const codeColumn = useCodeColumn<Row<'productType'>>();
  const subFamilies = useOptions('productSubFamily');
  const where = useParentWhere('subFamily', 'subFamilyId');
  return (
    <ReferencePage
      of="productType"
      title={t`Product types`}
      about={t`The finest groups of products. A range factor can hold for one type alone.`}
      addLabel={t`Add a type`}
      usual={{ column: 'name', direction: 'asc' }}
      nameOf={name}
      relations={['subFamily']}
      where={where}
      columns={[
        nameColumn,
        {
          key: 'subFamilyId',
          title: t`Sub family`,
          renderCell: ({ subFamily }) => (subFamily === undefined ? null : <bdi>{name(subFamily)}</bdi>),
        },
        codeColumn,
      ]}
      renderForm={(form) => <TypeForm {...form} />}
    >
      <ParentFilter
        name="subFamily"
        label={t`Sub family`}
        placeholder={t`All sub families`}
        options={subFamilies}
      />
      <VisibilityFilter />
    </ReferencePage>
  );
}
