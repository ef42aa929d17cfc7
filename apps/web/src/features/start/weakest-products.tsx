import { Trans, useLingui } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/site/dashboard';
import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Badge } from '../../components/layout/badge.tsx';
import { Card } from '../../components/layout/card.tsx';
import { type Column, DataTable } from '../../components/table/data-table.tsx';
import { linkStyle, nameLinkStyle } from '../../components/button/button-style.ts';
import { Money } from '../../components/figure/money.tsx';
import { productName } from '../../domain/names/name.ts';
import { useName } from '../../domain/names/use-name.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useIsWide } from '../../lib/hooks/use-media-query.ts';

type Weak = SellerDashboard['weakest'][number];

const Nothing = () => <span className="text-muted">–</span>;

const Earned = ({ halalas }: { readonly halalas: number }) => (
  <span className={halalas < 0 ? 'text-danger' : 'text-ink'}>
    <Money halalas={halalas} />
  </span>
);

function ProductName({ product }: { readonly product: Weak }) {
  const getName = useName();
  const name = productName(product, useLanguage());
  return (
    <span className="flex flex-col py-0.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <Link to="/user/product" search={{ id: String(product.id) }} className={nameLinkStyle}>
          <bdi>{name}</bdi>
        </Link>
        {product.isExample ? (
          <Badge tone="neutral">
            <Trans>Example</Trans>
          </Badge>
        ) : null}
      </span>
      <span className="text-xs font-normal text-muted">
        <bdi>{getName(product.store)}</bdi>
      </span>
    </span>
  );
}

function useColumns(): readonly Column<Weak>[] {
  const { t } = useLingui();
  const isWide = useIsWide();
  const columns: readonly (Column<Weak> & { readonly isForWide?: boolean })[] = [
    { key: 'name', title: t`Product`, renderCell: (product) => <ProductName product={product} /> },
    {
      key: 'price',
      title: t`Sells for`,
      isFigure: true,
      isForWide: true,
      renderCell: ({ price }) => <Money halalas={price} />,
    },
    {
      key: 'profit',
      title: t`Profit`,
      isFigure: true,
      isForWide: true,
      renderCell: ({ profit }) => <Earned halalas={profit} />,
    },
    {
      key: 'sales',
      title: t`Sold a month`,
      isFigure: true,
      isForWide: true,
      renderCell: ({ monthlySales }) =>
        monthlySales === null ? <Nothing /> : <bdi dir="ltr">{formatScaled(monthlySales, 0)}</bdi>,
    },
    {
      key: 'monthly',
      title: t`A month`,
      isFigure: true,
      renderCell: ({ monthly, profit }) =>
        monthly === null ? isWide ? <Nothing /> : <Earned halalas={profit} /> : <Earned halalas={-monthly} />,
    },
  ];
  return columns.filter(({ isForWide = false }) => isWide || !isForWide);
}

/** The products that cost the seller most, worst first. */
export function WeakestProducts({ weakest }: Pick<SellerDashboard, 'weakest'>) {
  const { t } = useLingui();
  const id = useId();
  const columns = useColumns();
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Cost you most</Trans>
        </h2>
        <Link to="/user/products" search={{ only: 'missing' }} className={`${linkStyle} text-sm`}>
          <Trans>All that miss their target</Trans>
        </Link>
      </div>
      <div className="-mb-3">
        <DataTable
          caption={t`Cost you most`}
          columns={columns}
          rows={weakest}
          rowKey={(product) => String(product.id)}
        />
      </div>
    </Card>
  );
}
