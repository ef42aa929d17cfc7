import { Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { FeeBook } from '@saer/contract/fee-book';
import { Suspense } from 'react';
import { Button } from '../../../components/button.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import type { Answer } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import type { FormState } from '../state/form-state.ts';
import type { FieldProblem } from './field-problem.ts';
import { KeepSoon } from './keep-soon.tsx';
import type { SavedProduct } from './saved-products.ts';

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly change: FormState['change'];
  readonly clear: () => void;
  readonly onFieldProblem: (problem: FieldProblem) => void;
  readonly keep: (product: SavedProduct) => boolean;
};

const KeepInCatalogue = latePart(async () => (await import('./keep-in-catalogue.tsx')).KeepInCatalogue);
const KeepInBrowser = latePart(async () => (await import('./keep-in-browser.tsx')).KeepInBrowser);

/** Saves the product: in this browser, and for a seller among their products. */
export function SaveAnswer({ keep, ...parts }: Props) {
  const { answer, draft } = parts;
  const isSeller = isAllowed(useCurrentUser()?.role ?? 'ANONYMOUS_USER', 'seller');
  return (
    <>
      {isSeller ? (
        <Suspense fallback={<KeepSoon draft={draft} />}>
          <KeepInCatalogue {...parts} />
        </Suspense>
      ) : null}
      <Suspense
        fallback={
          <Button isDisabled>
            {isSeller ? <Trans>Keep in this browser</Trans> : <Trans>Save product</Trans>}
          </Button>
        }
      >
        <KeepInBrowser answer={answer} draft={draft} isSeller={isSeller} keep={keep} />
      </Suspense>
    </>
  );
}
