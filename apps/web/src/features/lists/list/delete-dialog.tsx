import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ErrorReply, FieldErrorReply } from '@saer/contract/api/error-reply';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { currentPage, offerProposal } from '../../../domain/second-person/asked-changes.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { type Row, isPagedList, lists, type PagedList, getParent, isActive } from '../admin-list-types.ts';
import { removal } from '../proposed-change.ts';
import { removeMutation } from '../queries.ts';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { lineLinkStyle } from '../../../components/button/button-style.ts';
import { ApiFailure } from '../../../lib/api/api.ts';

/** A use that prevents a deletion: the row, the list that uses it, and the server's message. */
interface Usage {
  readonly id: number;
  readonly list: string;
  /** The row's code, if it has one. */
  readonly code?: string;
  readonly message: string;
}

const getRowErrors = ({ reply }: ApiFailure): readonly FieldErrorReply[] => {
  const top: ErrorReply | undefined = reply;
  return top === undefined ? [] : (top.problems ?? [top]);
};

/** Uses that a rejected deletion names; undefined: it was rejected for another reason. */
function usagesIn(error: unknown): readonly Usage[] | undefined {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'inUse') return undefined;
  return getRowErrors(error).map(({ message, details }) => ({
    id: Number(details?.['id']),
    list: String(details?.['list']),
    message,
  }));
}

type UsageLinkProps = { readonly of: ListName; readonly use: Usage };

const scopes: Readonly<Partial<Record<ListName, string>>> = {
  productFamily: 'family',
  productSubFamily: 'subFamily',
  productType: 'type',
};

const productsSearch = (of: ListName, code: string | undefined): Record<string, string> => {
  if (code === undefined) return {};
  if (of === 'store') return { store: code };
  const scope = scopes[of];
  return scope === undefined ? {} : { category: `${scope}.${code}` };
};

/** Link to a list filtered by one parent. */
const getChildren = (of: ListName, id: number, list: PagedList): LinkProps | undefined => {
  const { adminPage } = lists[list];
  const parent = getParent(list);
  return adminPage === null || parent?.list !== of
    ? undefined
    : { to: adminPage, search: { [parent.relation]: String(id) } };
};

/** Link to the list that uses a row, filtered by that row if possible. */
const linkTo = (of: ListName, { id, list, code }: Usage): LinkProps | undefined => {
  switch (list) {
    case 'rangeFactor':
      return { to: '/admin/product-range-factor', search: { for: `${scopes[of]}.${id}` } };
    case 'product':
      return { to: '/admin/products', search: productsSearch(of, code) };
    case 'productFeeOverride':
      return { to: '/admin/agreed-fees' };
    case 'feeTable':
    case 'referralRule':
      return { to: '/admin/fee-table' };
    default:
      return isPagedList(list) ? getChildren(of, id, list) : undefined;
  }
};

/** Link to the list that uses a row. */
function UsageLink({ of, use }: UsageLinkProps) {
  const link = linkTo(of, use);
  return link === undefined ? null : (
    <Link {...link} className={lineLinkStyle}>
      <Trans>Show where it is used</Trans>
    </Link>
  );
}

type InUseDialogProps = {
  readonly of: ListName;
  readonly uses: readonly Usage[];
  /** Undefined: they are inactive already. */
  readonly onDeactivate: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Says that nothing was deleted, where the rows are in use, and offers to deactivate them. */
function InUseDialog({ of, uses, onDeactivate, onClose }: InUseDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Still in use`} onClose={onClose} isAlert>
      <p className="text-sm text-muted">
        {onDeactivate === undefined ? (
          <Trans>Nothing was deleted.</Trans>
        ) : (
          <Trans>
            Nothing was deleted. You can deactivate it instead: sellers no longer see it, and past records
            stay intact.
          </Trans>
        )}
      </p>
      <ul className="mt-3 flex max-h-72 flex-col divide-y divide-line overflow-auto">
        {uses.map((use) => (
          <li key={`${use.id}-${use.list}`} className="py-2 text-sm">
            <p>{use.message}</p>
            <UsageLink of={of} use={use} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onPress={onClose}>{t`Close`}</Button>
        {onDeactivate === undefined ? null : (
          <Button tone="primary" onPress={onDeactivate}>
            <Trans>Deactivate instead</Trans>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

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
