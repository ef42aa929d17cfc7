import { useLingui } from '@lingui/react/macro';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly names: Readonly<Record<'firstName' | 'lastName' | 'email' | 'mobile' | 'language', FieldPath<I>>>;
};

export const personNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  mobile: 'mobile',
  language: 'language',
} as const;

/** Fields for a person's name and contact data. */
export function PersonFields<I extends FieldValues, O>({ control, names }: Props<I, O>) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormTextField control={control} name={names.firstName} label={t`First name`} />
        <FormTextField control={control} name={names.lastName} label={t`Last name`} />
      </div>
      <FormTextField control={control} name={names.email} label={t`Email`} kind="email" />
      <FormTextField
        control={control}
        name={names.mobile}
        label={t`Mobile`}
        kind="tel"
        placeholder="05x xxx xxxx"
      />
      <FormSelect
        control={control}
        name={names.language}
        label={t`Language of messages`}
        options={[
          { id: 'ar', name: 'العربية' },
          { id: 'en', name: 'English' },
        ]}
      />
    </>
  );
}
