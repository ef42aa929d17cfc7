import { Trans, useLingui } from '@lingui/react/macro';
import { isFigure, provenanceStatuses, type ProvenanceStatus } from '@saer/contract/provenance';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { Notice } from '../../../components/notice.tsx';
import { statusSentences } from '../../../domain/provenance/status-labels.ts';
import { FormOptionalText } from './form-optional-text.tsx';

type Fields = { status: ProvenanceStatus; source: string | null; note: string | null };

const isDirty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isDirty) : value === true;

/** Where the figures come from, and whether an admin confirmed them. A figure that changes loses both. */
export function ProvenanceFields() {
  const { t, i18n } = useLingui();
  const { control } = useFormContext<Fields>();
  const { defaultValues, dirtyFields } = useFormState({ control });
  const status = useController({ control, name: 'status' });
  const source = useController({ control, name: 'source' });
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
        name="status"
        label={t`Verification`}
        options={provenanceStatuses.map((id) => ({ id, name: i18n._(statusSentences[id]) }))}
      />
      <FormOptionalText control={control} name="source" label={t`Source`} />
      <FormOptionalText control={control} name="note" label={t`Note`} />
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
