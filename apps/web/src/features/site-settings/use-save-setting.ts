import { useLingui } from '@lingui/react/macro';
import type { SettingRow } from '@saer/contract/setting-endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRowChanged } from '../../domain/conflict/is-stale.ts';
import { showToast } from '../../lib/toasts.ts';
import { resetMutation, saveMutation } from './queries.ts';

/** Saves a setting that was read as `read`, with the conflict if somebody else has saved it meanwhile. */
export function useSaveSetting(read: SettingRow) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(saveMutation);
  const { mutate: reset, isPending: isResetting } = useMutation(resetMutation);
  const [conflict, setConflict] = useState<{ readonly base: SettingRow; readonly mine: unknown }>();
  const saved = (): void => showToast({ tone: 'positive', text: t`Saved. It holds now.` });
  return {
    conflict,
    isResetting,
    endConflict: () => setConflict(undefined),
    /** Returns whether it was saved; rejects with what is wrong with the value. */
    save: async (value: unknown, version = read.version): Promise<boolean> => {
      try {
        await mutateAsync({ key: read.key, version, value });
      } catch (error) {
        if (!isRowChanged(error)) throw error;
        setConflict({ base: read, mine: value });
        return false;
      }
      setConflict(undefined);
      saved();
      return true;
    },
    reset: ({ key, version }: SettingRow, onDone: () => void): void =>
      reset(
        { key, version },
        {
          onSuccess: () => {
            onDone();
            saved();
          },
        },
      ),
  };
}
