import { useLingui } from '@lingui/react/macro';
import { FormKeyChoice } from '../../../components/form-key-choice.tsx';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { ProvenanceFields } from '../form/provenance-fields.tsx';
import { emptyCategory } from '../form/empty-listed.ts';
import { provenanceFields, nameFields, wordFields } from '../form/field-names.ts';
import { NameFields } from '../form/name-fields.tsx';
import { ReferenceForm } from '../form/reference-form.tsx';
import { useReferenceForm } from '../form/use-reference-form.ts';
import { WordFields } from '../form/word-fields.tsx';
import type { FormProps } from '../list/reference-page.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { useOptions } from '../use-options.ts';

/** Adds sub families to a family, one after the other, or changes one. */
export function SubFamilyForm({ row, onClose }: FormProps<'productSubFamily'>) {
  const { t } = useLingui();
  const name = useName();
  const families = useOptions('productFamily');
  // The family the list shows is the one that is most likely meant.
  const shown = useAddressFilter('family').value;
  const { added, ...writing } = useReferenceForm({
    of: 'productSubFamily',
    row,
    empty: { ...emptyCategory, ...(Number(shown) > 0 ? { familyId: Number(shown) } : {}) },
    first: 'nameEn',
    onClose,
  });
  const { control } = writing.form;
  const called = row === undefined ? '' : name(row);
  return (
    <ReferenceForm
      {...writing}
      of="productSubFamily"
      title={row === undefined ? t`Add a sub family` : t`Edit ${called}`}
      row={row}
      added={added === undefined ? undefined : name(added)}

      onClose={onClose}
    >
      <NameFields control={control} names={nameFields} />
      <FormKeyChoice
        control={control}
        name="familyId"
        label={t`Family`}
        placeholder={t`Type to search`}
        options={families}
      />
      <WordFields control={control} names={wordFields} />
      <ProvenanceFields control={control} names={provenanceFields} />
    </ReferenceForm>
  );
}
