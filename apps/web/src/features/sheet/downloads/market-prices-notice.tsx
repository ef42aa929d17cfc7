import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NoonPriceReason } from '@saer/spreadsheet/write/noon-price-rows';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { MarketPrices } from '../reading/market-prices.ts';

/** Products listed here; the file contains all. */
const maxListed = 8;

/** How many prices are in the file for the marketplace, and which it would not take, and why. */
export function MarketPricesNotice({ prices: { written, skipped } }: { readonly prices: MarketPrices }) {
  const { t } = useLingui();
  const reasons: Readonly<Record<NoonPriceReason, string>> = {
    otherStore: t`not sold on noon`,
    noSku: t`without an SKU`,
    belowRange: t`below the lowest price allowed`,
    aboveRange: t`above the highest price allowed`,
    skuTwice: t`the SKU is there twice, at two prices`,
  };
  const rest = skipped.length - maxListed;
  return (
    <div className="mt-2">
      <Notice tone={skipped.length > 0 ? 'warning' : 'positive'}>
        <p className="font-medium">
          {written === 0 ? (
            <Trans>None of these prices would be accepted, so there is no file.</Trans>
          ) : (
            <Plural
              value={written}
              one="# price is in the file, ready to upload."
              other="# prices are in the file, ready to upload."
            />
          )}
        </p>
        {skipped.length === 0 ? null : (
          <>
            <p>
              <Plural
                value={skipped.length}
                one="# product is not in it:"
                other="# products are not in it:"
              />
            </p>
            <ul className="flex flex-col">
              {skipped.slice(0, maxListed).map(({ id, name, price, reason }) => (
                <li key={id} className="flex flex-wrap gap-x-2">
                  <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
                  <Money halalas={price} />
                  <span className="text-muted">{reasons[reason]}</span>
                </li>
              ))}
            </ul>
            {rest > 0 ? (
              <p className="text-muted">
                <Plural value={rest} one="and # more" other="and # more" />
              </p>
            ) : null}
          </>
        )}
      </Notice>
    </div>
  );
}
