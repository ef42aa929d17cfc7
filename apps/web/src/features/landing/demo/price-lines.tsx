import { Trans, useLingui } from '@lingui/react/macro';
import type { Statement } from '@saer/pricing/statement';
import { Money } from '../../../components/money.tsx';
import { componentColours } from './price-bar.tsx';
import { type PriceComponentName, priceComponents } from './price-parts.ts';

/** The price as a short receipt: its lines add up to the sum below them. */
export function PriceLines({ lines }: { readonly lines: Statement }) {
  const { t } = useLingui();
  const names: Readonly<Record<PriceComponentName, string>> = {
    cost: t`Product cost`,
    referral: t`Commission`,
    fulfilment: t`Fulfilment`,
    vat: t`VAT`,
    profit: t`Your profit`,
  };
  return (
    <dl className="text-sm">
      {priceComponents(lines).map(({ name, amount }) => (
        <div key={name} className="flex items-center gap-2.5 py-1.5 last:font-semibold" data-part={name}>
          <dt className="flex min-w-0 flex-1 items-center gap-2.5">
            <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${componentColours[name]}`} />
            {names[name]}
          </dt>
          <dd dir="ltr" className="min-w-20 text-end">
            <Money halalas={amount} />
          </dd>
        </div>
      ))}
      <div className="mt-1.5 flex justify-between gap-4 border-t border-dashed border-edge pt-2.5 font-semibold">
        <dt>
          {lines.shippingCredit > 0 ? <Trans>Price and shipping credit</Trans> : <Trans>Selling price</Trans>}
        </dt>
        <dd dir="ltr" className="min-w-20 text-end" data-part="sum">
          <Money halalas={lines.price + lines.shippingCredit} />
        </dd>
      </div>
      {lines.shippingCredit > 0 ? (
        <p className="mt-1 text-xs text-muted">
          <Trans>
            The store pays you <Money halalas={lines.shippingCredit} /> towards shipping at this price.
          </Trans>
        </p>
      ) : null}
    </dl>
  );
}
