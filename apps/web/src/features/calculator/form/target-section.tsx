import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-number';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { Select } from '../../../components/form/select.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { Slider } from '../../../components/form/slider.tsx';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import { readMoney, readPositiveMoney, readRate, readShare } from '@saer/quoting/calculator/normalise-draft';
import { RiyalMark } from '../../../components/figure/riyal-mark.tsx';
import { TypedNumberField } from './typed-number-field.tsx';

const HIGHEST_SLID = 60;

const fields = [
  'mode',
  'price',
  'vatRegistered',
  'marginRate',
  'marginBase',
  'marginAmount',
  'ending',
] as const;
type Field = (typeof fields)[number];

/** Fields for the seller's target: a margin or a profit, or an existing price. */
export const TargetSection = memoSection(fields, TargetSectionContent);

function TargetSectionContent({ draft, change, errorAt }: SectionProps<Field>) {
  const { t } = useLingui();
  return (
    <FormSection
      title={draft.mode === 'find' ? t`What do you want to earn?` : t`What is your price?`}
      aside={<HelpLink page="/instructions/margin" about={t`Margin`} />}
    >
      {draft.mode === 'check' ? (
        <FieldAnchor field="price">
          <TypedNumberField
            label={t`Your price`}
            note={draft.vatRegistered === 'yes' ? t`with VAT, as buyers see it` : t`as buyers see it`}
            text={draft.price}
            onChange={(price) => change({ price })}
            read={readPositiveMoney}
            print={formatAmount}
            start={<RiyalMark />}
            error={errorAt('price')}
          />
        </FieldAnchor>
      ) : (
        <Wish draft={draft} change={change} errorAt={errorAt} />
      )}
    </FormSection>
  );
}

function Wish({ draft, change, errorAt }: Pick<SectionProps<Field>, 'draft' | 'change' | 'errorAt'>) {
  const { t } = useLingui();
  const readMargin = draft.marginBase === 'cost' ? readRate : readShare;
  const rate = readMargin(draft.marginRate);
  const baseExamples = {
    price: t`Profit ÷ price with VAT. A profit of 23 at a price of 115 is 20%.`,
    net: t`Profit ÷ price before VAT. A profit of 23 at a price of 115 (100 before VAT) is 23%.`,
    cost: t`Profit ÷ product cost. A profit of 23 at a cost of 50 is 46%.`,
  };
  const slid = rate.is === 'number' ? Math.min(HIGHEST_SLID, Math.round(rate.value / 100)) : 0;
  return (
    <>
      {/* What is wrong with the margin needs the whole width: beside the choice it would stand a word a line. */}
      <div className="grid grid-cols-[7rem_1fr] items-start gap-3 has-[[data-invalid]]:grid-cols-1">
        <FieldAnchor field="marginRate">
          <TypedNumberField
            label={t`Margin`}
            text={draft.marginRate}
            onChange={(marginRate) => change({ marginRate })}
            read={readMargin}
            print={formatPercentNumber}
            end={<UnitMark>%</UnitMark>}
            error={errorAt('marginRate')}
          />
        </FieldAnchor>
        <SegmentedControl
          label={t`Margin calculated on`}
          value={draft.marginBase}
          onChange={(marginBase) => change({ marginBase })}
          options={[
            { id: 'price', name: t`price with VAT` },
            { id: 'net', name: t`price before VAT` },
            { id: 'cost', name: t`cost` },
          ]}
          description={baseExamples[draft.marginBase]}
        />
      </div>
      <Slider
        label={t`Margin, by slider`}
        value={slid}
        minimum={0}
        maximum={HIGHEST_SLID}
        step={1}
        shown={rate.is === 'number' ? <Rate basisPoints={rate.value} /> : null}
        onChange={(value) => change({ marginRate: String(value) })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldAnchor field="marginAmount">
          <TypedNumberField
            label={t`Profit of at least`}
            text={draft.marginAmount}
            onChange={(marginAmount) => change({ marginAmount })}
            read={readMoney}
            print={formatAmount}
            start={<RiyalMark />}
            error={errorAt('marginAmount')}
          />
        </FieldAnchor>
        <FieldAnchor field="ending">
          <Select
            label={t`Price ends in`}
            placeholder={t`Store default`}
            value={draft.ending}
            onChange={(ending) => change({ ending })}
            options={[
              { id: 'store', name: t`Store default` },
              { id: 'none', name: t`Exact (no rounding)` },
              { id: '.95', name: isolateLtr('.95') },
              { id: '.99', name: isolateLtr('.99') },
              { id: 'whole', name: t`Whole riyals` },
            ]}
          />
        </FieldAnchor>
      </div>
    </>
  );
}
