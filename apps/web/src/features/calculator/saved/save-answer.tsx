import { Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { Suspense } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { useCurrentUser } from '../../../lib/session/session.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { type Draft } from '@saer/contract/products/calculator-draft';
import { searchQuery } from '@saer/contract/products/calculator-search';
import type { FormState } from '../state/form-state.ts';
import type { DraftFieldError } from './draft-field-error.ts';
import { SaveButtonPending } from './save-button-pending.tsx';
import type { SavedProduct } from './saved-products.ts';

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly change: FormState['change'];
  readonly startNext: () => void;
  readonly onFieldProblem: (problem: DraftFieldError) => void;
  readonly saveProduct: (product: SavedProduct) => boolean;
};

const SaveToProducts = lazyComponent(async () => (await import('./save-to-products.tsx')).SaveToProducts);
const SaveInBrowser = lazyComponent(async () => (await import('./save-in-browser.tsx')).SaveInBrowser);

const SaveAsGuest = lazyComponent(async () => (await import('../guest/save-as-guest.tsx')).SaveAsGuest);

/** Saves the product: in this browser, and for a seller among their products. */
export function SaveAnswer({ saveProduct, ...parts }: Props) {
  const { answer, draft, startNext } = parts;
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const isSeller = isAllowed(role, 'seller');
  const isGuest = role === 'ANONYMOUS_USER';
  const isBeside = isSeller || isGuest;
  return (
    <>
      {isSeller ? (
        <Suspense fallback={<SaveButtonPending draft={draft} />}>
          <SaveToProducts {...parts} />
        </Suspense>
      ) : null}
      {isGuest ? (
        <Suspense fallback={<SaveButtonPending draft={draft} />}>
          <SaveAsGuest answer={answer} query={() => searchQuery(draft)}>
            <Trans>Save in my products</Trans>
          </SaveAsGuest>
        </Suspense>
      ) : null}
      <Suspense
        fallback={
          <Button isDisabled>
            {isBeside ? <Trans>Save in this browser</Trans> : <Trans>Save product</Trans>}
          </Button>
        }
      >
        <SaveInBrowser
          answer={answer}
          draft={draft}
          isBeside={isBeside}
          saveProduct={saveProduct}
          {...(isSeller ? {} : { startNext })}
        />
      </Suspense>
    </>
  );
}
