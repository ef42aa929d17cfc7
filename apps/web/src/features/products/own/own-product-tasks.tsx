import { Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { useNavigate } from '@tanstack/react-router';
import { Calculator, Columns3, ImageDown, Trash2, WandSparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import { useOpenScenario } from '../../../domain/scenario/use-open-scenario.ts';
import { calculatorPath } from '../../../lib/calculator-link.ts';
import { useLanguage } from '../../../lib/language.ts';
import { sellingOf } from '@saer/quoting/selling';
import { RemoveProducts } from './remove-products.tsx';
import { SetRecommended } from './set-recommended.tsx';

/** Needed once somebody wants a picture. */
const ProductCard = lazyComponent(async () => (await import('./product-card.tsx')).ProductCard);

/** A seller's actions on a product. */
export function OwnProductTasks({ product }: { readonly product: ListedProduct }) {
  const navigate = useNavigate();
  const language = useLanguage();
  const [isRemoving, setRemoving] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const openScenario = useOpenScenario();
  return (
    <>
      <Button onPress={() => setRemoving(true)}>
        <Trash2 aria-hidden className="size-4 text-danger" />
        <Trans>Delete</Trans>
      </Button>
      <PageLinkButton to={calculatorPath} search={calculatorFields(product, language)}>
        <Calculator aria-hidden className="size-4" />
        <Trans>Open in the calculator</Trans>
      </PageLinkButton>
      <Button onPress={() => void openScenario(calculatorFields(product, language))}>
        <Columns3 aria-hidden className="size-4" />
        <Trans>Compare variants</Trans>
      </Button>
      <Button onPress={() => setDrawing(true)}>
        <ImageDown aria-hidden className="size-4" />
        <Trans>Save as picture</Trans>
      </Button>
      {sellingOf(product).price === product.recommendedPrice && product.price === null ? null : (
        <Button onPress={() => setSetting(true)}>
          <WandSparkles aria-hidden className="size-4" />
          <Trans>Set to recommended</Trans>
        </Button>
      )}
      {isDrawing ? (
        <Suspense>
          <ProductCard product={product} onClose={() => setDrawing(false)} />
        </Suspense>
      ) : null}
      {isSetting ? (
        <SetRecommended
          chosen={{ kind: 'marked', products: [product] }}
          onDone={() => setSetting(false)}
          onClose={() => setSetting(false)}
        />
      ) : null}
      {isRemoving ? (
        <RemoveProducts
          ids={[product.id]}
          onRemoved={() => void navigate({ to: '/user/products', replace: true })}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </>
  );
}
