import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { loadMessages } from '../../lib/language.ts';
import { guard } from '../guard.ts';
import { openPending } from '../open-typed.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const CalculatorPage = lazyRouteComponent(
  () => import('../../features/calculator/calculator-page.tsx'),
  'CalculatorPage',
);

const TypedBefore = lazyComponent(async () => {
  await loadMessages('access');
  return (await import('../../features/auth/guest/typed-before.tsx')).TypedBefore;
});

function AddProduct() {
  const { t } = useLingui();
  usePageTitle(t`Price calculator`);
  const isNow = useLocation({ select: ({ state }) => state.isTypedBefore === true });
  // Stays while the values are changed: nothing moves from under the finger.
  const [isTypedBefore] = useState(isNow);
  return (
    <>
      {isTypedBefore ? (
        <Suspense>
          <TypedBefore />
        </Suspense>
      ) : null}
      <CalculatorPage />
    </>
  );
}

export const addProductRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/add-product',
  beforeLoad: (opening) => {
    guard('/user/add-product')(opening);
    openPending(opening);
  },
  loader: () => Promise.all([loadMessages('calculator'), loadMessages('errors')]),
  component: AddProduct,
});
