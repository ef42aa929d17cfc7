import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionClass } from '@saer/contract/fee-version';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { StickyColumn } from '../../../components/sticky-column.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { ChangedMeanwhile } from '../conflict/changed-meanwhile.tsx';
import { classBodyOf } from './class-body.ts';
import { type ClassDraft, draftOf, emptyClass, type SlabDraft } from './class-draft.ts';
import { ClassForm } from './class-form.tsx';
import { hasLostSource, withProvenance } from './draft-provenance.ts';
import { FallenNotice } from './fallen-notice.tsx';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import { isEmptySlab, readClass } from './read-class.ts';
import { SizeSimulator } from './size-simulator.tsx';
import { useClassCheck } from './use-class-check.ts';
import { useSaveClass } from './use-save-class.ts';

type Props = {
  readonly feeVersion: FeeVersion;
  /** The class that is edited; undefined: a new one. */
  readonly stored: VersionClass | undefined;
  readonly isReadOnly: boolean;
  readonly onDone: () => void;
};

/** A typed class without the keys of its rows, for comparing two. */
type DraftValues = Omit<ClassDraft, 'slabs'> & { readonly slabs: readonly Omit<SlabDraft, 'key'>[] };

const valuesOf = (draft: ClassDraft): DraftValues => ({
  ...draft,
  slabs: draft.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({ maxWeight, feeBelow, feeAbove })),
});

const withKeys = (values: DraftValues): ClassDraft => ({
  ...values,
  slabs: values.slabs.map((slab) => ({ ...slab, key: crypto.randomUUID() })),
});

/** Slabs in one line: `250 g: 7.00 / 8.50`. */
const slabsInLine = (slabs: DraftValues['slabs']): string =>
  isolateLtr(
    slabs.map(({ maxWeight, feeBelow, feeAbove }) => `${maxWeight}: ${feeBelow} / ${feeAbove}`).join(' · '),
  );

const isSame = (one: ClassDraft, other: ClassDraft): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

const focusOn = (field: string | undefined): void => {
  setTimeout(() => {
    const wrong = document.querySelector<HTMLElement>('[aria-invalid=true]');
    (document.getElementById(`class-${field ?? ''}`) ?? wrong)?.focus();
  });
};

/** A size class typed whole, checked and tried before it is saved. */
export function ClassEditor({ feeVersion, stored, isReadOnly, onDone }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [base, setBase] = useState(stored);
  const [initial, setInitial] = useState(() => (stored === undefined ? emptyClass() : draftOf(stored)));
  const [draft, setDraft] = useState(initial);
  const [theirs, setTheirs] = useState<VersionClass>();
  const [refused, setRefused] = useState<{ readonly problems: InputErrors; readonly words?: string }>();
  const { read, problems, warnings, classes } = useClassCheck(feeVersion, base, draft);
  const { save, isSaving } = useSaveClass(feeVersion.id);
  const isTouched = !isReadOnly && !isSame(draft, initial);
  // The saved values may be sent before this page receives the reply.
  const isSaved = useRef(false);
  const leaving = useBlocker({
    shouldBlockFn: () => isTouched && !isSaved.current,
    enableBeforeUnload: () => isTouched && !isSaved.current,
    withResolver: true,
  });
  const change = (changes: Partial<ClassDraft>): void => {
    const changed = { ...draft, ...changes };
    const { status, source } = withProvenance(valuesOf(initial), valuesOf(draft), valuesOf(changed));
    setDraft({ ...changed, status, source });
    setRefused(undefined);
  };

  const send = async (values: ClassDraft, over: VersionClass | undefined): Promise<void> => {
    const { body, problems: found } = classBodyOf(values, readClass(values));
    if (body === undefined) {
      setRefused({ problems: found });
      return focusOn([...found.keys()][0]);
    }
    const indexes = values.slabs.flatMap((slab, index) => (isEmptySlab(slab) ? [] : [index]));
    const outcome = await save(body, indexes, over);
    if (outcome.is === 'changed') return setTheirs(outcome.theirs);
    if (outcome.is === 'refused') {
      const words = outcome.problems.size > 0 ? {} : { words: failureWords(outcome.error) };
      setRefused({ problems: outcome.problems, ...words });
      return focusOn([...outcome.problems.keys()][0]);
    }
    isSaved.current = true;
    showToast({ tone: 'positive', text: t`The size class is saved.` });
    return onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSaving || isReadOnly) return;
    if (read.problems.size > 0) focusOn([...read.problems.keys()][0]);
    else void send(draft, base);
  };
  // An empty class has no slabs yet; that is an error on submission, not while typing.
  const hasInput = base !== undefined || draft.slabs.some((slab) => !isEmptySlab(slab));
  const live = hasInput ? problems : read.problems;
  const visible: InputErrors = new Map([...(refused?.problems ?? []), ...live]);
  const { addsPackaging, volumetricDivisor, roundUpTo, feeVat } = feeVersion;
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <FormError>{refused?.words}</FormError>
          <FallenNotice isFallen={hasLostSource(valuesOf(initial), valuesOf(draft))} />
          <ClassForm
            draft={draft}
            savedSlabs={initial.slabs}
            problems={visible}
            warnings={warnings}
            isNew={stored === undefined}
            isReadOnly={isReadOnly}
            onChange={change}
          />
          {isReadOnly ? null : (
            <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-1 py-3">
              {isTouched ? (
                <p className="me-auto text-sm text-muted">
                  <Trans>Not saved yet</Trans>
                </p>
              ) : null}
              <Button onPress={onDone}>{t`Cancel`}</Button>
              <Button type="submit" tone="primary" isPending={isSaving}>
                <Trans>Save</Trans>
              </Button>
            </div>
          )}
        </div>
        <StickyColumn id="size-simulator">
          <SizeSimulator
            classes={classes}
            rule={{ shippingWeight: { addsPackaging, volumetricDivisor, roundUpTo }, feeVat }}
          />
        </StickyColumn>
      </form>
      {leaving.status === 'blocked' ? (
        <ConfirmDialog
          title={t`Leave without saving?`}
          confirm={t`Leave`}
          onConfirm={leaving.proceed}
          onClose={leaving.reset}
        >
          <Trans>What you typed here is not saved yet.</Trans>
        </ConfirmDialog>
      ) : null}
      {theirs === undefined || base === undefined ? null : (
        <ChangedMeanwhile<DraftValues>
          entity="classification"
          entityId={base.id}
          base={valuesOf(draftOf(base))}
          theirs={valuesOf(draftOf(theirs))}
          mine={valuesOf(draft)}
          print={(field, values) => (field === 'slabs' ? slabsInLine(values.slabs) : (values[field] ?? ''))}
          isPending={isSaving}
          onResolve={(values) => {
            const resolved = withKeys(values);
            setTheirs(undefined);
            setBase(theirs);
            setInitial(draftOf(theirs));
            setDraft(resolved);
            void send(resolved, theirs);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}
