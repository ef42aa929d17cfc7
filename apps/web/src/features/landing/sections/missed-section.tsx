import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import type { FeeFacts } from '../fee-facts.ts';
import { getName } from '../../../domain/names/name.ts';
import { Section } from './section.tsx';

interface Props {
  readonly language: Language;
  readonly facts: FeeFacts;
}

/** Errors of a spreadsheet, each with the figure from the store's own table. */
export function MissedSection({ language, facts }: Props) {
  const { store, breakpoint, minReferral, roundUpTo, feeVat, twoRates } = facts;
  return (
    <Section
      id="missed"
      title={<Trans>What a spreadsheet misses</Trans>}
      lead={
        <Trans>
          The price decides the fees, and the fees decide the price. A formula that takes one fixed percentage
          goes wrong where it costs the most. These figures are from {getName(store, language)}.
        </Trans>
      }
    >
      <dl className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {breakpoint === null ? null : (
          <Missed figure={<Money halalas={breakpoint} />} title={<Trans>The fulfilment fee jumps</Trans>}>
            <Trans>
              One fee up to this price, a higher one above it. It applies to the whole unit, not just the
              difference.
            </Trans>
          </Missed>
        )}
        {twoRates === null ? null : (
          <Missed
            figure={
              <>
                <Rate basisPoints={twoRates.rule.rate1} /> / <Rate basisPoints={twoRates.rule.rate2} />
              </>
            }
            title={<Trans>The commission changes with the price</Trans>}
          >
            <Trans>
              {getName(twoRates.subFamily, language)}: one rate up to <Money halalas={twoRates.rule.limit} />,
              another above it.
            </Trans>
          </Missed>
        )}
        {roundUpTo === null ? null : (
          <Missed figure={<Trans>{roundUpTo} g</Trans>} title={<Trans>The store’s weight isn’t yours</Trans>}>
            <Trans>
              Your product with its packaging, rounded up to this step. A few grams can mean the next fee.
            </Trans>
          </Missed>
        )}
        {minReferral === null ? null : (
          <Missed
            figure={<Money halalas={minReferral} />}
            title={<Trans>There is a minimum commission</Trans>}
          >
            <Trans>
              On low-priced products the percentage says little: the store takes at least this much, before
              VAT.
            </Trans>
          </Missed>
        )}
        <Missed figure={<Rate basisPoints={feeVat} />} title={<Trans>Fees carry VAT too</Trans>}>
          <Trans>A registered seller recovers it; for everyone else it is a cost that eats the margin.</Trans>
        </Missed>
        <Missed figure={<Money halalas={1} />} title={<Trans>Each line is rounded on its own</Trans>}>
          <Trans>
            Saer rounds each line to the halala, so the receipt adds up exactly and the target really holds.
          </Trans>
        </Missed>
      </dl>
    </Section>
  );
}

interface MissedProps {
  readonly figure: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Missed({ figure, title, children }: MissedProps) {
  return (
    <div className="bg-surface p-6 sm:p-7">
      <dt>
        <span className="block text-2xl font-semibold text-brand-strong">{figure}</span>
        <span className="mt-3 block font-semibold">{title}</span>
      </dt>
      <dd className="mt-1.5 text-sm leading-6 text-muted">{children}</dd>
    </div>
  );
}
