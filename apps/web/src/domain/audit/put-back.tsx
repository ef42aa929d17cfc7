import { Trans, useLingui } from '@lingui/react/macro';
import {
  type HistoryRow,
  restorableDeletions,
  restorableLists,
  putBackChange,
} from '@saer/contract/products/history';
import { useMutation, mutationOptions } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { writtenProduct } from '@saer/contract/products/product';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { FieldDifference } from './field-difference.tsx';
import type { ChangedField } from './changed-field.ts';
import { call } from '../../lib/api/api.ts';

/** Puts a change back; then nothing that was read before is certain. */
const putBackMutation = mutationOptions({
  mutationFn: (id: number) => call(putBackChange, { body: { id } }),
  onSuccess: (_reply, _id, _result, { client }) => client.invalidateQueries(),
  meta: { quiet: true },
});

const lists = new Set<string>(restorableLists);
const deletions = new Set<string>(restorableDeletions);

/** Says whether a change is the deletion of a row that can be added again. */
const isDeletion = ({ entity, action }: Pick<HistoryRow, 'entity' | 'action'>): boolean =>
  action === 'remove' && deletions.has(entity);

/** Says whether a change can be put back, unless its fields have been changed since. */
const isRestorable = ({ entity, action, before, after }: HistoryRow): boolean => {
  if (before !== null && isDeletion({ entity, action })) return true;
  if (action !== 'update' || before === null || after === null) return false;
  if (entity !== 'product') return lists.has(entity);
  return Object.keys(before).some(
    (field) => field !== 'family' && Object.hasOwn(writtenProduct.shape, field),
  );
};

type Props = {
  readonly change: HistoryRow;
  readonly fields: readonly ChangedField[];
  /** Says why it was refused; default: in the words of the error. */
  readonly failure?: ComponentType<{ readonly error: Error }>;
  /** Offers another way where it was refused; true: it did, and nothing is said here. */
  readonly onRefused?: (error: Error, change: HistoryRow) => boolean;
};

/** Puts a change back after asking; nothing where it cannot be. */
export function PutBack({ change, fields, failure: Failure, onRefused }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(putBackMutation);
  if (!isRestorable(change)) return null;
  const isDeleted = isDeletion(change);
  const close = (): void => {
    setOpen(false);
    reset();
  };
  const putBack = (): void =>
    mutate(change.id, {
      onSuccess: () => {
        setOpen(false);
        showToast({ tone: 'positive', text: t`Put back` });
      },
      onError: (refusal) => {
        if (onRefused?.(refusal, change) === true) close();
      },
    });
  return (
    <span className="ms-auto print:hidden">
      <Button onPress={() => setOpen(true)}>
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
        <Trans>Put back</Trans>
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={isDeleted ? t`Put the deleted record back?` : t`Put this change back?`}
          confirm={t`Put back`}
          onConfirm={putBack}
          onClose={close}
          isPending={isPending}
          isDestructive={false}
        >
          <ul className="flex flex-col gap-1">
            {fields.map((changed) => (
              <li key={`${changed.field} ${changed.label}`} className="[overflow-wrap:anywhere]">
                {changed.label}:{' '}
                <FieldDifference changed={{ ...changed, before: changed.after, after: changed.before }} />
              </li>
            ))}
          </ul>
          <p className="mt-3">
            {change.entity === 'product' ? (
              <Trans>
                The product is priced again by today’s fees. This is recorded as a change of its own.
              </Trans>
            ) : isDeleted ? (
              <Trans>
                The record is added again with these values. This is recorded as a change of its own.
              </Trans>
            ) : (
              <Trans>This is recorded as a change of its own.</Trans>
            )}
          </p>
          {error === null ? null : (
            <p role="alert" className="mt-3 rounded-control bg-danger-soft px-3.5 py-2.5 text-ink">
              {Failure === undefined ? failureWords(error) : <Failure error={error} />}
            </p>
          )}
        </ConfirmDialog>
      ) : null}
    </span>
  );
}
