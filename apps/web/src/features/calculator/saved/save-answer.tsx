import { Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { FeeBook } from '@saer/contract/fee-book';
import { Save } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../../../components/button.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import type { Answer } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import type { FormState } from '../state/form-state.ts';
import { searchQuery } from '../state/search.ts';
import { KeepSoon } from './keep-soon.tsx';
import { SaveProblem } from './save-problem.tsx';
import type { SavedProduct } from './saved-products.ts';
import { useSave } from './use-save.ts';

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly change: FormState['change'];
  readonly keep: (product: SavedProduct) => boolean;
};

const KeepInCatalogue = latePart(async () => (await import('./keep-in-catalogue.tsx')).KeepInCatalogue);

const SaveAsGuest = latePart(async () => (await import('../guest/save-as-guest.tsx')).SaveAsGuest);

/** Keeps the product: in this browser, and for a seller in their catalogue. */
export function SaveAnswer({ answer, draft, book, change, keep }: Props) {
  const { save, isSaving, failure } = useSave(answer, draft, keep);
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const isSeller = isAllowed(role, 'seller');
  const isGuest = role === 'ANONYMOUS_USER';
  return (
    <>
      {isSeller ? (
        <Suspense fallback={<KeepSoon draft={draft} />}>
          <KeepInCatalogue answer={answer} draft={draft} book={book} change={change} />
        </Suspense>
      ) : null}
      {isGuest ? (
        <Suspense fallback={<KeepSoon draft={draft} />}>
          <SaveAsGuest answer={answer} query={searchQuery(draft)}>
            <Trans>Save in my products</Trans>
          </SaveAsGuest>
        </Suspense>
      ) : null}
      <Button
        tone={isSeller || isGuest ? 'plain' : 'primary'}
        onPress={save}
        isDisabled={!answer}
        isPending={isSaving}
      >
        <Save aria-hidden className="size-4" />
        {isSeller || isGuest ? <Trans>Keep in this browser</Trans> : <Trans>Save product</Trans>}
      </Button>
      <SaveProblem failure={failure} />
    </>
  );
}
