import { useLingui } from '@lingui/react/macro';
import { serviceFeeKinds } from '@saer/contract/service-fee';
import type { ListInput } from '@saer/contract/lists/all';
import { isShareOfCommission } from '@saer/contract/service-fee';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { FormDateField } from '../../../components/form-date-field.tsx';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormRateField } from '../../../components/form-rate-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';

type Props = { readonly control: Control<ListInput<'serviceFee'>, unknown, object> };

/** Fields of a service fee: its kind, its figure and the day it takes effect. */
export function ServiceFeeFields({ control }: Props) {
  const { t, i18n } = useLingui();
  const { setValue } = useFormContext<ListInput<'serviceFee'>>();
  const kind = useWatch({ control, name: 'kind' });
  const isShare = isShareOfCommission(kind);
  return (
    <>
      <FormSelect
        control={control}
        name="kind"
        label={recordLabel(i18n, 'kind')}
        options={serviceFeeKinds.map((id) => ({ id, name: recordValue(i18n, 'kind', id) }))}
        onChange={(id) => setValue(isShareOfCommission(id) ? 'amount' : 'rate', null)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {isShare ? (
          <FormRateField control={control} name="rate" label={recordLabel(i18n, 'rate')} />
        ) : (
          <FormMoneyField
            control={control}
            name="amount"
            label={recordLabel(i18n, 'amount')}
            note={t`before VAT`}
          />
        )}
        <FormDateField control={control} name="effectiveFrom" label={recordLabel(i18n, 'effectiveFrom')} />
      </div>
    </>
  );
}
