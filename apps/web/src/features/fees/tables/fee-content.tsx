import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import { formatDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { plural, msg } from '@lingui/core/macro';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { serviceFeeUnits, type ServiceFeeUnit } from '@saer/contract/fees/service-fee';
import { formatWeight } from '@saer/i18n/format-measure';
import { getName } from '../../../domain/names/name.ts';
import { lineLinkStyle } from '../../../components/button/button-style.ts';
import { CommissionTable } from './commission-table.tsx';
import { feeStores, groupBySource, type FeeStore } from './fee-stores.ts';
import { Badge } from '../../../components/layout/badge.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { SourceNotes } from './source-notes.tsx';
import { findDeadZones, usualCommission } from './dead-zones.ts';
import { SizeClassCard, sizeClassAnchor } from './size-class-card.tsx';
import type { MessageDescriptor } from '@lingui/core';

/** Units that service fees are charged for, as read after the figure. */
const serviceFeeUnitWords: Readonly<Record<ServiceFeeUnit, MessageDescriptor>> = {
  cubicFootMonth: msg`a cubic foot, each month`,
  cubicFoot: msg`a cubic foot`,
  kilogram: msg`a kilogram`,
  unit: msg`a unit`,
  order: msg`an order at least`,
  commission: msg`of the commission`,
};

interface StoreAnchorProps {
  readonly language: Language;
  readonly book: PublicFeeBook;
  readonly store: FeeStore;
}

/** The anchor of a store on the page. */
const storeAnchor = ({ code }: FeeStore): string => code.toLowerCase().replaceAll('_', '-');

/** The size classes of a store, with its rules about weight, VAT and shipping credit. */
function StoreSizes({ language, book, store }: StoreAnchorProps) {
  const { t } = useLingui();
  const { feeTable } = store;
  const { shippingWeight, minReferral, feeVat, shippingCredit } = feeTable.store;
  const commission = usualCommission(store);
  const [anyClass] = feeTable.sizeClasses;
  const creditZones =
    commission === undefined || anyClass === undefined || shippingCredit.length === 0
      ? []
      : findDeadZones(book, store, anyClass, anyClass.slabs[0]?.maxWeight ?? 1, commission);
  const anchor = storeAnchor(store);
  return (
    <section aria-labelledby={anchor} data-fees-group className="mt-8">
      <h3 id={anchor} className="scroll-mt-4 text-lg font-semibold">
        {getName(store, language)}
      </h3>
      <ul className="mt-1 flex max-w-3xl list-disc flex-col gap-0.5 ps-5 text-sm leading-6 text-muted marker:text-line-strong">
        <li>
          <Trans>
            <bdi>{feeTable.version.name}</bdi>, in force since {formatDay(feeTable.version.effectiveFrom)}
          </Trans>
        </li>
        <li>
          <Trans>
            The store adds <Rate basisPoints={feeVat} /> VAT to its fees.
          </Trans>{' '}
          {minReferral === 0 ? null : (
            <Trans>
              The commission is at least <Money halalas={minReferral} />.
            </Trans>
          )}
        </li>
        <li>
          {shippingWeight.volumetricDivisor === null ? (
            <Trans>The real weight counts, however large the parcel is.</Trans>
          ) : (
            <Trans>
              The higher one counts: the real weight, or the volume in cm³ divided by{' '}
              {formatWeight(shippingWeight.volumetricDivisor)} in kg.
            </Trans>
          )}{' '}
          {shippingWeight.addsPackaging ? <Trans>The weight of the packaging is added.</Trans> : null}{' '}
          {shippingWeight.roundUpTo === null ? null : (
            <Trans>It is rounded up to the next {formatWeight(shippingWeight.roundUpTo)} g.</Trans>
          )}
        </li>
        {shippingCredit.map(({ upTo, credit }) => (
          <li key={upTo}>
            <Trans>
              Shipping credit: <Money halalas={credit} /> at prices up to <Money halalas={upTo} />
            </Trans>
          </li>
        ))}
        {creditZones.map(({ first, last, earnsMoreAt }) =>
          last === null ? null : (
            <li key={first} className="text-danger">
              <Trans>
                Where the credit falls, prices from <Money halalas={first} /> to <Money halalas={last} /> earn
                less than <Money halalas={earnsMoreAt} />.
              </Trans>
            </li>
          ),
        )}
      </ul>
      <div className="mt-3 overflow-clip rounded-card border border-line bg-surface">
        {feeTable.sizeClasses.map((sizeClass) => (
          <SizeClassCard
            key={sizeClassAnchor(store, sizeClass)}
            language={language}
            book={book}
            store={store}
            sizeClass={sizeClass}
            commission={commission}
          />
        ))}
      </div>
      {commission === undefined ? null : (
        <p className="mt-2 max-w-3xl text-xs leading-5 text-muted">
          <Trans>
            Prices that earn less: at a commission of <Rate basisPoints={commission.rate} />, sold by somebody
            registered for VAT. The calculator finds those of your product.
          </Trans>
        </p>
      )}
      <SourceNotes
        of={getName(store, language)}
        groups={groupBySource(feeTable.sizeClasses, (sizeClass) => sizeClass)}
        nameOf={(sizeClass) => getName(sizeClass, language)}
        count={(subjects) => t`${plural(subjects, { one: '# size class', other: '# size classes' })}`}
      />
    </section>
  );
}

interface ServiceFeesProps {
  readonly language: Language;
  readonly book: PublicFeeBook;
}

/** Fees that stores charge for storage, removal and returns, a list for each store. */
function ServiceFees({ language, book }: ServiceFeesProps) {
  const { t, i18n } = useLingui();
  const stores = book.stores
    .map((store) => ({
      store,
      fees: book.serviceFees.filter((fee) => fee.store === store.code && fee.kind !== 'valueAddedService'),
    }))
    .filter(({ fees }) => fees.length > 0);
  if (stores.length === 0) return null;
  return (
    <section aria-labelledby="services" className="mt-12">
      <h2 id="services" className="scroll-mt-4 text-2xl leading-snug font-semibold">
        <Trans>Storage, removal and returns</Trans>
      </h2>
      {stores.map(({ store, fees }) => (
        <div key={store.code} className="mt-6">
          <h3 className="text-lg font-semibold">{getName(store, language)}</h3>
          <ul className="mt-3 divide-y divide-line overflow-clip rounded-card border border-line bg-surface text-sm">
            {fees.map((fee) => (
              <li
                key={`${fee.kind} ${fee.nameEn}`}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-card py-2.5"
              >
                <span className="font-medium">
                  {getName(fee, language)}{' '}
                  {isConfirmed(fee.status) ? null : (
                    <Badge tone="warning">
                      <Trans>To be confirmed</Trans>
                    </Badge>
                  )}
                </span>
                <span>
                  {fee.amount === null ? (
                    <Rate basisPoints={fee.rate ?? 0} />
                  ) : (
                    <Money halalas={fee.amount} />
                  )}{' '}
                  <span className="text-muted">{i18n._(serviceFeeUnitWords[serviceFeeUnits[fee.kind]])}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs leading-5 text-muted">
            <Trans>In force since {formatDay(newestDay(fees))}. A cubic foot is 28,317 cm³.</Trans>
          </p>
          <SourceNotes
            of={getName(store, language)}
            groups={groupBySource(fees, (fee) => fee)}
            nameOf={(fee) => getName(fee, language)}
            count={(subjects) => t`${plural(subjects, { one: '# fee', other: '# fees' })}`}
          />
        </div>
      ))}
    </section>
  );
}

const newestDay = (fees: PublicFeeBook['serviceFees']): string =>
  fees.reduce((newest, { effectiveFrom }) => (effectiveFrom > newest ? effectiveFrom : newest), '');

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
              {getName(store, language)}
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
