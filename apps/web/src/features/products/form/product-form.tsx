import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useWaitingEdit, withEdit } from '../../../domain/pending-changes/with-edit.ts';
import { discardChange, saveOrWait } from '../../../domain/pending-changes/queue-change.ts';
import { productName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { updateProductMutation, productHistoryQuery, productQuery } from '../queries.ts';
import { CategoryFields } from './category-fields.tsx';
import { toDraft, productForm, type ProductDraft, type ProductFormState } from './product-draft.ts';
import { SizeFields } from './size-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { FormSwitch } from '../../../components/form/form-switch.tsx';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormRateField } from '../../../components/form/form-rate-field.tsx';
import { FormQuantityField } from '../../../components/form/form-quantity-field.tsx';
import { quantityKinds } from '../../../components/form/quantity-kinds.ts';
import { Instant } from '../../../components/figure/instant.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import type { EditedChange } from '../../../domain/pending-changes/pending-change.ts';
import { useRejectionWords } from '../../../domain/pending-changes/use-rejection-words.ts';
import { RowConflict } from '../../../domain/conflict/row-conflict.tsx';
import { useShortInstant } from '../../../lib/language/use-short-dates.ts';
import { fieldWords, useFieldValue } from '../field-words.ts';

type ProductConflictProps = {
  /** The version with which the form was opened. */
  readonly base: ListedProduct;
  readonly mine: ProductDraft;
  readonly onResolve: (theirs: ListedProduct, values: ProductDraft) => void;
  readonly onClose: () => void;
};

/** Someone else saved the product first: their changes are adopted, and conflicting fields are chosen. */
function ProductConflict({ base, mine, onResolve, onClose }: ProductConflictProps) {
  const { t, i18n } = useLingui();
  const fieldValue = useFieldValue();
  const shortInstant = useShortInstant();
  const { data: theirs } = useQuery({ ...productQuery(base.id), staleTime: 0 });
  const { data: changes } = useQuery({ ...productHistoryQuery(base.id), staleTime: 0 });
  if (theirs === undefined || theirs.version === base.version) return null;

  const getLabel = (field: string): string | undefined => {
    const words = fieldWords[field];
    return words && i18n._(words);
  };
  const newest = changes?.data[0];
  const who = newest?.actor?.fullName ?? t`Someone else`;
  const at = shortInstant(newest?.at ?? theirs.updatedAt);
  return (
    <RowConflict
      base={toDraft(base)}
      theirs={toDraft(theirs)}
      mine={mine}
      who={
        <Trans>
          <bdi>{who}</bdi> changed this product at {at}.
        </Trans>
      }
      labelOf={getLabel}
      print={(field, values) => fieldValue(field, values[field])}
      isPending={false}
      onResolve={(values) => onResolve(theirs, { ...values, version: theirs.version })}
      onClose={onClose}
    />
  );
}

type WaitingEditProps = {
  readonly change: EditedChange;
  /** Shows the changes that somebody else made meanwhile. */
  readonly onCompare: () => void;
  readonly onDiscard: () => void;
};

/** Says above the form that its values wait to be sent, or why the server did not save them. */
function WaitingEdit({ change, onCompare, onDiscard }: WaitingEditProps) {
  const { madeAt, rejection } = change;
  const rejected = useRejectionWords()(change);
  return (
    <Notice tone={rejected === undefined ? 'info' : 'warning'}>
      <p>
        {rejected ?? (
          <Trans>
            Your change of <Instant at={madeAt} /> waits to be sent. The result shows the product without it.
          </Trans>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {rejection?.reply?.code === 'rowChanged' ? (
          <Button tone="primary" onPress={onCompare}>
            <Trans>Compare and save</Trans>
          </Button>
        ) : null}
        <Button onPress={onDiscard}>
          <Trans>Discard my change</Trans>
        </Button>
      </div>
    </Notice>
  );
}

/** Fields for the current price, the permitted range and sales. */
function MarketFields({ control }: Pick<ProductFormState, 'control'>) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink">
        <Trans>In the store today</Trans>
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormMoneyField
          control={control}
          name="currentPrice"
          label={t`Current price`}
          description={t`What it sells for in the store today.`}
        />
        <FormQuantityField
          control={control}
          name="monthlySales"
          kind={quantityKinds.count}
          label={t`Units sold a month`}
        />
        <FormMoneyField control={control} name="minPrice" label={t`Lowest price allowed`} />
        <FormMoneyField control={control} name="maxPrice" label={t`Highest price allowed`} />
      </div>
    </fieldset>
  );
}

/** Fields for cost and VAT. */
function CostFields({ control }: Pick<ProductFormState, 'control'>) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <FormMoneyField control={control} name="cost" label={t`Product cost`} />
        <FormRateField control={control} name="costVat" label={t`VAT on the cost`} />
        <FormRateField control={control} name="vat" label={t`VAT on the sale`} />
      </div>
      <div className="flex flex-col gap-1">
        <FormSwitch control={control} name="costIncludesVat">
          <Trans>The cost includes VAT</Trans>
        </FormSwitch>
        <FormSwitch control={control} name="vatRegistered">
          <Trans>Registered for VAT</Trans>
        </FormSwitch>
        <FormSwitch control={control} name="feeVatIsCost">
          <Trans>VAT on store fees not recovered</Trans>
        </FormSwitch>
      </div>
    </>
  );
}

