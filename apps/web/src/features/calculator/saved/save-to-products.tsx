import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../../lib/api.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { Draft } from '@saer/contract/calculator-draft';
import type { FormState } from '../state/form-state.ts';
import { AddToProducts } from './add-to-products.tsx';
import type { DraftFieldError } from './draft-field-error.ts';
import { savedProductQuery } from './queries.ts';
import { UpdateInProducts } from './update-in-products.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { SaveButtonPending } from './save-button-pending.tsx';
import { SaveError } from './save-error.tsx';

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
