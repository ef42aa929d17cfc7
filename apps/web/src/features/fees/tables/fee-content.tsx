import { Trans } from '@lingui/react/macro';
import type { PublicFeeBook } from '@saer/contract/fee-book';
import { formatDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { nameOf } from '../../../domain/names/name-of.ts';
import { lineLinkStyle } from '../../../components/link-style.ts';
import { CommissionTable } from './commission-table.tsx';
import { feeStores } from './fee-stores.ts';
import { ServiceFees } from './service-fees.tsx';
import { storeAnchor, StoreSizes } from './store-sizes.tsx';

interface Props {
  readonly language: Language;
  readonly book: PublicFeeBook;
}

/** The fees of one day: what the build renders, and the browser again where they have changed. */
export function FeeContent({ language, book }: Props) {
  const stores = feeStores(book);
  return (
    <>
      <p className="text-sm text-muted">
        <Trans>
          Fees as of <span data-fees-day>{formatDay(book.on)}</span>, before VAT.
        </Trans>
      </p>
      <section aria-labelledby="commissions" className="mt-6">
        <h2 id="commissions" className="scroll-mt-4 text-2xl leading-snug font-semibold">
          <Trans>Commissions by category</Trans>
        </h2>
        <div className="mt-4">
          <CommissionTable language={language} book={book} />
        </div>
      </section>
      <section aria-labelledby="sizes" className="mt-12">
        <h2 id="sizes" className="scroll-mt-4 text-2xl leading-snug font-semibold">
          <Trans>Size classes and fulfilment fees</Trans>
        </h2>
        <nav aria-labelledby="sizes" className="mt-2 flex flex-wrap gap-x-6">
          {stores.map((store) => (
            <a key={store.code} href={`#${storeAnchor(store)}`} className={`${lineLinkStyle} text-sm`}>
              {nameOf(store, language)}
            </a>
          ))}
        </nav>
        {stores.map((store) => (
          <StoreSizes key={store.code} language={language} book={book} store={store} />
        ))}
      </section>
      <ServiceFees language={language} book={book} />
    </>
  );
}