type Props = { readonly product: ListedProduct; readonly book: FeeBook };

/** Form for all inputs of a product. It is priced again when it is saved. */
export function ProductForm({ product, book }: Props) {
  const { t } = useLingui();
  const name = productName(product, useLanguage());
  const { mutateAsync } = useMutation(updateProductMutation);
  // The version with which the form was opened: the list may be refreshed while someone types.
  const waiting = useWaitingEdit(product.id);
  const [base, setBase] = useState(product);
  const [isStale, setStale] = useState(false);
  const form = useSchemaForm(productForm, toDraft(withEdit(base, waiting)));
  const { control } = form;
  const { isDirty } = form.formState;
  // An edit of this product waits in the browser: the form goes on with it, as long as nothing is typed.
  const goOn = useEffectEvent(() => {
    if (waiting === undefined || isDirty) return;
    setBase(waiting.base);
    form.reset(toDraft(withEdit(waiting.base, waiting)));
  });
  const waitingId = waiting?.id;
  useEffect(() => {
    if (waitingId !== undefined) queueMicrotask(goOn);
  }, [waitingId]);
  // Another price was set beside the form: as long as nothing is typed in it, it follows.
  const follow = useEffectEvent(() => {
    setBase(product);
    form.reset(toDraft(product));
  });
  useEffect(() => {
    if (!isDirty && waiting === undefined && product.version > base.version) queueMicrotask(follow);
  }, [isDirty, waiting, product.version, base.version]);
  const frame = useRef<HTMLFormElement>(null);
  const { submit, problem, isSending } = useFormSend(form, async (body) => {
    try {
      const saved = await saveOrWait(mutateAsync, { base, body, name });
      if (saved === 'waiting') {
        form.reset(form.getValues());
        showToast({
          tone: 'neutral',
          text: t`Saved in this browser. It is sent when the connection is back.`,
        });
        return;
      }
      setBase(saved);
      form.reset(toDraft(saved));
      showToast({ tone: 'positive', text: t`Saved and repriced.` });
    } catch (error) {
      if (!isRowChanged(error)) throw error;
      setStale(true);
    }
  });
  return (
    <form ref={frame} noValidate onSubmit={submit} className={formColumn}>
      <FormError>{problem}</FormError>
      {waiting === undefined ? null : (
        <WaitingEdit
          change={waiting}
          onCompare={() => setStale(true)}
          onDiscard={() => {
            discardChange(waiting);
            follow();
          }}
        />
      )}
      <CategoryFields form={form} book={book} />
      <SizeFields form={form} book={book} />
      <CostFields control={control} />
      <TargetFields control={control} />
      <MarketFields control={control} />
      <div className="flex justify-end">
        <Button type="submit" tone="primary" isPending={isSending}>
          <Trans>Save and reprice</Trans>
        </Button>
      </div>
      {isStale ? (
        <ProductConflict
          base={base}
          mine={form.getValues()}
          onClose={() => setStale(false)}
          onResolve={(theirs, values) => {
            setBase(theirs);
            form.reset(values);
            setStale(false);
            frame.current?.requestSubmit();
          }}
        />
      ) : null}
    </form>
  );
}
