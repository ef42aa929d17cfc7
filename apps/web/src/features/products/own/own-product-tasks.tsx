import { Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { useNavigate } from '@tanstack/react-router';
import { Calculator, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { calculatorFields } from '../../../lib/calculator-fields.ts';
import { calculatorPath } from '../../../lib/calculator-link.ts';
import { useLanguage } from '../../../lib/language.ts';
import { RemoveProducts } from './remove-products.tsx';

/** What a seller can do with a product as a whole. */
export function OwnProductTasks({ product }: { readonly product: ListedProduct }) {
  const navigate = useNavigate();
  const language = useLanguage();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <PageLinkButton to={calculatorPath} search={calculatorFields(product, language)}>
        <Calculator aria-hidden className="size-4" />
        <Trans>Open in the calculator</Trans>
      </PageLinkButton>
      <Button onPress={() => setRemoving(true)}>
        <Trash2 aria-hidden className="size-4 text-danger" />
        <Trans>Delete</Trans>
      </Button>
      {isRemoving ? (
        <RemoveProducts
          ids={[product.id]}
          onRemoved={() => void navigate({ to: '/user/products', replace: true })}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </div>
  );
}
