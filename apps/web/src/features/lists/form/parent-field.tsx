import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { FormKeyChoice } from '../../../components/form-key-choice.tsx';
import type { Parent } from '../parents.ts';
import { useOptions } from '../use-options.ts';

/** The row of another list that this one belongs to. */
export function ParentField({ parent }: { readonly parent: Parent }) {
  const { t, i18n } = useLingui();
  const { control } = useFormContext<Record<Parent['column'], number>>();
  return (
    <FormKeyChoice
      control={control}
      name={parent.column}
      label={i18n._(parent.label)}
      placeholder={t`Type to search`}
      options={useOptions(parent.list)}
    />
  );
}
