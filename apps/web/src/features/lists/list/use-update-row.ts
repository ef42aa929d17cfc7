import { useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { toInput, type Row } from '../admin-list-types.ts';
import { updateMutation } from '../queries.ts';

/** Updates some fields of a row and shows the result in a toast; a concurrent change is not overwritten. */
export function useUpdateRow<N extends ListName>(of: N) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(updateMutation(of));
  return async (row: Row<N>, name: string, changes: object, done: string): Promise<void> => {
    try {
      await mutateAsync({ row, values: { ...toInput(of, row), ...changes } });
      showToast({ tone: 'positive', text: done });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      showToast({
        tone: 'negative',
        text: isRowChanged(error) ? t`“${name}” has been changed. The list shows the latest data.` : words,
      });
    }
  };
}
