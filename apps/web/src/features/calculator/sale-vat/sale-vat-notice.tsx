import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay, riyadhDay } from '@saer/i18n/format-date';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { saleVatCases, type SaleVatCase } from '@saer/quoting/sale-vat';
import { type ReactNode, useMemo } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { getName } from '../../../domain/names/name.ts';
import { SaleVatLaw } from '../../../domain/sale-vat/sale-vat-law.tsx';
import { SaleVatQuestion } from '../../../domain/sale-vat/sale-vat-question.tsx';
import { useLanguage } from '../../../lib/language/language.ts';

type Props = { readonly answer: Answer };

/** One of the two ways, with its price and profit. */
function Case({
  title,
  of,
  price,
}: {
  readonly title: ReactNode;
  readonly of: SaleVatCase;
  readonly price: number | null;
}) {
  const { recommended, profit } = of;
  return (
    <div className="flex min-w-0 flex-col rounded-control border border-line bg-surface px-3 py-2">
      <dt className="text-xs text-muted">{title}</dt>
      {price === null ? (
        <dd className="text-sm text-ink">
          {recommended === null ? (
            <Trans>No price reaches your target.</Trans>
          ) : (
            <>
              <span className="block text-lg font-semibold">
                <Money halalas={recommended.price} />
              </span>
              <Trans>
                profit <Money halalas={recommended.profit} />
              </Trans>
            </>
          )}
        </dd>
      ) : (
        <dd className="text-sm text-ink">
          <Trans>
            profit <Money halalas={profit} />
          </Trans>
        </dd>
      )}
    </div>
  );
}

/** Names what decides: the seller's own answer, or the store's setting with its source. */
function KnownSaleVat({ answer: { book, store, table } }: Props) {
  const language = useLanguage();
  const name = getName(store, language);
  const own = book.deemedSuppliers?.find((each) => each.store === store.code);
  const keeps = table.store.deemedSupplier === 'sellerBears';
  const isOwn = own !== undefined && own.deemedSupplier !== 'unknown';
  return (
    <p>
      {keeps ? (
        <Trans>{name} keeps the VAT in the price from your payout: it is a line of this answer.</Trans>
      ) : (
        <Trans>{name} pays the VAT in the price itself: your payout stays whole.</Trans>
      )}{' '}
      {isOwn ? (
        <Trans>By your own answer of {formatDay(riyadhDay(new Date(own.answeredAt)))}.</Trans>
      ) : (
        <Trans>
          Source: {store.deemedSupplierSource ?? '–'} (
          {store.deemedSupplierOn === null ? '–' : formatDay(store.deemedSupplierOn)}).
        </Trans>
      )}
    </p>
  );
}

/** For a seller who is not registered for VAT: who bears the VAT of the sale, both prices while nobody knows, and the question. */
export function SaleVatNotice({ answer }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { book, store, table, product, quote } = answer;
  const price = quote.final.statement.price;
  const cases = useMemo(
    () => saleVatCases(table, product, quote.terms, price),
    [table, product, quote.terms, price],
  );
  const name = getName(store, language);
  const isUnknown = table.store.deemedSupplier === 'unknown';
  const given = quote.recommended === null ? price : null;
  return (
    <div data-testid="sale-vat">
      <Notice tone={isUnknown ? 'warning' : 'info'}>
        <div className="flex flex-col gap-2.5">
          {isUnknown ? (
            <>
              <p>
                <strong className="font-semibold">
                  <Trans>You are not registered for VAT: this price may be too low.</Trans>
                </strong>{' '}
                <SaleVatLaw />{' '}
                <Trans>
                  We found no source for who bears it at {name}, so this answer assumes the store does, and is
                  to be confirmed.
                </Trans>
              </p>
              <dl className="grid grid-cols-2 gap-2" aria-label={t`Both cases`}>
                <Case title={<Trans>The store pays the VAT</Trans>} of={cases.storeBears} price={given} />
                <Case
                  title={<Trans>It keeps the VAT from your payout</Trans>}
                  of={cases.sellerBears}
                  price={given}
                />
              </dl>
            </>
          ) : (
            <KnownSaleVat answer={answer} />
          )}
          <div className="print:hidden">
            <SaleVatQuestion book={book} store={store} />
          </div>
        </div>
      </Notice>
    </div>
  );
}
