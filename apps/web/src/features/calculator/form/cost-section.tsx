import { useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { Switch } from '../../../components/switch.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { isAsked } from './is-asked.ts';
import type { FormState } from '../state/form-state.ts';
import { readPositiveMoney } from '../state/read-number.ts';
import { RiyalMark } from '../charts/riyal-mark.tsx';
import { TypedNumberField } from './typed-number-field.tsx';

/** What the product costs, and the VAT on it. */
export function CostSection({ draft, store, table, change, errorAt }: FormState) {
  const { t } = useLingui();
  return (
    <FormSection title={t`What does it cost you?`}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldAnchor field="cost">
          <TypedNumberField
            label={t`Product cost`}
            note={draft.costIncludesVat === 'yes' ? t`with VAT` : t`before VAT`}
            text={draft.cost}
            onChange={(cost) => change({ cost })}
            read={readPositiveMoney}
            print={formatAmount}
            start={<RiyalMark />}
            error={errorAt('cost')}
          />
        </FieldAnchor>
        {/* Whoever is not registered charges none. */}
        {isAsked('vat', { draft, store, table }) ? (
          <SegmentedControl
            label={t`VAT on this item`}
            value={draft.vat}
            onChange={(vat) => change({ vat })}
            options={[
              { id: '15', name: t`15%` },
              { id: '0', name: t`0%` },
            ]}
          />
        ) : null}
      </div>
      <Switch
        isSelected={draft.costIncludesVat === 'yes'}
        onChange={(yes) => change({ costIncludesVat: yes ? 'yes' : 'no' })}
      >
        {t`The cost I typed includes VAT`}
      </Switch>
      <Switch
        isSelected={draft.vatRegistered === 'yes'}
        onChange={(yes) => change({ vatRegistered: yes ? 'yes' : 'no' })}
      >
        {t`I am registered for VAT`}
      </Switch>
    </FormSection>
  );
}
