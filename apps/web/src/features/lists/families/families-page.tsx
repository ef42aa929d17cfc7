import { useLingui } from '@lingui/react/macro';
import { ReferencePage } from '../list/reference-page.tsx';
import { VisibilityFilter } from '../list/visibility-filter.tsx';
import { useCodeColumn } from '../list/use-code-column.tsx';
import { useNameColumn } from '../list/use-name-column.tsx';
import type { Row } from '../lists.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { FamilyForm } from './family-form.tsx';

type Props = {
  /** The form to add one stands open. */
  readonly isAdding?: boolean;
  readonly onAdded?: () => void;
};

/** The families that products belong to. */
export function FamiliesPage({ isAdding = false, onAdded }: Props) {
  const { t } = useLingui();
  const name = useName();
  const nameColumn = useNameColumn<Row<'productFamily'>>();
  const codeColumn = useCodeColumn<Row<'productFamily'>>();
  return (
    <ReferencePage
      of="productFamily"
      title={t`Product families`}
      about={t`The widest groups of products. Each holds sub families, which carry the commissions.`}
      addLabel={t`Add a family`}
      usual={{ column: 'name', direction: 'asc' }}
      nameOf={name}
      columns={[nameColumn, codeColumn]}
      renderForm={(form) => <FamilyForm {...form} />}
      isAdding={isAdding}
      {...(onAdded === undefined ? {} : { onAdded })}
    >
      <VisibilityFilter />
    </ReferencePage>
  );
}
