import { useLingui } from '@lingui/react/macro';
import { ProvenanceFields } from '../form/provenance-fields.tsx';
import { emptyListed } from '../form/empty-listed.ts';
import { provenanceFields, nameFields } from '../form/field-names.ts';
import { NameFields } from '../form/name-fields.tsx';
import { ReferenceForm } from '../form/reference-form.tsx';
import { useReferenceForm } from '../form/use-reference-form.ts';
import type { FormProps } from '../list/reference-page.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { MembersField } from './members-field.tsx';

/** Adds categories of size classes, one after the other, or changes one. */
export function CategoryForm({ row, onClose }: FormProps<'classificationCategory'>) {
  const { t } = useLingui();
  const name = useName();
  const { added, ...writing } = useReferenceForm({
    of: 'classificationCategory',
    row,
    empty: { ...emptyListed, members: [] },
    first: 'nameEn',
    onClose,
  });
  const { control } = writing.form;
  const called = row === undefined ? '' : name(row);
  return (
    <ReferenceForm
      {...writing}
      of="classificationCategory"
      title={row === undefined ? t`Add a category` : t`Edit ${called}`}
      row={row}
      added={added === undefined ? undefined : name(added)}
      relations={['members']}
      onClose={onClose}
    >
      <NameFields control={control} names={nameFields} />
      <MembersField control={control} />
      <ProvenanceFields control={control} names={provenanceFields} />
    </ReferenceForm>
  );
}
