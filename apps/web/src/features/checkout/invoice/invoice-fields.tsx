import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../components/card.tsx';
import { FormSwitch } from '../../../components/form-switch.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import type { CheckoutForm } from '../checkout-form.ts';

/** Who the invoice is made out to; with a VAT number, the national address too. */
export function InvoiceFields({ control }: Pick<CheckoutForm, 'control'>) {
  const { t } = useLingui();
  const id = useId();
  const hasVatNumber = useWatch({ control, name: 'hasVatNumber' });
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        <Trans>Invoice details</Trans>
      </h2>
      <div className="flex flex-col gap-4">
        <FormTextField control={control} name="name" label={t`Name or company`} autoComplete="organization" />
        <FormSwitch control={control} name="hasVatNumber">
          <Trans>I have a VAT number</Trans>
        </FormSwitch>
        {hasVatNumber ? (
          <>
            <FormTextField
              control={control}
              name="vatNumber"
              label={t`VAT number`}
              description={t`15 digits, the first and the last a 3`}
              kind="decimal"
            />
            <fieldset className="min-w-0">
              <legend className="mb-3 text-sm font-medium text-ink">
                <Trans>National address</Trans>
              </legend>
              <div className="grid gap-4 sm:grid-cols-2">
                <FormTextField
                  control={control}
                  name="address.buildingNumber"
                  label={t`Building number`}
                  kind="decimal"
                />
                <FormTextField
                  control={control}
                  name="address.street"
                  label={t`Street`}
                  autoComplete="address-line1"
                />
                <FormTextField
                  control={control}
                  name="address.district"
                  label={t`District`}
                  autoComplete="address-level3"
                />
                <FormTextField
                  control={control}
                  name="address.city"
                  label={t`City`}
                  autoComplete="address-level2"
                />
                <FormTextField
                  control={control}
                  name="address.postalCode"
                  label={t`Postal code`}
                  kind="decimal"
                  autoComplete="postal-code"
                />
              </div>
            </fieldset>
          </>
        ) : null}
      </div>
    </Card>
  );
}
