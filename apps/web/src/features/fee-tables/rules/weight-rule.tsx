import { Trans, useLingui } from '@lingui/react/macro';
import { recordLabel } from '@saer/i18n/record-value';
import type { Control } from 'react-hook-form';
import { FormQuantityField } from '../../../components/form-quantity-field.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { quantityKinds } from '../../../components/quantity-kinds.ts';
import { UnitMark } from '../../../components/unit-mark.tsx';
import type { RulesInput } from './rules-schema.ts';

type Props = { readonly control: Control<RulesInput, unknown, object> };

/** Fields for how a store comes from a parcel to the weight it charges. */
export function WeightRule({ control }: Props) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Shipping weight</Trans>
      </legend>
      <FormSwitch control={control} name="addsPackaging">
        {recordLabel(i18n, 'addsPackaging')}
      </FormSwitch>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormQuantityField
          control={control}
          name="volumetricDivisor"
          kind={quantityKinds.count}
          label={recordLabel(i18n, 'volumetricDivisor')}
          description={t`cm³ per kilogram. Leave empty to ignore volume.`}
        />
        <FormQuantityField
          control={control}
          name="roundUpTo"
          kind={quantityKinds.weight}
          label={recordLabel(i18n, 'roundUpTo')}
          description={t`Leave empty for no rounding.`}
          end={<UnitMark>{t`g`}</UnitMark>}
        />
      </div>
    </fieldset>
  );
}
