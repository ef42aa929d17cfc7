import { Trans } from '@lingui/react/macro';
import type { Quote } from '@saer/pricing/quote';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { PriceBar } from './price-bar.tsx';
import { PriceLines } from './price-lines.tsx';
import { priceComponents } from './price-parts.ts';
import { DemoWarnings } from './demo-warnings.tsx';

/** The recommended price, what it leaves, and where each riyal of it goes. */
export function DemoAnswer({ quote }: { readonly quote: Quote }) {
  const { statement, margins } = quote.recommended;
  const own = quote.ownPrice;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3" aria-live="polite">
        <p>
          <span className="block text-sm text-muted">
            <Trans>Recommended price</Trans>
          </span>
          <strong className="block text-4xl leading-tight font-semibold sm:text-5xl" data-part="price">
            <Money halalas={statement.price} />
          </strong>
        </p>
        <p className="pb-1 text-sm text-muted">
          <Trans>
            Profit{' '}
            <strong className="font-semibold text-brand-strong">
              <Money halalas={statement.profit} />
            </strong>
          </Trans>
          {margins.ofPrice === null ? null : (
            <span className="block">
              <Trans>
                <Rate basisPoints={margins.ofPrice} /> of the price
              </Trans>
            </span>
          )}
        </p>
      </div>
      {own === null ? null : (
        <p className="text-sm text-muted">
          <Trans>
            A product at this cost should bring at least <Money halalas={quote.rangeFactorFloor} />: your
            margin alone would be reached at <Money halalas={own} />.
          </Trans>
        </p>
      )}
      <div className="flex flex-col gap-2.5">
        <h2 className="text-sm font-medium">
          <Trans>Where each riyal goes</Trans>
        </h2>
        <PriceBar parts={priceComponents(statement)} />
        <PriceLines lines={statement} />
      </div>
      <DemoWarnings quote={quote} />
    </>
  );
}
