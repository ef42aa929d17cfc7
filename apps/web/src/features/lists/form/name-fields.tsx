import { useLingui } from '@lingui/react/macro';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../../../components/form-text-field.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly names: { readonly nameEn: FieldPath<I>; readonly nameAr: FieldPath<I> };
};

/** A name in both languages. */
export function NameFields<I extends FieldValues, O>({ control, names }: Props<I, O>) {
  const { t } = useLingui();
  return (
    <>
      <FormTextField control={control} name={names.nameEn} label={t`English name`} />
      <FormTextField control={control} name={names.nameAr} label={t`Arabic name`} />
    </>
  );
}
