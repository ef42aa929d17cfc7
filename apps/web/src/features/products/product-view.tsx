import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { ErrorState } from '../../components/layout/error-state.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { ApiFailure } from '../../lib/api/api.ts';
import { useIsConnected } from '../../lib/api/connection.ts';
import { addressText } from '../../lib/address/list-state.ts';
import { useAddress } from '../../lib/address/use-address.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { CopyNotice } from './offline/copy-notice.tsx';
import { bookQuery, productQuery } from './queries.ts';

type Props = {
  /** Why there may be no such product. */
  readonly gone: string;
  readonly children: (product: ListedProduct, book: FeeBook) => ReactNode;
};

/** The product named in the URL, once it is loaded; or the reason why it cannot be displayed. */
export function ProductView({ gone, children }: Props) {
  const { t } = useLingui();
  const { raw } = useAddress();
  const id = Number(addressText(raw, 'id'));
  const isId = Number.isInteger(id) && id > 0;
  const failureWords = useFailureWords();
  const isConnected = useIsConnected();
  const product = useQuery({ ...productQuery(id), enabled: isId });
  const book = useQuery(bookQuery);
  const isGone = !isId || (product.error instanceof ApiFailure && product.error.status === 404);
  const error = product.error ?? book.error;
  if (isGone) {
    return (
      <EmptyState level={1} icon={<Package aria-hidden />} title={t`This product does not exist`}>
        {gone}
      </EmptyState>
    );
  }
  if (product.data !== undefined && book.data !== undefined) {
    return (
      <>
        {isConnected || product.data.readAt === undefined ? null : (
          <CopyNotice readAt={product.data.readAt} />
        )}
        {children(product.data, book.data)}
      </>
    );
  }
  return error === null ? (
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
  );
}
