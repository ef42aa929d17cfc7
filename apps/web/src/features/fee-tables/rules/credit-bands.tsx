import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import type { RulesInput } from './rules-schema.ts';

type Props = { readonly control: Control<RulesInput, unknown, object> };

/** Shipping credit of a store, by price: the first band that reaches the price counts. */
export function CreditBands({ control }: Props) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control, name: 'shippingCredit' });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Shipping credit</Trans>
      </legend>
      <p className="text-xs text-muted">
        <Trans>
          What the store pays the seller towards shipping, by price. Above the last band it pays nothing.
        </Trans>
      </p>
      {fields.map(({ id }, at) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <FormMoneyField control={control} name={`shippingCredit.${at}.upTo`} label={t`Price up to`} />
          <FormMoneyField control={control} name={`shippingCredit.${at}.credit`} label={t`Credit`} />
          <div className="pt-7">
            <IconButton label={t`Remove band ${at + 1}`} onPress={() => remove(at)}>
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </div>
        </div>
      ))}
      <div>
        <Button onPress={() => append({ upTo: 0, credit: 0 })}>
          <Plus aria-hidden className="size-4" />
          <Trans>Add a band</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
