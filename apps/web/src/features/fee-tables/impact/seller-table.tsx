import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeImpact, SellerImpact } from '@saer/contract/publishing/fee-impact';
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/layout/card.tsx';
import { type Column, DataTable } from '../../../components/table/data-table.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { nameLinkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { sellerImpactQuery } from '../queries.ts';
import { ProductLines } from './product-lines.tsx';

type SellerDialogProps = {
  readonly feeTableId: number;
  readonly seller: Pick<SellerImpact, 'id' | 'name'>;
  readonly onClose: () => void;
};

/** The products of one seller that a version changes. */
function SellerDialog({ feeTableId, seller, onClose }: SellerDialogProps) {
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

type Props = {
  readonly feeTableId: number;
  readonly impact: FeeImpact;
  /** Sellers can be told of it. */
  readonly isPublished: boolean;
};

const none = <span className="text-muted">–</span>;

const count = (figure: number, tone: string) =>
  figure === 0 ? none : <span className={tone}>{figure}</span>;

/** Loss of a seller in a month; where no sales are known, one sale of each product. */
function Change({ seller: { change, monthlyChange } }: { readonly seller: SellerImpact }) {
  return monthlyChange === null ? (
    <span className="text-muted">
      <Trans>
        <Money halalas={change} /> a sale
      </Trans>
    </span>
  ) : (
    <span className={monthlyChange < 0 ? 'text-danger' : ''}>
      <Money halalas={monthlyChange} />
    </span>
  );
}

/** The sellers who would earn less, those who lose most first. One opens with their products. */
export function SellerTable({ feeTableId, impact, isPublished }: Props) {
  const { t } = useLingui();
  const isWide = useIsWide();
  const id = useId();
  const [opened, setOpened] = useState<SellerImpact>();
  const { bySeller, affectedSellers } = impact;
  const name = (seller: SellerImpact) => (
    <button type="button" className={nameLinkStyle} onClick={() => setOpened(seller)}>
      <bdi>{seller.name}</bdi>
    </button>
  );
  const columns: readonly Column<SellerImpact>[] = [
    { key: 'name', title: t`Seller`, renderCell: name },
    {
      key: 'less',
      title: t`Products that earn less`,
      isFigure: true,
      renderCell: ({ earningLess, products }) => (
        <Trans>
          {earningLess} of {products}
        </Trans>
      ),
    },
    {
      key: 'margin',
      title: t`Lose their margin`,
      isFigure: true,
      renderCell: ({ losingMargin }) => count(losingMargin, 'text-warning'),
    },
    {
      key: 'loss',
      title: t`Start to make a loss`,
      isFigure: true,
      renderCell: ({ makingLoss }) => count(makingLoss, 'text-danger'),
    },
    {
      key: 'month',
      title: t`Change a month`,
      isFigure: true,
      renderCell: (seller) => <Change seller={seller} />,
    },
    ...(isPublished
      ? [
          {
            key: 'told',
            title: t`Told`,
            renderCell: ({ notifiedAt }: SellerImpact) =>
              notifiedAt === null ? none : <Instant at={notifiedAt} />,
          },
        ]
      : []),
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold text-ink">
        <Trans>Sellers who earn less</Trans> <span className="font-normal text-muted">{affectedSellers}</span>
      </h2>
      {isWide ? (
        <div className="-mx-card -mb-card overflow-clip rounded-b-card px-card">
          <DataTable
            caption={t`Sellers who earn less`}
            columns={columns}
            rows={bySeller}
            rowKey={(each) => String(each.id)}
          />
        </div>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {bySeller.map((seller) => (
            <li key={seller.id} className="relative grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 py-2">
              <span className="[&_.row-link]:after:absolute [&_.row-link]:after:inset-0">{name(seller)}</span>
              <span className="text-right">
                <Change seller={seller} />
              </span>
              <span className="text-xs text-muted">
                <Plural value={seller.earningLess} one="# product earns less" other="# products earn less" />
              </span>
              <span className="text-right text-xs text-muted">
                {seller.notifiedAt === null ? null : (
                  <>
                    <Trans>Told</Trans> <Instant at={seller.notifiedAt} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {bySeller.length === affectedSellers ? null : (
        <p className="pt-3 text-sm text-muted">
          <Trans>The export lists all of them.</Trans>
        </p>
      )}
      {opened === undefined ? null : (
        <SellerDialog feeTableId={feeTableId} seller={opened} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}
