import { Trans } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { Draft } from '@saer/contract/products/calculator-draft';
import { NextProduct } from './next-product.tsx';
import { SaveError } from './save-error.tsx';
import type { SavedProduct } from './saved-products.ts';
import { useSave } from './use-save.ts';

// Memoised: React skips identical elements.
const saveIcon = <Save aria-hidden className="size-4" />;

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  /** There is another way to save it, which comes first. */
  readonly isBeside: boolean;
  readonly keep: (product: SavedProduct) => boolean;
  /** Undefined where another way to save it leads to the next product. */
  readonly startNext?: () => void;
};

/** Saves the product in this browser, with the server's own calculation of it. */
export function SaveInBrowser({ answer, draft, isBeside, keep, startNext }: Props) {
  const { save, isSaving, isSaved, failure } = useSave(answer, draft, keep);
  return (
    <>
      <Button
        tone={isBeside || isSaved ? 'plain' : 'primary'}
        onPress={save}
        isDisabled={!answer}
        isPending={isSaving}
      >
        {saveIcon}
        {isBeside ? <Trans>Save in this browser</Trans> : <Trans>Save product</Trans>}
      </Button>
      {isSaved && startNext ? <NextProduct startNext={startNext} isBeside={isBeside} /> : null}
      <SaveError failure={failure} />
    </>
  );
}
