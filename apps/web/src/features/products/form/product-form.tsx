import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { useFormSend } from '../../../components/use-form-send.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { useWaitingEdit } from '../../../domain/pending-changes/use-waiting-edit.ts';
import { withEdit } from '../../../domain/pending-changes/with-edit.ts';
import { discardChange } from '../../../domain/pending-changes/queue-change.ts';
import { saveOrWait } from '../../../domain/pending-changes/save-or-wait.ts';
import { productName } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toasts.ts';
import { updateProductMutation } from '../queries.ts';
import { CategoryFields } from './category-fields.tsx';
import { CostFields } from './cost-fields.tsx';
import { draftOf, productForm } from './product-draft.ts';
import { ProductConflict } from './product-conflict.tsx';
import { MarketFields } from './market-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { WaitingEdit } from './waiting-edit.tsx';

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
  const form = useSchemaForm(productForm, draftOf(withEdit(base, waiting)));
  const { control } = form;
  const { isDirty } = form.formState;
  // An edit of this product waits in the browser: the form goes on with it, as long as nothing is typed.
  const goOn = useEffectEvent(() => {
    if (waiting === undefined || isDirty) return;
    setBase(waiting.base);
    form.reset(draftOf(withEdit(waiting.base, waiting)));
  });
  const waitingId = waiting?.id;
  useEffect(() => {
    if (waitingId !== undefined) queueMicrotask(goOn);
  }, [waitingId]);
  // Another price was set beside the form: as long as nothing is typed in it, it follows.
  const follow = useEffectEvent(() => {
    setBase(product);
    form.reset(draftOf(product));
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
      form.reset(draftOf(saved));
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
