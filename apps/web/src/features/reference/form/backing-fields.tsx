import { useLingui } from '@lingui/react/macro';
import { provenanceStatuses } from '@saer/contract/provenance';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { provenanceWords } from '../provenance-words.ts';
import { FormNote } from './form-note.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly names: Readonly<Record<'status' | 'source' | 'note', FieldPath<I>>>;
};

/** Where the figures come from, and whether an admin stands for them. */
export function BackingFields<I extends FieldValues, O>({ control, names }: Props<I, O>) {
  const { t, i18n } = useLingui();
  return (
    <Disclosure title={t`Where it comes from`}>
      <div className="flex flex-col gap-4 pt-2">
        <FormSelect
          control={control}
          name={names.status}
          label={t`How far it is backed`}
          options={provenanceStatuses.map((id) => ({ id, name: i18n._(provenanceWords[id]) }))}
        />
        <FormNote control={control} name={names.source} label={t`Source`} />
        <FormNote control={control} name={names.note} label={t`Note`} />
      </div>
    </Disclosure>
  );
}
