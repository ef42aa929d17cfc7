import { Plural, useLingui } from '@lingui/react/macro';
import { ReferencePage } from '../list/reference-page.tsx';
import { VisibilityFilter } from '../list/visibility-filter.tsx';
import { useCodeColumn } from '../list/use-code-column.tsx';
import { useNameColumn } from '../list/use-name-column.tsx';
import type { Row } from '../lists.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { CategoryForm } from './category-form.tsx';

type Props = {
  /** The form to add one stands open. */
  readonly isAdding?: boolean;
  readonly onAdded?: () => void;
};

/** The categories that size classes are shown in. */
export function CategoriesPage({ isAdding = false, onAdded }: Props) {
  const { t } = useLingui();
  const name = useName();
  const nameColumn = useNameColumn<Row<'classificationCategory'>>();
  const codeColumn = useCodeColumn<Row<'classificationCategory'>>();
  return (
    <ReferencePage
      of="classificationCategory"
      title={t`Size class categories`}
      about={t`Size classes of all stores, put together by what they hold: envelopes, standard sizes, oversize.`}
      addLabel={t`Add a category`}
      usual={{ column: 'position', direction: 'asc' }}
      nameOf={name}
      relations={['members']}
      columns={[
        nameColumn,
        {
          key: 'members',
          title: t`Size classes`,
          renderCell: ({ members = [] }) => (
            <Plural value={members.length} one="# size class" other="# size classes" />
          ),
        },
        codeColumn,
        {
          key: 'position',
          title: t`Position`,
          isSortable: true,
          isFigure: true,
          renderCell: ({ position }) => position,
        },
      ]}
      renderForm={(form) => <CategoryForm {...form} />}
      isAdding={isAdding}
      {...(onAdded === undefined ? {} : { onAdded })}
    >
      <VisibilityFilter />
    </ReferencePage>
  );
}
