import { Trans, useLingui } from '@lingui/react/macro';
import { isFigure, provenanceStatuses } from '@saer/contract/provenance';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController, useFormState } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { Notice } from '../../../components/notice.tsx';
import { statusSentences } from '../../../domain/provenance/status-labels.ts';
import { FormNote } from './form-note.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly names: Readonly<Record<'status' | 'source' | 'note', FieldPath<I>>>;
};

const isDirty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isDirty) : value === true;

/** Where the figures come from, and whether an admin confirmed them. A figure that changes loses both. */
export function ProvenanceFields<I extends FieldValues, O>({ control, names }: Props<I, O>) {
  const { t, i18n } = useLingui();
  const { defaultValues, dirtyFields } = useFormState({ control });
  const status = useController({ control, name: names.status });
  const source = useController({ control, name: names.source });
  const initial = new Map<string, unknown>(Object.entries(defaultValues ?? {}));
  const hasNewFigures = Object.entries(dirtyFields).some(([name, value]) => isFigure(name) && isDirty(value));
  const hadSource = typeof initial.get('source') === 'string';
  const isFallen = hasNewFigures && (hadSource || initial.get('status') !== 'proposed');

  const follow = useEffectEvent((fallen: boolean) => {
    status.field.onChange(fallen ? 'proposed' : initial.get('status'));
    source.field.onChange(fallen ? null : initial.get('source'));
  });
  const wasFallen = useRef(false);
  useEffect(() => {
    if (wasFallen.current !== isFallen) follow(isFallen);
    wasFallen.current = isFallen;
  }, [isFallen]);
  const fields = (
    <div className="flex flex-col gap-4 pt-2">
      <FormSelect
        control={control}
        name={names.status}
        label={t`Verification`}
        options={provenanceStatuses.map((id) => ({ id, name: i18n._(statusSentences[id]) }))}
      />
      <FormNote control={control} name={names.source} label={t`Source`} />
      <FormNote control={control} name={names.note} label={t`Note`} />
    </div>
  );
  return (
    <>
      <output className="block empty:hidden">
        {isFallen ? (
          <Notice tone="warning">
            <Trans>
              You changed a figure, so it is to be confirmed again. Name its new source below to say how far
              it is backed.
            </Trans>
          </Notice>
        ) : null}
      </output>
      <Disclosure
        key={isFallen ? 'fallen' : 'as it was'}
        title={t`Where it comes from`}
        defaultExpanded={isFallen}
      >
        {fields}
      </Disclosure>
    </>
  );
}
