import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { accessLayout } from './routes/access-layout.tsx';
import { accessRoute } from './routes/access.tsx';
import { activeUsersRoute } from './routes/active-users.tsx';
import { addClassificationCategoryRoute } from './routes/add-classification-category.tsx';
import { addClassificationRoute } from './routes/add-classification.tsx';
import { addProductFamilyRoute } from './routes/add-product-family.tsx';
import { addProductRoute } from './routes/add-product.tsx';
import { agreedFeesRoute } from './routes/agreed-fees.tsx';
import { allAgreedFeesRoute } from './routes/all-agreed-fees.tsx';
import { appLayout } from './routes/app-layout.tsx';
import { calculatorRoute } from './routes/calculator.tsx';
import { classificationCategoryRoute } from './routes/classification-category.tsx';
import { classificationRoute } from './routes/classification.tsx';
import { dashboardRoute } from './routes/dashboard.tsx';
import { downloadRoute } from './routes/download.tsx';
import { feeTableCompareRoute } from './routes/fee-table-compare.tsx';
import { feeTableVersionRoute } from './routes/fee-table-version.tsx';
import { feeTablesRoute } from './routes/fee-tables.tsx';
import { forgotPasswordRoute } from './routes/forgot-password.tsx';
import { historyRoute } from './routes/history.tsx';
import { inactiveUsersRoute } from './routes/inactive-users.tsx';
import { loginRoute } from './routes/login.tsx';
import { ownProductRoute } from './routes/own-product.tsx';
import { ownProductsRoute } from './routes/own-products.tsx';
import { pricePlansRoute } from './routes/price-plans.tsx';
import { productFamilyHistoryRoute } from './routes/product-family-history.tsx';
import { productFamilyRoute } from './routes/product-family.tsx';
import { productHistoryRoute } from './routes/product-history.tsx';
import { productRangeFactorsRoute } from './routes/product-range-factors.tsx';
import { productSubFamilyHistoryRoute } from './routes/product-sub-family-history.tsx';
import { productSubFamilyRoute } from './routes/product-sub-family.tsx';
import { productTypeRoute } from './routes/product-type.tsx';
import { productRoute } from './routes/product.tsx';
import { productsRoute } from './routes/products.tsx';
import { rangeFactorsRoute } from './routes/range-factors.tsx';
import { repricingRoute } from './routes/repricing.tsx';
import { rootRoute } from './routes/root.tsx';
import { secondFactorRoute } from './routes/second-factor.tsx';
import { settingsRoute } from './routes/settings.tsx';
import { sheetRoute } from './routes/sheet.tsx';
import { signupRoute } from './routes/signup.tsx';
import { storeRoute } from './routes/store.tsx';
import { subUsersRoute } from './routes/sub-users.tsx';
import { transitionTypes } from './view-transition.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    appLayout.addChildren([
      addProductRoute,
      ownProductsRoute,
      ownProductRoute,
      productHistoryRoute,
      repricingRoute,
      agreedFeesRoute,
      allAgreedFeesRoute,
      settingsRoute,
      subUsersRoute,
      activeUsersRoute,
      inactiveUsersRoute,
      pricePlansRoute,
      productRangeFactorsRoute,
      rangeFactorsRoute,
      feeTablesRoute,
      feeTableVersionRoute,
      feeTableCompareRoute,
      classificationRoute,
      addClassificationRoute,
      productRoute,
      productsRoute,
      sheetRoute,
      dashboardRoute,
      productFamilyRoute,
      addProductFamilyRoute,
      productFamilyHistoryRoute,
      productSubFamilyRoute,
      productSubFamilyHistoryRoute,
      productTypeRoute,
      storeRoute,
      classificationCategoryRoute,
      addClassificationCategoryRoute,
      historyRoute,
    ]),
    accessLayout.addChildren([accessRoute, loginRoute, signupRoute, forgotPasswordRoute]),
    secondFactorRoute,
    calculatorRoute,
    downloadRoute,
  ]),
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorPage,
  defaultPreload: 'intent',
  // An address carries text as a person typed it: `cost=1.20` is neither a number nor quoted.
  parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch: (search) => {
    const query = new URLSearchParams(
      Object.entries(search).map(([key, value]) => [key, String(value)]),
    ).toString();
    return query === '' ? '' : `?${query}`;
  },
  defaultViewTransition: {
    types: ({ fromLocation, toLocation }) =>
      transitionTypes(fromLocation?.pathname, toLocation.pathname, document.documentElement.dir),
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
