import { useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { Switch } from '../../../components/button/switch.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { isAsked } from './is-asked.ts';
import { type SectionProps, memoSection } from './memo-section.tsx';
import { readPositiveMoney } from '@saer/quoting/calculator/normalise-draft';
import { RiyalMark } from '../../../components/figure/riyal-mark.tsx';
import { TypedNumberField } from './typed-number-field.tsx';

const vatFields = ['vat', 'vatRegistered', 'mode', 'sizeBy'] as const;
const switchFields = ['costIncludesVat', 'vatRegistered'] as const;
const fields = ['cost', ...switchFields, ...vatFields] as const;
type Field = (typeof fields)[number];

/** Fields for cost and VAT. */
export const CostSection = memoSection(fields, CostSectionContent);

function CostSectionContent(state: SectionProps<Field>) {
  const { t } = useLingui();
  const { draft, change, errorAt } = state;
  return (
    <FormSection
      title={t`What does it cost you?`}
      aside={<HelpLink page="/instructions/vat" about={t`VAT`} />}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldAnchor field="cost">
          <TypedNumberField
            label={t`Product cost`}
            note={draft.costIncludesVat === 'yes' ? t`incl. VAT` : t`excl. VAT`}
            text={draft.cost}
            onChange={(cost) => change({ cost })}
            read={readPositiveMoney}
            print={formatAmount}
            start={<RiyalMark />}
            error={errorAt('cost')}
          />
        </FieldAnchor>
        <VatField {...state} />
      </div>
      <VatSwitches {...state} />
    </FormSection>
  );
}

const VatField = memoSection(vatFields, VatFieldContent);

/** Whoever is not registered charges none. */
function VatFieldContent({ draft, store, table, change }: SectionProps<(typeof vatFields)[number]>) {
  const { t } = useLingui();
  return isAsked('vat', { draft, store, table }) ? (
    <SegmentedControl
      label={t`VAT on this item`}
      value={draft.vat}
      onChange={(vat) => change({ vat })}
      options={[
        { id: '15', name: t`15%` },
        { id: '0', name: t`0%` },
      ]}
    />
  ) : null;
}

const VatSwitches = memoSection(switchFields, VatSwitchesContent);

function VatSwitchesContent({ draft, change }: SectionProps<(typeof switchFields)[number]>) {
  const { t } = useLingui();
  return (
    <>
      <Switch
        isSelected={draft.costIncludesVat === 'yes'}
        onChange={(yes) => change({ costIncludesVat: yes ? 'yes' : 'no' })}
        description={t`If the item is VAT exclusive, enter the price without VAT.`}
      >
        {t`The cost I entered includes VAT`}
      </Switch>
      <Switch
        isSelected={draft.vatRegistered === 'yes'}
        onChange={(yes) => change({ vatRegistered: yes ? 'yes' : 'no' })}
        description={t`You have a ZATCA VAT number: VAT is taken out of your price, and you recover the VAT on your purchases.`}
      >
        {t`I’m registered for VAT`}
      </Switch>
    </>
  );
}
