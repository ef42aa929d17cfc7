import { Trans } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { type DeadZoneExample, profitAt } from '../dead-zone/dead-zone-example.ts';
import { getName } from '../../../domain/names/name.ts';
import { Section } from './section.tsx';

interface Props {
  readonly language: Language;
  readonly example: DeadZoneExample;
  readonly children: ReactNode;
}

/** Explains dead zones, which other calculators ignore: ranges in which charging more earns less. */
export function DeadZoneSection({ language, example, children }: Props) {
  const { store, terms, zone, shippingWeight } = example;
  return (
    <Section
      id="dead-zone"
      title={<Trans>The higher price that earns less</Trans>}
      lead={
        <Trans>
          At some prices a store’s fee jumps. Just above such a price you charge more and keep less, until the
          price has made up for the fee.
        </Trans>
      }
    >
      <div className="grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-12">
        <div className="flex flex-col gap-4 text-base leading-7">
          <p className="text-muted">
            <Trans>
              A real case: {getName(store, language)}, a standard parcel of {formatShort(shippingWeight, 3)}{' '}
              kg, commission <Rate basisPoints={terms.referral.rate1} />, cost <Money halalas={terms.cost} />.
              You sell it for <Money halalas={zone.earnsMoreAt} /> and keep{' '}
              <Money halalas={profitAt(example, zone.earnsMoreAt)} />.
            </Trans>
          </p>
          <p className="text-muted">
            <Trans>
              Up to <Money halalas={zone.earnsMoreAt} /> the store takes{' '}
              <Money halalas={terms.fulfilment.below} /> for fulfilment, above it{' '}
              <Money halalas={terms.fulfilment.above} />, before VAT. One halala more costs you the whole
              difference.
            </Trans>
          </p>
          <p className="border-s-2 border-warning ps-5 text-lg font-medium">
            <Trans>
              Any price from <Money halalas={zone.first} /> to <Money halalas={zone.last} /> earns less than{' '}
              <Money halalas={zone.earnsMoreAt} />.
            </Trans>
          </p>
          <p className="text-muted">
            <Trans>
              Saer finds these ranges in every product, points them out and shows the better price next to
              them.
            </Trans>
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
