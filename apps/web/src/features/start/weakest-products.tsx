import { Trans } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/dashboard';
import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { productName } from '../../domain/names/known-name.ts';
import { useName } from '../../domain/names/use-name.ts';
import { useLanguage } from '../../lib/language.ts';

type Weak = SellerDashboard['weakest'][number];

const Loss = ({ halalas }: { readonly halalas: number }) => (
  <span className={halalas < 0 ? 'text-danger' : 'text-ink'}>
    <Money halalas={halalas} />
  </span>
);

function Line({ product }: { readonly product: Weak }) {
  const language = useLanguage();
  const nameOf = useName();
  const { id, store, isExample, price, profit, monthly, monthlySales } = product;
  return (
    <tr className="relative border-t border-line align-middle hover:bg-hover">
      <th scope="row" className="py-1.5 ps-2 text-start font-normal">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/user/product"
            search={{ id: String(id) }}
            className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            <bdi>{productName(product, language)}</bdi>
          </Link>
          {isExample ? (
            <Badge tone="neutral">
              <Trans>Example</Trans>
            </Badge>
          ) : null}
        </span>
        <span className="block text-xs text-muted">
          <bdi>{nameOf(store)}</bdi>
        </span>
      </th>
      <td className="px-3 py-1.5 text-end tabular-nums max-sm:hidden">
        <Money halalas={price} />
      </td>
      <td className="px-3 py-1.5 text-end tabular-nums">
        <Loss halalas={profit} />
      </td>
      <td className="px-3 py-1.5 text-end tabular-nums max-md:hidden">
        {monthlySales === null ? (
          <span className="text-muted">–</span>
        ) : (
          <bdi dir="ltr">{formatScaled(monthlySales, 0)}</bdi>
        )}
      </td>
      <td className="py-1.5 ps-3 pe-2 text-end tabular-nums">
        {monthly === null ? <span className="text-muted">–</span> : <Loss halalas={-monthly} />}
      </td>
    </tr>
  );
}

/** The products that cost the seller most, worst first. */
export function WeakestProducts({ weakest }: Pick<SellerDashboard, 'weakest'>) {
  const id = useId();
  const head = 'px-3 pb-2 text-end text-xs font-medium text-muted';
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Cost you most</Trans>
        </h2>
        <Link
          to="/user/products"
          search={{ only: 'missing' }}
          className="inline-flex min-h-8 items-center text-sm text-brand-strong underline underline-offset-2"
        >
          <Trans>All that miss their target</Trans>
        </Link>
      </div>
      <table aria-labelledby={id} className="mt-1 w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="pb-2 ps-2 text-start text-xs font-medium text-muted">
              <Trans>Product</Trans>
            </th>
            <th scope="col" className={`${head} max-sm:hidden`}>
              <Trans>Sells for</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Profit</Trans>
            </th>
            <th scope="col" className={`${head} max-md:hidden`}>
              <Trans>Sold a month</Trans>
            </th>
            <th scope="col" className="pb-2 ps-3 pe-2 text-end text-xs font-medium text-muted">
              <Trans>A month</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {weakest.map((product) => (
            <Line key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
