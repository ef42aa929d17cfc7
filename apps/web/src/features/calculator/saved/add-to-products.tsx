import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { PackageCheck, PackagePlus } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { Draft } from '@saer/contract/calculator-draft';
import type { DraftFieldError } from './draft-field-error.ts';
import { saveFailure } from './save-failure.ts';
import { NextProduct } from './next-product.tsx';
import { SaveError } from './save-error.tsx';
import { WaitingLine } from './waiting-line.tsx';
import { useAddProduct } from './use-add-product.ts';

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  /** Another product is open: this adds one beside it. */
  readonly isBeside: boolean;
  readonly onFieldProblem: (problem: DraftFieldError) => void;
  readonly startNext: () => void;
};

const ExistingProduct = lazyComponent(async () => (await import('./existing-product.tsx')).ExistingProduct);

/** Adds the product to the seller's own ones, priced with today's fees. */
export function AddToProducts({ answer, draft, book, isBeside, onFieldProblem, startNext }: Props) {
  const { add, keepBoth, updated, dismiss, outcome, isPending, isWaiting, cancelWaiting } = useAddProduct(
    answer,
    draft,
    onFieldProblem,
  );
  const saved = outcome?.is === 'saved' ? outcome.product : undefined;
  return (
    <>
      <Button
        tone={isBeside || saved ? 'plain' : 'primary'}
        onPress={add}
        isDisabled={!answer}
        isPending={isPending || isWaiting}
        isDone={saved !== undefined}
      >
        {saved ? (
          <PackageCheck aria-hidden className="size-4 text-brand" />
        ) : (
          <PackagePlus aria-hidden className="size-4" />
        )}
        <AddLabel isWaiting={isWaiting} isPending={isPending} isSaved={!!saved} isBeside={isBeside} />
      </Button>
      {isWaiting ? (
        <>
          <Button onPress={cancelWaiting}>
            <Trans>Cancel</Trans>
          </Button>
          <NextProduct startNext={startNext} />
          <WaitingLine />
        </>
      ) : null}
      {saved ? (
        <>
          <PageLinkButton to="/user/product" search={{ id: String(saved.id) }}>
            <Trans>Open</Trans>
          </PageLinkButton>
          <NextProduct startNext={startNext} />
        </>
      ) : null}
      {outcome?.is === 'failed' ? <SaveError failure={saveFailure(outcome.error, undefined)} /> : null}
      {outcome?.is === 'exists' && answer ? (
        <Suspense>
          <ExistingProduct
            id={outcome.id}
            answer={answer}
            draft={draft}
            book={book}
            onUpdated={updated}
            onKeepBoth={keepBoth}
            onClose={dismiss}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type LabelProps = Readonly<Record<'isWaiting' | 'isPending' | 'isSaved' | 'isBeside', boolean>>;

function AddLabel({ isWaiting, isPending, isSaved, isBeside }: LabelProps) {
  if (isWaiting) return <Trans>Waiting for the connection…</Trans>;
  if (isPending) return <Trans>Saving…</Trans>;
  if (isSaved) return <Trans>Saved</Trans>;
  return isBeside ? <Trans>Save as a new product</Trans> : <Trans>Save in my products</Trans>;
}
