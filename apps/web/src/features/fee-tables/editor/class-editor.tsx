import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionClass } from '@saer/contract/publishing/fee-version';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, useRef, useState, useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputError } from '@saer/i18n/read-number';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { StickyColumn } from '../../../components/table/sticky-column.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { ChangedMeanwhile } from '../conflict/changed-meanwhile.tsx';
import {
  toClassBody,
  type ClassBody,
  typedField,
  isEmptySlab,
  readClass,
  checkable,
  type ReadClass,
} from './read-class.ts';
import {
  type ClassDraft,
  toDraft,
  emptyClass,
  type SlabDraft,
  type NamedClass,
  hasLostSource,
  withProvenance,
} from './class-draft.ts';
import { ClassForm } from './class-form.tsx';
import { FallenNotice } from '../fallen-notice.tsx';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import { SizeSimulator } from './size-simulator.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { getName } from '../../../domain/names/name.ts';
import { liveCheck, type Warning } from './live-check.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { createClassMutation, updateClassMutation, versionQuery } from '../queries.ts';

type SaveOutcome =
  | { readonly is: 'saved' }
  | { readonly is: 'changed'; readonly theirs: VersionClass }
  | { readonly is: 'refused'; readonly problems: InputErrors; readonly error: Error };

const atFields = (error: unknown, indexes: readonly number[]): InputErrors => {
  const reply = error instanceof ApiFailure ? error.reply : undefined;
  const problems = reply === undefined ? [] : (reply.problems ?? [reply]);
  return new Map(
    problems.flatMap(({ code, field, details = {} }): [string, InputError][] =>
      field === undefined ? [] : [[typedField(field, indexes), { code, details }]],
    ),
  );
};

/** Writes a size class of a version: a new one, or a stored one if nobody changed it meanwhile. */
function useSaveClass(feeTableId: number) {
  const client = useQueryClient();
  const create = useMutation(createClassMutation);
  const update = useMutation(updateClassMutation);
  const [isSaving, setSaving] = useState(false);
  const save = async (
    { code, ...input }: ClassBody,
    indexes: readonly number[],
    stored: VersionClass | undefined,
  ): Promise<SaveOutcome> => {
    setSaving(true);
    try {
      if (stored === undefined) {
        await create.mutateAsync({ ...input, feeTableId, ...(code === undefined ? {} : { code }) });
      } else await update.mutateAsync({ ...input, id: stored.id, version: stored.version });
      return { is: 'saved' };
    } catch (error) {
      if (isRowChanged(error)) {
        const { classes } = await client.fetchQuery({ ...versionQuery(feeTableId), staleTime: 0 });
        const theirs = classes.find(({ id }) => id === stored?.id);
        if (theirs !== undefined) return { is: 'changed', theirs };
      }
      const failure = error instanceof Error ? error : new Error(String(error));
      return { is: 'refused', problems: atFields(error, indexes), error: failure };
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

interface ClassCheck {
  readonly read: ReadClass;
  readonly problems: InputErrors;
  readonly warnings: readonly Warning[];
  /** The version's classes with the edited one in its place, as typed. */
  readonly classes: readonly NamedClass[];
}

/** Reads the typed class and checks it against the others of its version on every keystroke. */
function useClassCheck(
  { classes, addsPackaging, volumetricDivisor, roundUpTo }: FeeVersion,
  stored: VersionClass | undefined,
  draft: ClassDraft,
): ClassCheck {
  const language = useLanguage();
  return useMemo(() => {
    const read = readClass(draft);
    const { sizeClass, indexes } = checkable(read);
    const found = classes.findIndex(({ id }) => id === stored?.id);
    const at = found === -1 ? classes.length : found;
    const own = { ...draft, nameEn: draft.nameEn || draft.nameAr, nameAr: draft.nameAr || draft.nameEn };
    const named: NamedClass[] = classes.map((each) => ({
      name: getName(each, language),
      sizeClass: each,
      isEdited: false,
    }));
    named[at] = { name: getName(own, language) || '—', sizeClass, isEdited: true };
    const { problems, warnings } = liveCheck(
      named.map((each) => each.sizeClass),
      { sizeClass, indexes, at },
      { addsPackaging, volumetricDivisor, roundUpTo },
      (index) => named[index]?.name ?? '',
    );
    return { read, problems: new Map([...problems, ...read.problems]), warnings, classes: named };
  }, [classes, addsPackaging, volumetricDivisor, roundUpTo, stored, draft, language]);
}

type Props = {
  readonly feeVersion: FeeVersion;
  /** The class that is edited; undefined: a new one. */
  readonly stored: VersionClass | undefined;
  readonly isReadOnly: boolean;
  readonly onDone: () => void;
};

/** A typed class without the keys of its rows, for comparing two. */
type DraftValues = Omit<ClassDraft, 'slabs'> & { readonly slabs: readonly Omit<SlabDraft, 'key'>[] };

const getValues = (draft: ClassDraft): DraftValues => ({
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
  JSON.stringify(getValues(one)) === JSON.stringify(getValues(other));

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
  const [initial, setInitial] = useState(() => (stored === undefined ? emptyClass() : toDraft(stored)));
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
    const { status, source } = withProvenance(getValues(initial), getValues(draft), getValues(changed));
    setDraft({ ...changed, status, source });
    setRefused(undefined);
  };

  const send = async (values: ClassDraft, over: VersionClass | undefined): Promise<void> => {
    const { body, problems: found } = toClassBody(values, readClass(values));
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
          <FallenNotice isFallen={hasLostSource(getValues(initial), getValues(draft))} />
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
          base={getValues(toDraft(base))}
          theirs={getValues(toDraft(theirs))}
          mine={getValues(draft)}
          print={(field, values) => (field === 'slabs' ? slabsInLine(values.slabs) : (values[field] ?? ''))}
          isPending={isSaving}
          onResolve={(values) => {
            const resolved = withKeys(values);
            setTheirs(undefined);
            setBase(theirs);
            setInitial(toDraft(theirs));
            setDraft(resolved);
            void send(resolved, theirs);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}
