import { useLingui } from '@lingui/react/macro';
import { ProvenanceFields } from '../form/provenance-fields.tsx';
import { emptyCategory } from '../form/empty-listed.ts';
import { provenanceFields, nameFields, wordFields } from '../form/field-names.ts';
import { NameFields } from '../form/name-fields.tsx';
import { ReferenceForm } from '../form/reference-form.tsx';
import { useReferenceForm } from '../form/use-reference-form.ts';
import { WordFields } from '../form/word-fields.tsx';
import type { FormProps } from '../list/reference-page.tsx';
import { useName } from '../../../domain/names/use-name.ts';

/** Adds families, one after the other, or changes one. */
export function FamilyForm({ row, onClose }: FormProps<'productFamily'>) {
  const { t } = useLingui();
  const name = useName();
  const { added, ...writing } = useReferenceForm({
    of: 'productFamily',
    row,
    empty: emptyCategory,
    first: 'nameEn',
    onClose,
  });
  const { control } = writing.form;
  const called = row === undefined ? '' : name(row);
  return (
    <ReferenceForm
      {...writing}
      of="productFamily"
      title={row === undefined ? t`Add a family` : t`Edit ${called}`}
      row={row}
      added={added === undefined ? undefined : name(added)}
      onClose={onClose}
    >
      <NameFields control={control} names={nameFields} />
      <WordFields control={control} names={wordFields} />
      <ProvenanceFields control={control} names={provenanceFields} />
    </ReferenceForm>
  );
}
