import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form-quantity-field.tsx';
import { quantityKinds } from '../../../components/quantity-kinds.ts';
import { useFormSend } from '../../../components/use-form-send.ts';
import { ApiFailure } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../../../domain/names/known-name.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { useWaitingEdit } from '../../../domain/pending-changes/use-waiting-edit.ts';
import { withEdit } from '../../../domain/pending-changes/with-edit.ts';
import { saveOrWait } from '../../../domain/pending-changes/save-or-wait.ts';
import { showToast } from '../../../lib/toasts.ts';
import { draftOf, productForm } from '../form/product-draft.ts';
import { updateProductMutation } from '../queries.ts';

type Props = { readonly product: ListedProduct; readonly onClose: () => void };

const visibleFields = new Set(['currentPrice', 'monthlySales']);

/** Quick edit of a product's current price and sales, without opening it. */
export function QuickEdit({ product, onClose }: Props) {
  const { t } = useLingui();
  const name = productName(product, useLanguage());
  const waiting = useWaitingEdit(product.id);
  const { mutateAsync } = useMutation(updateProductMutation);
  const form = useSchemaForm(productForm, draftOf(withEdit(product, waiting)));
  const { control } = form;
  const sending = useFormSend(form, async (body) => {
    try {
      const saved = await saveOrWait(mutateAsync, { base: product, body, name });
      if (saved === 'waiting') {
        onClose();
        showToast({
          tone: 'neutral',
          text: t`Saved in this browser. It is sent when the connection is back.`,
        });
        return;
      }
    } catch (error) {
      // An error of a field that is not part of this form is displayed for the form as a whole.
      const reply = error instanceof ApiFailure ? error.reply : undefined;
      if (reply === undefined || visibleFields.has(reply.field ?? '')) throw error;
      throw new Error(reply.message, { cause: error });
    }
    onClose();
    showToast({ tone: 'positive', text: t`Saved and repriced.` });
  });
  return (
    <FormDialog title={name} sending={sending} confirm={<Trans>Save</Trans>} onClose={onClose}>
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
      </div>
    </FormDialog>
  );
}
