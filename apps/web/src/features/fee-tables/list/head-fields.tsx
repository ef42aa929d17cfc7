import * as z from 'zod/mini';
import { useLingui } from '@lingui/react/macro';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormDateField } from '../../../components/form/form-date-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { day, text } from '@saer/contract/api/field';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly names: Readonly<Record<'name' | 'effectiveFrom' | 'source', FieldPath<I>>>;
};

export const headNames = { name: 'name', effectiveFrom: 'effectiveFrom', source: 'source' } as const;

/** Fields for a version's name, effective date and source. */
export function HeadFields<I extends FieldValues, O>({ control, names }: Props<I, O>) {
  const { t } = useLingui();
  return (
    <>
      <FormTextField control={control} name={names.name} label={t`Name`} />
      <FormDateField control={control} name={names.effectiveFrom} label={t`In force from`} />
      <FormTextField
        control={control}
        name={names.source}
        label={t`Source`}
        description={t`The page or letter from the store that lists these fees.`}
      />
    </>
  );
}

/** The head of a version as a form holds it: an empty source is none. */
export const headFields = {
  name: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.trim()),
    ),
    text(200),
  ),
  effectiveFrom: day(),
  source: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? null : typed.trim())),
    ),
    z.nullable(text(2_000)),
  ),
};
