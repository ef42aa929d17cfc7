import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { type AgreedFee, agreedFeeInput } from '@saer/contract/fees/agreed-fees';
import { text } from '@saer/contract/api/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormRowSelect } from '../../../components/form/form-row-select.tsx';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormRateField } from '../../../components/form/form-rate-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { currentPage, offerProposal } from '../../../domain/second-person/asked-changes.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { useFieldWords } from '../../../lib/form/use-form-field.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { SellerChoice } from '../list/seller-choice.tsx';
import { createAgreedMutation, storesQuery, updateAgreedMutation } from './queries.ts';

type Props = {
  /** The fees to edit; undefined for new ones. */
  readonly row: AgreedFee | undefined;
  /** Says whether they may belong to another seller. */
  readonly isAdmin: boolean;
  readonly onClose: () => void;
};

const { storeId, barcode, sellerId, referralRate, fulfilmentBelow, fulfilmentAbove, breakpoint } =
  agreedFeeInput.shape;
const fields = z.object({
  storeId,
  barcode,
  sellerId,
  referralRate,
  fulfilmentBelow,
  fulfilmentAbove,
  breakpoint,
  // An empty source is none.
  source: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? null : typed.trim())),
    ),
    z.nullable(text(2_000)),
  ),
});

/** Adds fees agreed for one product, or changes them. */
export function AgreedFeeForm({ row, isAdmin, onClose }: Props) {
  const { t } = useLingui();
  const name = useName();
  const { data: stores = [] } = useQuery(storesQuery);
  const { mutateAsync: create } = useMutation(createAgreedMutation);
  const { mutateAsync: update } = useMutation(updateAgreedMutation);
  const form = useSchemaForm(fields, {
    barcode: row?.barcode ?? '',
    ...(row === undefined ? {} : { storeId: row.store.id }),
    sellerId: row?.seller?.id ?? null,
    referralRate: row?.referralRate ?? null,
    fulfilmentBelow: row?.fulfilmentBelow ?? null,
    fulfilmentAbove: row?.fulfilmentAbove ?? null,
    breakpoint: row?.breakpoint ?? null,
    source: row?.source ?? '',
  });
  const { control } = form;
  const seller = useController({ control, name: 'sellerId' });
  const [sellerProblem] = useFieldWords()(seller.fieldState.error);
  const sending = useFormSend(form, async (sent) => {
    const { storeId: store, barcode: code, sellerId: owner, ...figures } = sent;
    const added = { ...figures, storeId: store, barcode: code, ...(isAdmin ? { sellerId: owner } : {}) };
    const from = currentPage();
    const changed = row && { ...figures, note: row.note, id: row.id, version: row.version };
    try {
      await (changed === undefined ? create(added) : update(changed));
    } catch (error) {
      const change =
        changed === undefined
          ? { action: 'create' as const, values: added }
          : { action: 'update' as const, values: changed };
      const changes = [{ entity: 'productFeeOverride' as const, ...change }];
      if (offerProposal(error, { changes, from, onProposed: onClose })) return;
      throw error;
    }
    showToast({ tone: 'positive', text: t`The agreed fees are saved.` });
    onClose();
  });
  const storeName = row === undefined ? '' : name(row.store);
  return (
    <FormDialog
      title={row === undefined ? t`Add agreed fees` : t`Edit agreed fees`}
      sending={sending}
      confirm={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {row === undefined ? (
        <>
          <FormRowSelect
            control={control}
            name="storeId"
            label={t`Store`}
            placeholder={t`Type to find one`}
            options={stores.map((store) => ({
              id: String(store.id),
              name: name(store),
              also: `${store.nameAr} ${store.nameEn} ${store.code}`,
            }))}
          />
          <FormTextField control={control} name="barcode" label={t`Barcode`} kind="username" />
          {isAdmin ? (
            <SellerChoice
              label={t`Seller`}
              description={t`Empty: for all sellers.`}
              placeholder={t`All sellers`}
              value={seller.field.value ?? undefined}
              onChange={(id) => seller.field.onChange(id ?? null)}
              error={sellerProblem}
            />
          ) : null}
        </>
      ) : (
        <p className="text-sm text-muted">
          <bdi className="font-medium text-ink">{row.barcode}</bdi> · <bdi>{storeName}</bdi>
        </p>
      )}
      <FormRateField
        control={control}
        name="referralRate"
        label={t`Commission`}
        description={t`Empty: the store’s own.`}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormMoneyField
          control={control}
          name="fulfilmentBelow"
          label={t`Fulfilment fee`}
          description={t`Before VAT. Empty: the store’s own.`}
        />
        <FormMoneyField
          control={control}
          name="fulfilmentAbove"
          label={t`Fulfilment fee above the price`}
          description={t`The same again where there is one fee.`}
        />
      </div>
      <FormMoneyField
        control={control}
        name="breakpoint"
        label={t`Fee changes at the price`}
        description={t`Needed where the two fees differ.`}
      />
      <FormTextField
        control={control}
        name="source"
        label={t`Where it was agreed`}
        description={t`A contract, a letter, or whom you asked and when.`}
      />
    </FormDialog>
  );
}
