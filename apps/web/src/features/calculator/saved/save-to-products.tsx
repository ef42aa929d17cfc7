import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { type Draft } from '@saer/contract/products/calculator-draft';
import { searchQuery } from '@saer/contract/products/calculator-search';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PackageCheck, PackagePlus } from 'lucide-react';
import { useState, Suspense } from 'react';
import { ApiFailure } from '../../../lib/api/api.ts';
import type { FormState } from '../state/form-state.ts';
import type { DraftFieldError } from './draft-field-error.ts';
import { savedProductQuery, useChangeProduct } from './queries.ts';
import { SaveButtonPending } from './save-button-pending.tsx';
import { SaveError, saveFailure } from './save-error.tsx';
import { lineLinkStyle, linkStyle } from '../../../components/button/button-style.ts';
import { Notice } from '../../../components/layout/notice.tsx';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import { calculatorPath } from '../../../lib/form/calculator-link.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { productName } from '../../../domain/names/name.ts';
import { Button } from '../../../components/button/button.tsx';
import { useWaitingEdit, withEdit } from '../../../domain/pending-changes/with-edit.ts';
import { NextProduct } from './next-product.tsx';
import { productAsOpened, applyEdits } from './apply-edits.ts';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { useAddProduct } from './use-add-product.ts';

/** Where a save without a connection is by now. */
function WaitingLine() {
  return (
    <p className="w-full text-sm text-muted">
      <Trans>
        Saved in this browser. It is sent when the connection is back, even if you close this page. See{' '}
        <Link to="/user/products" className={linkStyle}>
          what waits
        </Link>
        .
      </Trans>
    </p>
  );
}

type AddToProductsProps = {
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
function AddToProducts({ answer, draft, book, isBeside, onFieldProblem, startNext }: AddToProductsProps) {
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

type UpdateInProductsProps = {
  readonly stored: ListedProduct;
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly onSaved: (saved: ListedProduct) => void;
  readonly startNext: () => void;
};

/** Saves the changes made here to the product it was opened from. */
function UpdateInProducts({ stored, answer, draft, book, onSaved, startNext }: UpdateInProductsProps) {
  const language = useLanguage();
  const waiting = useWaitingEdit(stored.id);
  // Without the version, which every save raises.
  const content = searchQuery({ ...draft, productVersion: '' });
  const [savedContent, setSavedContent] = useState<string>();
  const { change, isPending, error } = useChangeProduct((saved) => {
    setSavedContent(content);
    onSaved(saved);
  });
  const isSaved = savedContent === content;
  const save = (): void => {
    if (!answer) return;
    const now = { ...answer.product, store: answer.store.code };
    const opened = productAsOpened(stored, book, language);
    change(stored, applyEdits(withEdit(stored, waiting), opened, now, draft.name));
  };
  return (
    <>
      <p className="order-first w-full text-sm text-muted">
        <Trans>
          From your products:{' '}
          <Link to="/user/product" search={{ id: String(stored.id) }} className={linkStyle}>
            <bdi>{productName(stored, language)}</bdi>
          </Link>
        </Trans>
      </p>
      <Button tone={isSaved ? 'plain' : 'primary'} onPress={save} isDisabled={!answer} isPending={isPending}>
        <PackageCheck aria-hidden className="size-4" />
        <Trans>Save the changes</Trans>
      </Button>
      {isSaved ? <NextProduct startNext={startNext} /> : null}
      <SaveError failure={saveFailure(error, undefined)} />
    </>
  );
}

/** Somebody has written the product since it was opened: nothing of theirs is written over. */
function ChangedMeanwhile({ stored }: { readonly stored: ListedProduct }) {
  const language = useLanguage();
  return (
    <div role="alert" className="w-full">
      <Notice tone="warning">
        <p>
          <Trans>
            <bdi className="font-medium">{productName(stored, language)}</bdi> was changed after you opened it
            here. To avoid overwriting those changes, open the current version or save yours as a new product.
          </Trans>
        </p>
        <Link to={calculatorPath} search={calculatorFields(stored, language)} className={lineLinkStyle}>
          <Trans>Open it as it is now</Trans>
        </Link>
      </Notice>
    </div>
  );
}

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly change: FormState['change'];
  readonly startNext: () => void;
  readonly onFieldProblem: (problem: DraftFieldError) => void;
};

type OpenedProduct =
  /** No product was opened, or it is gone: saving adds a new one. */
  | { readonly is: 'none' }
  | { readonly is: 'on its way' }
  | { readonly is: 'there'; readonly product: ListedProduct }
  /** Somebody has written it since. */
  | { readonly is: 'changed'; readonly product: ListedProduct }
  | { readonly is: 'out of reach'; readonly why: string };

/** The seller's product with which the form was opened. */
function useOpenedProduct({ product: key, productVersion }: Draft): OpenedProduct {
  const { data, error, isFetching } = useQuery({ ...savedProductQuery(Number(key)), enabled: key !== '' });
  if (key === '' || (error instanceof ApiFailure && error.status === 404)) return { is: 'none' };
  if (data !== undefined && String(data.version) === productVersion) return { is: 'there', product: data };
  if (isFetching) return { is: 'on its way' };
  if (data !== undefined) return { is: 'changed', product: data };
  return { is: 'out of reach', why: error?.message ?? '' };
}

/** Saves the product to the seller's products: updates the one it was opened from, or adds a new one. */
export function SaveToProducts(props: Props) {
  const { answer, draft, book, change, startNext, onFieldProblem } = props;
  const opened = useOpenedProduct(draft);
  if (opened.is === 'on its way') return <SaveButtonPending draft={draft} />;
  return (
    <>
      {opened.is === 'there' ? (
        <UpdateInProducts
          stored={opened.product}
          answer={answer}
          draft={draft}
          book={book}
          onSaved={({ version }) => change({ productVersion: String(version) })}
          startNext={startNext}
        />
      ) : null}
      {opened.is === 'changed' ? <ChangedMeanwhile stored={opened.product} /> : null}
      {opened.is === 'out of reach' ? (
        <SaveError failure={{ message: opened.why, isRefusal: false }} />
      ) : null}
      <AddToProducts
        answer={answer}
        draft={draft}
        book={book}
        isBeside={opened.is !== 'none'}
        onFieldProblem={onFieldProblem}
        startNext={startNext}
      />
    </>
  );
}
