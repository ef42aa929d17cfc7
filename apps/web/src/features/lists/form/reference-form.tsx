import { Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import type { SchemaForm } from '../../../lib/schema-form.ts';
import type { Input, Row } from '../lists.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';

type Props<N extends ListName> = {
  readonly of: N;
  readonly title: string;
  readonly row: Row<N> | undefined;
  /** What the last one added is called. */
  readonly added: string | undefined;
  readonly form: SchemaForm<Input<N>, object>;
  readonly submit: (event: FormEvent) => void;
  readonly problem: string | undefined;
  readonly isSending: boolean;
  readonly hasChanged: boolean;
  readonly backToForm: () => void;
  readonly relations?: readonly string[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in front of its list. Enter saves; where rows are added it stays for the next one, and Escape ends it. */
export function ReferenceForm<N extends ListName>(props: Props<N>) {
  const { of, title, row, added, form, submit, problem, isSending, children, onClose } = props;
  const { hasChanged, backToForm, relations = [] } = props;
  const { t } = useLingui();
  return (
    <>
      <Dialog title={title} onClose={onClose} saved={added}>
        <form noValidate onSubmit={submit} className={formColumn}>
          <FormError>{problem}</FormError>
          {children}
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
        <ChangedMeanwhile
          of={of}
          read={row}
          mine={form.getValues()}
          relations={relations}
          onBack={backToForm}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
