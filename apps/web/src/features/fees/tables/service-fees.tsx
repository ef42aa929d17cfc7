import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicFeeBook } from '@saer/contract/fee-book';
import { isConfirmed } from '@saer/contract/provenance';
import { serviceFeeUnits } from '@saer/contract/service-fee';
import { formatDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { Badge } from '../../../components/badge.tsx';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { serviceFeeUnitWords } from '../../../domain/fee-book/service-fee-units.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { groupBySource } from './fee-stores.ts';
import { SourceNotes } from './source-notes.tsx';

interface Props {
  readonly language: Language;
  readonly book: PublicFeeBook;
}

/** Fees that stores charge for storage, removal and returns, a list for each store. */
export function ServiceFees({ language, book }: Props) {
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
          <h3 className="text-lg font-semibold">{nameOf(store, language)}</h3>
          <ul className="mt-3 divide-y divide-line overflow-clip rounded-card border border-line bg-surface text-sm">
            {fees.map((fee) => (
              <li
                key={`${fee.kind} ${fee.nameEn}`}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-card py-2.5"
              >
                <span className="font-medium">
                  {nameOf(fee, language)}{' '}
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
            of={nameOf(store, language)}
            groups={groupBySource(fees, (fee) => fee)}
            nameOf={(fee) => nameOf(fee, language)}
            count={(subjects) => t`${plural(subjects, { one: '# fee', other: '# fees' })}`}
          />
        </div>
      ))}
    </section>
  );
}

const newestDay = (fees: PublicFeeBook['serviceFees']): string =>
  fees.reduce((newest, { effectiveFrom }) => (effectiveFrom > newest ? effectiveFrom : newest), '');
