import { Trans } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import type { Answer } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import type { SavedProduct } from './saved-products.ts';
import { useSave } from './use-save.ts';

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly keep: (product: SavedProduct) => boolean;
};

/** Keeps the product; where that fails, says that nothing is lost and what to do. */
export function SaveAnswer({ answer, draft, keep }: Props) {
  const { save, isSaving, failure } = useSave(answer, draft, keep);
  const message = failure?.message;
  return (
    <>
      <Button tone="primary" onPress={save} isDisabled={!answer} isPending={isSaving}>
        <Save aria-hidden className="size-4" />
        <Trans>Save product</Trans>
      </Button>
      {failure === undefined ? null : (
        <p
          role="alert"
          className="order-last w-full rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink"
        >
          {failure.isRefusal ? (
            <Trans>Not saved. {message}</Trans>
          ) : (
            <Trans>Not saved: {message}. What you typed is still here; press “Save product” again.</Trans>
          )}
        </p>
      )}
    </>
  );
}
