import { Plural, Trans } from '@lingui/react/macro';
import type { ActionKind } from '@saer/contract/fees/choices';
import type { ProductAction } from '@saer/contract/products/product-actions';
import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../components/layout/badge.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { linkStyle, nameLinkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { ProductThumbnail } from '../images/product-thumbnail.tsx';
import { productName } from '../../../domain/names/name.ts';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCodeName } from '../use-code-name.ts';
import { FixLine } from './fix-line.tsx';
import { PriceLine } from './price-line.tsx';

const tones: Readonly<Record<ActionKind, BadgeTone>> = {
  loss: 'negative',
  short: 'warning',
  deadZone: 'info',
  rise: 'neutral',
};

const words: Readonly<Record<ActionKind, () => ReactNode>> = {
  loss: () => <Trans>Loses money</Trans>,
  short: () => <Trans>Misses its target</Trans>,
  deadZone: () => <Trans>In a dead zone</Trans>,
  rise: () => <Trans>Free price rise</Trans>,
};

/** A product's picture, its name, which opens it, its store and barcode. */
function ProductName({ product }: Pick<ProductAction, 'product'>) {
  const name = productName(product, useLanguage());
  const codeName = useCodeName();
  return (
    <div className="flex items-center gap-3">
      <ProductThumbnail image={product.image} />
      <div className="flex min-w-0 flex-col">
        <Link to="/user/product" search={{ id: String(product.id) }} className={nameLinkStyle}>
          <bdi>{name}</bdi>
        </Link>
        <span className="flex flex-wrap gap-x-2 text-xs text-muted">
          <bdi>{codeName('stores', product.store)}</bdi>
          {product.barcode === null || product.barcode === name ? null : (
            <bdi dir="ltr" className="tabular-nums">
              {product.barcode}
            </bdi>
          )}
        </span>
      </div>
    </div>
  );
}

/** The price it sells for, what that leaves, and how many it sells. */
function Standing({ action }: { readonly action: ProductAction }) {
  const { product, sellingPrice, profit, kind, toConfirm } = action;
  const { monthlySales } = product;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone={tones[kind]}>{words[kind]()}</Badge>
      <span>
        <Trans>
          sells for <Money halalas={sellingPrice} />, leaves{' '}
          <span className={profit < 0 ? 'font-medium text-danger' : 'font-medium text-ink'}>
            <Money halalas={profit} />
          </span>
        </Trans>
      </span>
      {monthlySales === null ? null : (
        <span>
          <Trans>
            <bdi dir="ltr">{formatScaled(monthlySales, 0)}</bdi> sold a month
          </Trans>
        </span>
      )}
      {toConfirm.length === 0 ? null : (
        <Badge tone="neutral">
          {toConfirm.some((fee) => fee !== 'saleVat') ? (
            <Trans>Fees to be confirmed</Trans>
          ) : (
            <Trans>VAT to be confirmed</Trans>
          )}
        </Badge>
      )}
      {product.isExample ? (
        <Badge tone="neutral">
          <Trans>Example</Trans>
        </Badge>
      ) : null}
    </p>
  );
}

/** Why no price is suggested. */
function NoPrice({ action: { product, gain, fixes } }: { readonly action: ProductAction }) {
  return (
    <p className="py-1 text-sm text-muted">
      {product.minPrice === null && product.maxPrice === null ? (
        <Trans>
          No price reaches your target: <Money halalas={gain} /> a unit are missing.
        </Trans>
      ) : (
        <Trans>
          No price within the store’s limits fixes this: <Money halalas={gain} /> a unit are missing.
        </Trans>
      )}{' '}
      {fixes.length > 0 ? null : (
        <Link to="/user/product" search={{ id: String(product.id) }} className={linkStyle}>
          <Trans>Change your target</Trans>
        </Link>
      )}
    </p>
  );
}

type Props = { readonly action: ProductAction; readonly mayApply: boolean };

/** Changes of something other than the price; on a phone folded behind the prices. */
function Fixes({ action }: { readonly action: ProductAction }) {
  const { fixes, prices } = action;
  const isWide = useIsWide();
  if (fixes.length === 0) return null;
  const list = (
    <ul className="flex flex-col gap-1">
      {fixes.map((fix) => (
        <FixLine key={JSON.stringify(fix)} action={action} fix={fix} />
      ))}
    </ul>
  );
  return isWide || prices.length === 0 ? (
    list
  ) : (
    <Disclosure title={<Plural value={fixes.length} one="# other way" other="# other ways" />}>
      {list}
    </Disclosure>
  );
}

/** A product, how it stands, and each change that resolves it. */
export function ActionRow({ action, mayApply }: Props) {
  const { product, prices, endsLoss } = action;
  return (
    <div className="grid flex-1 gap-x-6 gap-y-2 py-3 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1.5">
        <ProductName product={product} />
        <Standing action={action} />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {prices.length === 0 ? <NoPrice action={action} /> : null}
        {prices.length === 0 && endsLoss === null ? null : (
          <ul className="flex flex-col gap-1">
            {prices.map((price) => (
              <PriceLine key={price.price} action={action} price={price} mayApply={mayApply} />
            ))}
            {endsLoss === null ? null : (
              <PriceLine
                action={action}
                price={endsLoss}
                mayApply={mayApply}
                endsLoss
                isApplicable={endsLoss.isApplicable}
              />
            )}
          </ul>
        )}
        <Fixes action={action} />
      </div>
    </div>
  );
}
