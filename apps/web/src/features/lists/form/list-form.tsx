import { Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, FormProvider, useFormContext } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { FormKeyChoice } from '../../../components/form-key-choice.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { type Input, lists, type Row } from '../lists.ts';
import { type Parent, parentOf } from '../parents.ts';
import { useOptions } from '../use-options.ts';
import { ListRowConflict } from './list-row-conflict.tsx';
import { ProvenanceFields } from './provenance-fields.tsx';
import { useListForm } from './use-list-form.ts';
import { WordFields } from './word-fields.tsx';

/** The row of another list that this one belongs to. */
function ParentField({ parent }: { readonly parent: Parent }) {
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
  const parent = parentOf(of);
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
