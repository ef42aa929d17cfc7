import { useLingui } from '@lingui/react/macro';
import { ParentFilter } from '../list/parent-filter.tsx';
import { ReferencePage } from '../list/reference-page.tsx';
import { VisibilityFilter } from '../list/visibility-filter.tsx';
import { useCodeColumn } from '../list/use-code-column.tsx';
import { useNameColumn } from '../list/use-name-column.tsx';
import { useParentWhere } from '../list/use-parent-where.ts';
import type { Row } from '../lists.ts';
import { MissedSearches } from '../missed-searches/missed-searches.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { useOptions } from '../use-options.ts';
import { SubFamilyForm } from './sub-family-form.tsx';

/** The sub families, each in its family. */
export function SubFamiliesPage() {
  const { t } = useLingui();
  const name = useName();
  const nameColumn = useNameColumn<Row<'productSubFamily'>>();
  const codeColumn = useCodeColumn<Row<'productSubFamily'>>();
  const families = useOptions('productFamily');
  const where = useParentWhere('family', 'familyId');
  return (
    <div className="flex flex-col gap-5">
      <ReferencePage
        of="productSubFamily"
        title={t`Product sub families`}
        about={t`The groups stores set commissions for. Each belongs to one family.`}
        addLabel={t`Add a sub family`}
        usual={{ column: 'name', direction: 'asc' }}
        nameOf={name}
        relations={['family']}
        where={where}
        columns={[
          nameColumn,
          {
            key: 'familyId',
            title: t`Family`,
            renderCell: ({ family }) => (family === undefined ? null : <bdi>{name(family)}</bdi>),
          },
          codeColumn,
        ]}
        renderForm={(form) => <SubFamilyForm {...form} />}
      >
        <ParentFilter name="family" label={t`Family`} placeholder={t`All families`} options={families} />
        <VisibilityFilter />
      </ReferencePage>
      <MissedSearches />
    </div>
  );
}
