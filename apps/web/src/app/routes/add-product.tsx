import { useLingui } from '@lingui/react/macro';
import { createRoute, lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { latePart } from '../../components/late-part.tsx';
import { openRoom } from '../../lib/language.ts';
import { hasPendingCalculation } from '../../lib/session.ts';
import { guard } from '../guard.ts';
import { usePageTitle } from '../use-page-title.ts';
import { appLayout } from './app-layout.tsx';

const CalculatorPage = lazyRouteComponent(
  () => import('../../features/calculator/calculator-page.tsx'),
  'CalculatorPage',
);

const TypedBefore = latePart(async () => {
  await openRoom('access');
  return (await import('../../features/access/guest/typed-before.tsx')).TypedBefore;
});

function AddProduct() {
  const { t } = useLingui();
  usePageTitle(t`Price calculator`);
  const isTypedBefore = useLocation({ select: ({ state }) => state.isTypedBefore });
  return (
    <>
      {isTypedBefore === true ? (
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
  beforeLoad: async (opening) => {
    guard('/user/add-product')(opening);
    if (hasPendingCalculation()) (await import('../open-typed.ts')).openPending(opening);
  },
  loader: () => Promise.all([openRoom('calculator'), openRoom('errors')]),
  component: AddProduct,
});
