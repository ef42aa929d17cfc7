import { Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { type ReactNode, useEffect, useRef, useEffectEvent } from 'react';
import {
  type Control,
  FormProvider,
  useFormContext,
  useWatch,
  useController,
  useFormState,
} from 'react-hook-form';
import { plural } from '@lingui/core/macro';
import { wordsIn } from '@saer/contract/fees/category-word-lines';
import { isFigure, provenanceStatuses, type ProvenanceStatus } from '@saer/contract/fees/provenance';
import { type NameOfKey, recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormRowSelect } from '../../../components/form/form-row-select.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { type Input, lists, type Row, toInput, type Parent, getParent } from '../admin-list-types.ts';
import { useOptions, everyRowQuery, rowNowQuery, updateMutation } from '../queries.ts';
import { useListForm } from './use-list-form.ts';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { statusSentences } from '../../../domain/provenance/status-labels.ts';
import { FormOptionalText } from './form-optional-text.tsx';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { RowConflict } from '../../../domain/conflict/row-conflict.tsx';
import { useNamesOfKeys } from '../../../domain/names/use-name.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useShortInstant } from '../../../lib/language/use-short-dates.ts';

/** Names the parents that the keys in a row refer to, in the reader's language. */
function useNameOfKey(): NameOfKey {
  const { data: familyId = [] } = useQuery(everyRowQuery('productFamily'));
  const { data: subFamilyId = [] } = useQuery(everyRowQuery('productSubFamily'));
  const { data: typeId = [] } = useQuery(everyRowQuery('productType'));
  return useNamesOfKeys({ familyId, subFamilyId, typeId }).nameOfKey;
}

type ListRowConflictProps<N extends ListName> = {
  readonly of: N;
  /** The row as the form was opened with. */
  readonly read: Row<N>;
  readonly mine: Input<N>;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** The current row beside the values about to be saved. The chosen values are saved on top of the other change. */
function ListRowConflict<N extends ListName>(props: ListRowConflictProps<N>) {
  const { of, read, mine, onBack, onClose } = props;
  const { t, i18n } = useLingui();
  const nameOfKey = useNameOfKey();
  const shortInstant = useShortInstant();
  const { data, refetch } = useQuery(rowNowQuery(of, read.id, lists[of].relationNames));
  const { mutate, isPending } = useMutation(updateMutation(of));
  if (data === undefined) return null;
  const { row: theirs, change } = data;
  const save = (values: Input<N>): void => {
    mutate(
      { row: theirs, values },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', text: t`Changes saved.` });
          onClose();
        },
        onError: (error) => {
          // Another conflict: the other person's changes are displayed again.
          if (isRowChanged(error)) return void refetch();
          showToast({ tone: 'negative', text: error.message });
          return onBack();
        },
      },
    );
  };
  const who = change?.actor?.fullName;
  const at = shortInstant(change?.at ?? theirs.updatedAt);
  return (
    <RowConflict
      key={theirs.version}
      base={toInput(of, read)}
      theirs={toInput(of, theirs)}
      mine={mine}
      who={
        who === undefined ? (
          <Trans>This was changed at {at}, after you had opened it.</Trans>
        ) : (
          <Trans>
            <bdi>{who}</bdi> changed this at {at}, after you had opened it.
          </Trans>
        )
      }
      labelOf={(field) => recordLabel(i18n, field)}
      print={(field, values) => recordValue(i18n, field, values[field], nameOfKey)}
      isPending={isPending}
      onResolve={save}
      onClose={onBack}
    />
  );
}

type Fields = { status: ProvenanceStatus; source: string | null; note: string | null };

const isDirty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isDirty) : value === true;

