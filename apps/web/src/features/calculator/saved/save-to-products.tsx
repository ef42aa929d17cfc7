import type { FeeBook } from '@saer/contract/fee-book';
import type { Answer } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import type { FormState } from '../state/form-state.ts';
import { AddToProducts } from './add-to-products.tsx';
import type { DraftFieldError } from './draft-field-error.ts';
import { UpdateInProducts } from './update-in-products.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { SaveButtonPending } from './save-button-pending.tsx';
import { SaveError } from './save-error.tsx';
import { useOpenedProduct } from './use-opened-product.ts';

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly change: FormState['change'];
  readonly clear: () => void;
  readonly onFieldProblem: (problem: DraftFieldError) => void;
};

/** Saves the product to the seller's products: updates the one it was opened from, or adds a new one. */
export function SaveToProducts(props: Props) {
  const { answer, draft, book, change, clear, onFieldProblem } = props;
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
        clear={clear}
      />
    </>
  );
}
