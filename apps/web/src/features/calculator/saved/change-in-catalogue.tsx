import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { formatMoney } from '@saer/i18n/format-money';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { calculatorFields } from '../../../lib/calculator-fields.ts';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../../../lib/product-name.ts';
import { showToast } from '../../../lib/toasts.ts';
import { changeProductMutation } from '../queries.ts';
import { type Answer, calculate } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import { draftOf, readSearch } from '../state/search.ts';
import { settle } from '../state/settle.ts';
import { saveFailure } from './save-failure.ts';
import { SaveProblem } from './save-problem.tsx';
import { writtenOver } from './written-over.ts';

type Props = {
  readonly stored: ListedProduct;
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly onSaved: (saved: ListedProduct) => void;
};

/** Writes what was changed here into the product it was opened from. */
export function ChangeInCatalogue({ stored, answer, draft, book, onSaved }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate, isPending, error } = useMutation(changeProductMutation);
  const save = (): void => {
    if (!answer) return;
    const opened = calculate(
      settle(draftOf(readSearch(calculatorFields(stored, language)).search), book).draft,
      book,
    );
    const was = 'product' in opened ? opened.product : undefined;
    const now = { ...answer.product, store: answer.store.code };
    const { id, version } = stored;
    mutate(
      { ...writtenOver(stored, was ?? {}, now, draft.name), id, version },
      {
        onSuccess: (saved) => {
          onSaved(saved);
          const price = formatMoney(saved.finalPrice);
          showToast({ tone: 'positive', text: t`Changed in your products: its price is ${price}.` });
        },
      },
    );
  };
  return (
    <>
      <p className="order-first w-full text-sm text-muted">
        <Trans>
          From your products:{' '}
          <Link
            to="/user/product"
            search={{ id: String(stored.id) }}
            className="font-medium text-brand-strong underline underline-offset-2"
          >
            <bdi>{productName(stored, language)}</bdi>
          </Link>
        </Trans>
      </p>
      <Button tone="primary" onPress={save} isDisabled={!answer} isPending={isPending}>
        <PackageCheck aria-hidden className="size-4" />
        <Trans>Save the changes</Trans>
      </Button>
      <SaveProblem failure={saveFailure(error, undefined)} />
    </>
  );
}
