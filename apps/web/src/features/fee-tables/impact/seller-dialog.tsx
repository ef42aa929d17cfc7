import { Plural } from '@lingui/react/macro';
import type { SellerImpact } from '@saer/contract/fee-impact';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { sellerImpactQuery } from '../queries.ts';
import { ProductLines } from './product-lines.tsx';

type Props = {
  readonly feeTableId: number;
  readonly seller: Pick<SellerImpact, 'id' | 'name'>;
  readonly onClose: () => void;
};

/** The products of one seller that a version changes. */
export function SellerDialog({ feeTableId, seller, onClose }: Props) {
  const { data, error, refetch } = useQuery(sellerImpactQuery(feeTableId, seller.id));
  return (
    <Dialog title={seller.name} onClose={onClose}>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={6} />
      ) : (
        <>
          <p className="text-sm text-muted">
            <Plural
              value={data.changed}
              one="The profit of # product changes."
              other="The profit of # products changes."
            />{' '}
            {data.changed === data.products.length ? null : (
              <Plural
                value={data.products.length}
                one="The # that loses most:"
                other="The # that lose most:"
              />
            )}
          </p>
          <ProductLines products={data.products} />
        </>
      )}
    </Dialog>
  );
}
