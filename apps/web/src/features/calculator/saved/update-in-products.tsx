import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { Link } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { useWaitingEdit } from '../../../domain/pending-changes/use-waiting-edit.ts';
import { withEdit } from '../../../domain/pending-changes/with-edit.ts';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../../../domain/names/known-name.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { Draft } from '@saer/contract/calculator-draft';
import { searchQuery } from '@saer/contract/calculator-search';
import { NextProduct } from './next-product.tsx';
import { productAsOpened } from './product-as-opened.ts';
import { saveFailure } from './save-failure.ts';
import { SaveError } from './save-error.tsx';
import { useChangeProduct } from './use-change-product.ts';
import { writtenOver } from './written-over.ts';

type Props = {
  readonly stored: ListedProduct;
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly onSaved: (saved: ListedProduct) => void;
  readonly startNext: () => void;
};

/** Saves the changes made here to the product it was opened from. */
export function UpdateInProducts({ stored, answer, draft, book, onSaved, startNext }: Props) {
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
    change(stored, writtenOver(withEdit(stored, waiting), opened, now, draft.name));
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
