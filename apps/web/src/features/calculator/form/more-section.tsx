import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-number';
import { DateField } from '../../../components/form/date-field.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { Switch } from '../../../components/button/switch.tsx';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { emptyDraft } from '@saer/contract/products/calculator-draft';
import { type SectionProps, memoSection } from './memo-section.tsx';
import { readMoney, readShare } from '@saer/quoting/calculator/normalise-draft';
import { RiyalMark } from '../../../components/figure/riyal-mark.tsx';
import { TypedNumberField } from './typed-number-field.tsx';

const folded = ['extraRate', 'extraFixed', 'referralRate', 'fulfilmentFee', 'on', 'feeVatIsCost'] as const;

const fields = [...folded, 'vatRegistered'] as const;
type Field = (typeof fields)[number];

/** Optional fields: extra costs, own fees, the day of the fee table. */
export const MoreSection = memoSection(fields, MoreSectionContent);

function MoreSectionContent({ draft, table, change, errorAt }: SectionProps<Field>) {
  const { t } = useLingui();
  const manual = table?.store.manualRates ?? false;
  const inUse = folded.some((field) => draft[field] !== emptyDraft[field] || errorAt(field) !== undefined);
  const note = manual ? t`required` : undefined;
  return (
    <Disclosure
      title={t`Extra costs, fees agreed with you, date`}
      key={String(manual)}
      defaultExpanded={inUse || manual}
    >
      <div className="flex flex-col gap-4 pt-2">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FieldAnchor field="extraRate">
            <TypedNumberField
              label={t`Extra costs (% of price)`}
              description={t`Payment fees, gifts.`}
              text={draft.extraRate}
              onChange={(extraRate) => change({ extraRate })}
              read={readShare}
              print={formatPercentNumber}
              end={<UnitMark>%</UnitMark>}
              error={errorAt('extraRate')}
            />
          </FieldAnchor>
          <FieldAnchor field="extraFixed">
            <TypedNumberField
              label={t`Extra costs (amount)`}
              description={t`Packing, labels, inbound shipping.`}
              text={draft.extraFixed}
              onChange={(extraFixed) => change({ extraFixed })}
              read={readMoney}
              print={formatAmount}
              start={<RiyalMark />}
              error={errorAt('extraFixed')}
            />
          </FieldAnchor>
          <FieldAnchor field="referralRate">
            <TypedNumberField
              label={t`Commission`}
              note={note}
              description={manual ? undefined : t`Replaces the store’s rate.`}
              text={draft.referralRate}
              onChange={(referralRate) => change({ referralRate })}
              read={readShare}
              print={formatPercentNumber}
              end={<UnitMark>%</UnitMark>}
              error={errorAt('referralRate')}
            />
          </FieldAnchor>
          <FieldAnchor field="fulfilmentFee">
            <TypedNumberField
              label={t`Fulfilment fee before VAT`}
              note={note}
              description={manual ? undefined : t`Replaces the store’s fee.`}
              text={draft.fulfilmentFee}
              onChange={(fulfilmentFee) => change({ fulfilmentFee })}
              read={readMoney}
              print={formatAmount}
              start={<RiyalMark />}
              error={errorAt('fulfilmentFee')}
            />
          </FieldAnchor>
        </div>
        {draft.vatRegistered === 'yes' ? (
          <Switch
            isSelected={draft.feeVatIsCost === 'yes'}
            onChange={(yes) => change({ feeVatIsCost: yes ? 'yes' : 'no' })}
            description={t`Turn this on if you don’t claim the store’s fee invoices in your VAT return; that VAT then counts as a cost.`}
          >
            <Trans>I don’t recover VAT on the store’s fees</Trans>
          </Switch>
        ) : null}
        <FieldAnchor field="on">
          <DateField
            label={t`Fees as of`}
            description={t`Leave empty for today.`}
            value={draft.on}
            onChange={(on) => change({ on })}
            error={errorAt('on')}
          />
        </FieldAnchor>
      </div>
    </Disclosure>
  );
}
