import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ApiFailure } from '../../lib/api.ts';
import { addressText } from '../../lib/list-state.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { ProductBoard } from './product-board.tsx';
import { bookQuery, productQuery } from './queries.ts';

/** One product, whoever's it is: what was typed, what its price comes to, and what was changed in it. */
export function ProductPage() {
  const { t } = useLingui();
  const { raw } = useAddress();
  const id = Number(addressText(raw, 'id'));
  const isId = Number.isInteger(id) && id > 0;
  const failureWords = useFailureWords();
  const product = useQuery({ ...productQuery(id), enabled: isId });
  const book = useQuery(bookQuery);
  const isGone = !isId || (product.error instanceof ApiFailure && product.error.status === 404);
  const error = product.error ?? book.error;
  return (
    <div className="flex flex-col gap-5">
      <Link
        to="/admin/products"
        className="inline-flex min-h-11 items-center self-start text-sm text-brand-strong underline underline-offset-2"
      >
        <Trans>All products</Trans>
      </Link>
      {isGone ? (
        <EmptyState level={1} icon={<Package aria-hidden />} title={t`This product does not exist`}>
          <Trans>Its seller may have deleted it.</Trans>
        </EmptyState>
      ) : product.data !== undefined && book.data !== undefined ? (
        <ProductBoard product={product.data} book={book.data} />
      ) : error === null ? (
        <Skeleton lines={10} />
      ) : (
        <ErrorState
          onRetry={() => {
            void product.refetch();
            void book.refetch();
          }}
        >
          {failureWords(error)}
        </ErrorState>
      )}
    </div>
  );
}
