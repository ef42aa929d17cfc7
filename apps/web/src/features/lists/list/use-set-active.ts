import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { currentPage, offerProposal } from '../../../domain/second-person/asked-changes.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { showToast } from '../../../lib/toasts.ts';
import { inputOf } from '../form/input-of.ts';
import type { Row } from '../lists.ts';
import { alteration } from '../proposed-change.ts';
import { updateMutation } from '../queries.ts';

/** Makes rows active or inactive and says so in a toast that can undo it; a change made by somebody else in between is not overwritten. */
export function useSetActive<N extends ListName>(of: N, nameOf: (row: Row<N>) => string) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(updateMutation(of));

  /** Writes each row; returns those written, in their new versions. */
  const write = async (rows: readonly Row<N>[], active: boolean): Promise<readonly Row<N>[]> => {
    const from = currentPage();
    const written = await Promise.all(
      rows.map(async (row) => {
        const values = { ...inputOf(of, row), active };
        try {
          return [{ ...row, ...(await mutateAsync({ row, values })) }];
        } catch (error) {
          const changes = alteration(of, row, values);
          if (offerProposal(error, { changes, from, onProposed: () => undefined })) return [];
          const name = nameOf(row);
          const words = error instanceof Error ? error.message : String(error);
          showToast({
            tone: 'negative',
            text: isRowChanged(error)
              ? t`“${name}” has been changed. The list shows the latest data.`
              : words,
          });
          return [];
        }
      }),
    );
    return written.flat();
  };

  const doneWords = (rows: readonly Row<N>[], active: boolean): string => {
    const [first] = rows;
    const count = rows.length;
    const name = first === undefined ? '' : nameOf(first);
    if (count > 1 && active)
      return t`${plural(count, { one: '# record is active again.', other: '# records are active again.' })}`;
    if (count > 1)
      return t`${plural(count, { one: '# record is inactive. Sellers no longer see it.', other: '# records are inactive. Sellers no longer see them.' })}`;
    if (of === 'pricePlan')
      return active ? t`“${name}” is offered again.` : t`“${name}” is no longer offered.`;
    return active ? t`“${name}” is active again.` : t`“${name}” is inactive. Sellers no longer see it.`;
  };

  const undo = async (rows: readonly Row<N>[], active: boolean): Promise<void> => {
    const written = await write(rows, active);
    if (written.length > 0) showToast({ tone: 'positive', text: doneWords(written, active) });
  };

  return async (rows: readonly Row<N>[], active: boolean): Promise<void> => {
    const written = await write(rows, active);
    if (written.length === 0) return;
    showToast({
      tone: 'positive',
      text: doneWords(written, active),
      action: { label: t`Undo`, onPress: () => void undo(written, !active) },
    });
  };
}
