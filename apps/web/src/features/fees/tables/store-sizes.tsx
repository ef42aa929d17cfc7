import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicFeeBook } from '@saer/contract/fee-book';
import { formatDay } from '@saer/i18n/format-date';
import { formatWeight } from '@saer/i18n/format-measure';
import type { Language } from '@saer/i18n/locale';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import { deadZonesOf, usualCommission } from './dead-zones-of.ts';
import { type FeeStore, groupBySource } from './fee-stores.ts';
import { SizeClassCard, sizeClassAnchor } from './size-class-card.tsx';
import { SourceNotes } from './source-notes.tsx';

interface Props {
  readonly language: Language;
  readonly book: PublicFeeBook;
  readonly store: FeeStore;
}

/** The anchor of a store on the page. */
export const storeAnchor = ({ code }: FeeStore): string => code.toLowerCase().replaceAll('_', '-');

/** The size classes of a store, with its rules about weight, VAT and shipping credit. */
export function StoreSizes({ language, book, store }: Props) {
  const { t } = useLingui();
  const { feeTable } = store;
  const { shippingWeight, minReferral, feeVat, shippingCredit } = feeTable.store;
  const commission = usualCommission(store);
  const [anyClass] = feeTable.sizeClasses;
  const creditZones =
    commission === undefined || anyClass === undefined || shippingCredit.length === 0
      ? []
      : deadZonesOf(book, store, anyClass, anyClass.slabs[0]?.maxWeight ?? 1, commission);
  const anchor = storeAnchor(store);
  return (
    <section aria-labelledby={anchor} data-fees-group className="mt-8">
      <h3 id={anchor} className="scroll-mt-4 text-lg font-semibold">
        {nameOf(store, language)}
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
        of={nameOf(store, language)}
        groups={groupBySource(feeTable.sizeClasses, (sizeClass) => sizeClass)}
        nameOf={(sizeClass) => nameOf(sizeClass, language)}
        count={(subjects) => t`${plural(subjects, { one: '# size class', other: '# size classes' })}`}
      />
    </section>
  );
}
