import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { priceEndings, storeRuleNames } from '@saer/contract/fees/choices';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type Control, useFieldArray } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import { shippingCreditInput } from '@saer/contract/fees/shipping-credit';
import { storeRules } from '@saer/contract/fees/store-rules';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormRateField } from '../../../components/form/form-rate-field.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { RowConflict } from '../../../domain/conflict/row-conflict.tsx';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { WhoChanged } from '../conflict/who-changed.tsx';
import { FallenNotice } from '../fallen-notice.tsx';
import { updateVersionMutation, versionsQuery } from '../queries.ts';
import { FormQuantityField } from '../../../components/form/form-quantity-field.tsx';
import { FormSwitch } from '../../../components/form/form-switch.tsx';
import { quantityKinds } from '../../../components/form/quantity-kinds.ts';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { Button } from '../../../components/button/button.tsx';
import { IconButton } from '../../../components/button/icon-button.tsx';
import { headFields } from '../list/head-fields.tsx';

/** The rules of a table as a form holds them, with the source that covers a changed one. */
const rulesSchema = z.object({
  ...storeRules,
  shippingCredit: shippingCreditInput,
  source: headFields.source,
});
type RulesInput = z.input<typeof rulesSchema>;
type WrittenRules = z.output<typeof rulesSchema>;

type CreditBandsProps = { readonly control: Control<RulesInput, unknown, object> };

/** Shipping credit of a store, by price: the first band that reaches the price counts. */
function CreditBands({ control }: CreditBandsProps) {
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

type WeightRuleProps = { readonly control: Control<RulesInput, unknown, object> };

/** Fields for how a store comes from a parcel to the weight it charges. */
function WeightRule({ control }: WeightRuleProps) {
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

/** The row that holds the rules, as a version and as the list of versions have it. */
type Row = Pick<FeeVersion, 'id' | 'version' | 'name' | 'effectiveFrom' | 'status' | 'note'> & WrittenRules;
type Props = { readonly version: Row; readonly onClose: () => void };

const rulesIn = (row: WrittenRules): WrittenRules => {
  const { feeVat, minReferral, priceEnding, addsPackaging } = row;
  const { volumetricDivisor, roundUpTo, shippingCredit, source } = row;
  return {
    feeVat,
    minReferral,
    priceEnding,
    addsPackaging,
    volumetricDivisor,
    roundUpTo,
    shippingCredit,
    source,
  };
};

const differs = (one: object, other: object): boolean =>
  storeRuleNames.some(
    (rule) => JSON.stringify(Reflect.get(one, rule)) !== JSON.stringify(Reflect.get(other, rule)),
  );

/** Edits a draft's rules for all products of the store. */
export function EditRules({ version, onClose }: Props) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(updateVersionMutation);
  const [read, setRead] = useState(version);
  const [clash, setClash] = useState<{ readonly theirs: Row; readonly mine: WrittenRules }>();
  const form = useSchemaForm(rulesSchema, { ...rulesIn(version), source: version.source ?? '' });
  const { control } = form;
  const typed = useWatch({ control });
  const isFallen =
    read.source !== null && typed.source?.trim() === read.source.trim() && differs(typed, rulesIn(read));
  const save = async (rules: WrittenRules, over: Row): Promise<void> => {
    const { id, name, effectiveFrom, status, note } = over;
    try {
      await mutateAsync({ id, version: over.version, name, effectiveFrom, status, note, ...rules });
    } catch (error) {
      if (!isRowChanged(error)) throw error;
      const rows = await client.fetchQuery({ ...versionsQuery, staleTime: 0 });
      const theirs = rows.find((each) => each.id === id);
      if (theirs === undefined) throw error;
      return setClash({ theirs, mine: rules });
    }
    showToast({ tone: 'positive', text: t`Changes saved.` });
    return onClose();
  };
  const sending = useFormSend(form, (rules) => save(rules, read));
  if (clash !== undefined) {
    const { theirs, mine } = clash;
    return (
      <RowConflict<WrittenRules>
        base={rulesIn(read)}
        theirs={rulesIn(theirs)}
        mine={mine}
        who={<WhoChanged entity="feeTable" entityId={version.id} />}
        labelOf={(field) => recordLabel(i18n, field)}
        print={(field, rules) => recordValue(i18n, field, rules[field])}
        isPending={sending.isSending}
        onResolve={(rules) => {
          setClash(undefined);
          setRead(theirs);
          form.reset({ ...rules, source: rules.source ?? '' });
          void save(rules, theirs).catch((error: Error) =>
            showToast({ tone: 'negative', text: error.message }),
          );
        }}
        onClose={() => setClash(undefined)}
      />
    );
  }
  return (
    <FormDialog
      title={t`Rules for all products`}
      sending={sending}
      confirm={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <FallenNotice isFallen={isFallen} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormMoneyField
          control={control}
          name="minReferral"
          label={recordLabel(i18n, 'minReferral')}
          note={t`before VAT`}
        />
        <FormRateField control={control} name="feeVat" label={recordLabel(i18n, 'feeVat')} />
        <FormSelect
          control={control}
          name="priceEnding"
          label={recordLabel(i18n, 'priceEnding')}
          options={priceEndings.map((id) => ({ id, name: recordValue(i18n, 'priceEnding', id) }))}
        />
      </div>
      <WeightRule control={control} />
      <CreditBands control={control} />
      <FormTextField
        control={control}
        name="source"
        label={t`Source`}
        description={t`The page or letter from the store that lists these fees.`}
      />
    </FormDialog>
  );
}
