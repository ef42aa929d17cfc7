import { Trans } from '@lingui/react/macro';
import type { Quote } from '@saer/pricing/quote';
import { Money } from '../../../components/money.tsx';
import { PriceBar } from './price-bar.tsx';
import { PriceLines } from './price-lines.tsx';
import { priceComponents } from './price-parts.ts';
import { DemoWarnings } from './demo-warnings.tsx';

/** The components of the recommended price, below it. */
export function DemoAnswer({ quote }: { readonly quote: Quote }) {
  const { statement } = quote.recommended;
  const { ownPrice: own, rangeFactorFloor: floor } = quote;
  return (
    <>
      {own === null || floor === null ? null : (
        <p className="text-sm text-muted">
          <Trans>
            A product at this cost should bring at least <Money halalas={floor} />: your margin alone would be
            reached at <Money halalas={own} />.
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