/** Where the figures come from, and whether an admin confirmed them. A figure that changes loses both. */
function ProvenanceFields() {
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

/** Words that sellers use for a category, in each language: one word or phrase a line. */
function WordFields() {
  const { t } = useLingui();
  const { control } = useFormContext<{ wordsEn: string; wordsAr: string }>();
  const arabic = wordsIn(useWatch({ control, name: 'wordsAr' })).length;
  const english = wordsIn(useWatch({ control, name: 'wordsEn' })).length;
  const all = arabic + english;
  return (
    <Disclosure title={t`Words sellers use (${all})`}>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-sm text-muted">
          <Trans>
            A search finds this category by these words as well, in both languages. Write one word or phrase
            on each line, without brands. Case, spelling and regular plurals make no difference.
          </Trans>
        </p>
        <FormTextArea
          control={control}
          name="wordsAr"
          label={t`Arabic words`}
          note={t`${plural(arabic, { one: '# word', other: '# words' })}`}
        />
        <FormTextArea
          control={control}
          name="wordsEn"
          label={t`English words`}
          note={t`${plural(english, { one: '# word', other: '# words' })}`}
        />
      </div>
    </Disclosure>
  );
}

/** The row of another list that this one belongs to. */
function ParentField({ parent }: { readonly parent: Parent }) {
  const { t, i18n } = useLingui();
  const { control } = useFormContext<Record<Parent['column'], number>>();
  return (
    <FormRowSelect
      control={control}
      name={parent.column}
      label={i18n._(parent.label)}
      placeholder={t`Type to search`}
      options={useOptions(parent.list)}
    />
  );
}

function NameFields() {
  const { t } = useLingui();
  const { control } = useFormContext<{ nameEn: string; nameAr: string }>();
  return (
    <>
      <FormTextField control={control} name="nameEn" label={t`English name`} />
      <FormTextField control={control} name="nameAr" label={t`Arabic name`} />
    </>
  );
}

/** A form in front of its list: the row to change, or undefined to add one. */
export interface FormProps<N extends ListName> {
  readonly row: Row<N> | undefined;
  readonly onClose: () => void;
}

type Props<N extends ListName> = FormProps<N> & {
  readonly of: N;
  readonly nameOf: (row: Row<N>) => string;
  readonly addTitle: string;
  /** Default: “Edit” and the row's name. */
  readonly editTitle?: string;
  /** Values of a new row in the fields that only this list has. */
  readonly empty?: Partial<Input<N>>;
  /** The same for the row after one that was added; default: `empty`. */
  readonly next?: (added: Row<N>) => Partial<Input<N>>;
  /** Fields that only this list has. Names, parent, words and provenance are drawn for every list that has them. */
  readonly renderFields?: ((control: Control<Input<N>, unknown, object>) => ReactNode) | undefined;
};

/** Adds rows to a list, one after the other until Escape, or changes one. Enter saves. */
export function ListForm<N extends ListName>(props: Props<N>) {
  const { of, row, nameOf, addTitle, editTitle, renderFields, onClose } = props;
  const { t } = useLingui();
  const { form, submit, problem, isSending, addedRow, hasChanged, backToForm } = useListForm(props);
  const frame = useRef<HTMLFormElement>(null);
  // After the emptied fields have rendered.
  useEffect(() => {
    if (addedRow !== undefined) frame.current?.querySelector('input')?.focus();
  }, [addedRow]);
  const has = (field: string): boolean => field in lists[of].update.body.shape;
  const parent = getParent(of);
  const added = addedRow === undefined ? undefined : nameOf(addedRow);
  const called = row === undefined ? '' : nameOf(row);
  const title = row === undefined ? addTitle : (editTitle ?? t`Edit ${called}`);
  return (
    <>
      <Dialog title={title} onClose={onClose} saved={added}>
        <form ref={frame} noValidate onSubmit={submit} className={formColumn}>
          <FormError>{problem}</FormError>
          <FormProvider {...form}>
            {has('nameEn') ? <NameFields /> : null}
            {parent === undefined ? null : <ParentField parent={parent} />}
            {renderFields?.(form.control)}
            {has('wordsEn') ? <WordFields /> : null}
            {has('status') ? <ProvenanceFields /> : null}
          </FormProvider>
          <output className="block text-sm font-medium text-brand-strong empty:hidden">
            {added === undefined ? null : t`“${added}” is added. Write the next one, or press Escape.`}
          </output>
          <DialogActions>
            <Button onPress={onClose}>{added === undefined ? t`Cancel` : t`Done`}</Button>
            <Button type="submit" tone="primary" isPending={isSending}>
              {row === undefined ? <Trans>Add</Trans> : <Trans>Save</Trans>}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {hasChanged && row !== undefined ? (
        <ListRowConflict of={of} read={row} mine={form.getValues()} onBack={backToForm} onClose={onClose} />
      ) : null}
    </>
  );
}
