import { useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { showToast } from '../../../lib/toasts.ts';
import { inputOf } from '../form/input-of.ts';
import type { Row } from '../lists.ts';
import { updateMutation } from '../queries.ts';

/** Changes one thing of a row and says what came of it; nothing is written over what somebody else wrote meanwhile. */
export function useRowChange<N extends ListName>(of: N) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(updateMutation(of));
  return async (row: Row<N>, name: string, changes: object, done: string): Promise<void> => {
    try {
      await mutateAsync({ row, values: { ...inputOf(of, row), ...changes } });
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
