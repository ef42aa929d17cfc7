import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import type { ListedProduct } from '@saer/contract/products/product';
import { useNavigate } from '@tanstack/react-router';
import { Calculator, Columns3, ImageDown, Trash2, WandSparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { sellingOf } from '@saer/quoting/selling';
import { BackLink } from '../back-link.tsx';
import { ProductImages } from '../images/product-images.tsx';
import { ProductLayout } from '../product-layout.tsx';
import { ProductView } from '../product-view.tsx';
import { useCodeName } from '../use-code-name.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { Button } from '../../../components/button/button.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import { useOpenScenario } from '../../../domain/scenario/use-open-scenario.ts';
import { calculatorPath } from '../../../lib/form/calculator-link.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { RemoveProducts } from './remove-products.tsx';
import { SetRecommended } from './set-recommended.tsx';

/** Needed once somebody wants a picture. */
const ProductCard = lazyComponent(async () => (await import('./product-card.tsx')).ProductCard);

/** A seller's actions on a product. */
function OwnProductTasks({ product }: { readonly product: ListedProduct }) {
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

/** One of the seller's products: its input, results, images and history. */
export function OwnProductPage() {
  const { t } = useLingui();
  const codeName = useCodeName();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const mayWrite = isAllowed(role, 'seller');
  return (
    <div className="flex flex-col gap-5">
      <BackLink to="/user/products">
        <Trans>My products</Trans>
      </BackLink>
      <ProductView gone={t`Somebody may have deleted it.`}>
        {(product, book) => (
          <ProductLayout
            product={product}
            book={book}
            typed={t`What you entered`}
            about={<bdi>{codeName('stores', product.store)}</bdi>}
            tasks={mayWrite ? <OwnProductTasks product={product} /> : null}
          >
            <ProductImages productId={product.id} mayWrite={mayWrite} />
          </ProductLayout>
        )}
      </ProductView>
    </div>
  );
}
