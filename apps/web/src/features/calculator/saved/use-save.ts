import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/toasts.ts';
import { agrees } from './agreement.ts';
import type { Answer } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import { calculateMutation } from '../queries.ts';
import type { SavedProduct } from './saved-products.ts';
import { searchQuery } from '../state/search.ts';

interface Save {
  readonly save: () => void;
  readonly isSaving: boolean;
  /** What went wrong with the last try; the form is as it was. */
  readonly failure: string | undefined;
}

/** Has the server calculate the product too, and keeps it with the server's figures. */
export function useSave(
  answer: Answer | undefined,
  draft: Draft,
  keep: (product: SavedProduct) => void,
): Save {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation(calculateMutation);

  const save = (): void => {
    if (!answer) return;
    const { product, store } = answer;
    reset();
    mutate(
      { ...product, store: store.code, ...(draft.on === '' ? {} : { on: draft.on }) },
      {
        onSuccess: (reply) => {
          const { price, profit } = reply.final.statement;
          keep({
            id: crypto.randomUUID(),
            name: draft.name.trim(),
            store: store.code,
            price,
            profit,
            savedAt: new Date().toISOString(),
            query: searchQuery(draft),
          });
          if (agrees(answer, reply)) {
            showToast({
              tone: 'positive',
              text: t`Kept in this browser. The server came to the same figures.`,
            });
          } else {
            showToast({
              tone: 'neutral',
              text: t`The fees have changed: the server’s figures were kept.`,
              action: {
                label: t`Load the new fees`,
                onPress: () => void client.invalidateQueries({ queryKey: ['fee-book'] }),
              },
            });
          }
        },
      },
    );
  };
  return { save, isSaving: isPending, failure: error?.message };
}
