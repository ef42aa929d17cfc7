import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { Badge } from '../../../components/badge.tsx';
import { Money } from '../../../components/money.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';
import { PictureFrame } from './picture-frame.tsx';
import { picturedStores } from './picture-figures.ts';

type Props = { readonly language: Language; readonly book: DemoFeeBook };

/** One product in all stores, the price split into what the store takes and what is left. */
export function StoresPicture({ language, book }: Props) {
  const stores = picturedStores(book);
  const highest = Math.max(...stores.map(({ price }) => price));
  return (
    <PictureFrame
      title={<Trans>All stores side by side</Trans>}
      caption={
        <Trans>The same product and margin in every store: the price each needs, and what each takes.</Trans>
      }
    >
      <ul className="flex flex-col gap-3.5 p-4">
        {stores.map(({ store, price, fees, profit, isBest }) => (
          <li key={store.code}>
            <p className="flex items-center justify-between gap-3">
              <span className="truncate font-medium">{nameOf(store, language)}</span>
              <span className="font-semibold">
                <Money halalas={price} />
              </span>
            </p>
            <div
              className="mt-1.5 flex h-2 gap-0.5 forced-color-adjust-none"
              style={{ width: `${(price / highest) * 100}%` }}
            >
              <span className="rounded-full bg-part-referral" style={{ flexGrow: fees }} />
              <span className="rounded-full bg-part-cost" style={{ flexGrow: price - fees - profit }} />
              <span className="rounded-full bg-part-profit" style={{ flexGrow: profit }} />
            </div>
            {isBest ? (
              <p className="mt-1.5">
                <Badge tone="positive">
                  <Trans>Lowest price</Trans>
                </Badge>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </PictureFrame>
  );
}
