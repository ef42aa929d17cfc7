import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { currentPage, offerProposal } from '../../../domain/second-person/asked-changes.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { Row } from '../lists.ts';
import { isActive } from '../provenance.ts';
import { removal } from '../proposed-change.ts';
import { removeMutation } from '../queries.ts';
import { InUseDialog } from './in-use-dialog.tsx';
import { type Usage, usagesIn } from './usages.ts';

type Props<N extends ListName> = {
  readonly of: N;
  readonly rows: readonly Row<N>[];
  readonly nameOf: (row: Row<N>) => string;
  readonly onRemoved: () => void;
  /** Asks to make the rows inactive instead of deleting them. */
  readonly onDeactivate: (rows: readonly Row<N>[]) => void;
  readonly onClose: () => void;
};

const withCodes = (uses: readonly Usage[], rows: readonly { readonly id: number }[]): readonly Usage[] =>
  uses.map((use) => {
    const row = rows.find(({ id }) => id === use.id);
    return row !== undefined && 'code' in row ? { ...use, code: String(row.code) } : use;
  });

/** Asks before rows are deleted; rows in use are not, and it says where they are used. */
export function DeleteDialog<N extends ListName>(props: Props<N>) {
  const { of, rows, nameOf, onRemoved, onDeactivate, onClose } = props;
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(removeMutation(of));
  const [uses, setUses] = useState<readonly Usage[]>();
  const count = rows.length;
  if (uses !== undefined) {
    const used = rows.filter((row) => isActive(row) === true && uses.some(({ id }) => id === row.id));
    return (
      <InUseDialog
        of={of}
        uses={uses}
        onDeactivate={used.length === 0 ? undefined : () => onDeactivate(used)}
        onClose={onClose}
      />
    );
  }
  const remove = (): void => {
    const from = currentPage();
    mutate(
      rows.map(({ id }) => id),
      {
        onSuccess: () => {
          showToast({
            tone: 'positive',
            text: count === 1 ? t`The record is deleted.` : t`The records are deleted.`,
          });
          onRemoved();
        },
        onError: (error) => {
          const found = usagesIn(error);
          if (found !== undefined) return setUses(withCodes(found, rows));
          const changes = rows.flatMap((row) => removal(of, row));
          if (offerProposal(error, { changes, from, onProposed: onRemoved })) return onClose();
          showToast({ tone: 'negative', text: error.message });
          return onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={count === 1 ? t`Delete the record?` : t`Delete the records?`}
      confirm={t`Delete`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      {count > 1 ? (
        <p className="mb-2">
          <Plural value={count} one="# record will be deleted:" other="# records will be deleted:" />
        </p>
      ) : null}
      <ul className="flex max-h-60 flex-col gap-1 overflow-auto font-medium text-ink">
        {rows.map((row) => (
          <li key={row.id}>
            <bdi>{nameOf(row)}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Trans>
          Deleted records can be put back from the history, as long as their names and codes are free and what
          they belong to exists.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
