import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { focusField } from '../form/field-anchor.tsx';
import { addProductMutation } from '../queries.ts';
import type { Answer } from '../state/calculation.ts';
import type { Draft } from '../state/draft.ts';
import { namesOf } from './names-of.ts';
import { saveFailure } from './save-failure.ts';
import { SaveProblem } from './save-problem.tsx';

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  /** Another product is open: this adds one beside it. */
  readonly isBeside: boolean;
};

/** Adds the product to the seller's catalogue, where it is priced by today's fees. */
export function AddToCatalogue({ answer, draft, isBeside }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isNameless, setNameless] = useState(false);
  const { mutate, isPending, error } = useMutation(addProductMutation);
  const add = (): void => {
    if (!answer) return;
    const { product, store } = answer;
    const names = namesOf(draft.name);
    const isCalled = Object.keys(names).length > 0 || product.barcode !== undefined;
    setNameless(!isCalled);
    if (!isCalled) {
      focusField('name');
      return;
    }
    mutate(
      { ...product, ...names, store: store.code },
      {
        onSuccess: ({ id, finalPrice }) => {
          const price = formatMoney(finalPrice);
          showToast({
            tone: 'positive',
            text: t`Saved in your products at ${price}.`,
            action: {
              label: t`Open`,
              onPress: () => void navigate({ to: '/user/product', search: { id: String(id) } }),
            },
          });
        },
      },
    );
  };
  return (
    <>
      <Button tone={isBeside ? 'plain' : 'primary'} onPress={add} isDisabled={!answer} isPending={isPending}>
        <PackagePlus aria-hidden className="size-4" />
        {isBeside ? <Trans>Save as a new product</Trans> : <Trans>Save in my products</Trans>}
      </Button>
      {isNameless ? (
        <SaveProblem>
          <Trans>Give the product a name or a barcode first, so that you find it again.</Trans>
        </SaveProblem>
      ) : (
        <SaveProblem failure={saveFailure(error, undefined)} />
      )}
    </>
  );
}
