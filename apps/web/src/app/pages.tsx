import { msg } from '@lingui/core/macro';
import type { Page, pageAccess } from '@saer/contract/site/pages';
import type { PublicPage } from '@saer/contract/site/public-pages';
import { lazyRouteComponent } from '@tanstack/react-router';
import {
  BadgePercent,
  Bell,
  Calculator,
  Columns3,
  CreditCard,
  FileSpreadsheet,
  Handshake,
  History,
  House,
  ListChecks,
  Package,
  ReceiptText,
  RefreshCw,
  Settings,
  UserCog,
  Wrench,
} from 'lucide-react';
import type { PageDefinition } from './page-definition.ts';
import { AccountCalculator } from './account-calculator.tsx';
import { restoreGuestCalculation, restorePendingCalculation } from './restore-calculation.ts';

/** Pages whose definitions only an admin's browser loads. */
export type AdminPage = { [P in Page]: (typeof pageAccess)[P] extends 'admin' ? P : never }[Page];
const AgreedFeesPage = lazyRouteComponent(
  () => import('../features/products/agreed-fees/agreed-fees-page.tsx'),
  'AgreedFeesPage',
);

type AccessPage = Extract<Page, '/access' | `/access/${string}`>;
type BarePage = '/calculator' | '/account/second-factor';
/** The public pages are separate files (`routes/public-pages.tsx`), and the page of an outdated app sets its own title (`routes/download.tsx`). */
type UnregisteredPage = PublicPage | '/user/download';
type ShellPage = Exclude<Page, AdminPage | AccessPage | BarePage | UnregisteredPage>;

type Register<P extends Page> = Readonly<Record<P, PageDefinition>>;

/** Pages inside the shell. They appear in the navigation in this order. */
export const shellPages: Register<ShellPage> = {
  '/user': {
    title: msg`Start`,
    component: lazyRouteComponent(() => import('../features/start/start-page.tsx'), 'StartPage'),
    messages: ['start', 'errors'],
    adminPage: '/admin',
    beforeLoad: restorePendingCalculation,
    nav: {
      group: 'first',
      alsoCalled: 'start dashboard overview home البداية لوحة التحكم نظرة عامة الرئيسية',
      icon: House,
    },
  },
  '/user/add-product': {
    title: msg`Price calculator`,
    component: AccountCalculator,
    messages: ['calculator', 'errors'],
    beforeLoad: restorePendingCalculation,
    nav: {
      group: 'first',
      title: msg`Calculator`,
      alsoCalled: 'calculator price حاسبة السعر',
      icon: Calculator,
    },
  },
  '/user/products': {
    title: msg`My products`,
    component: lazyRouteComponent(
      () => import('../features/products/own/own-products-page.tsx'),
      'OwnProductsPage',
    ),
    messages: ['products', 'errors'],
    adminPage: '/admin/products',
    nav: {
      group: 'first',
      alsoCalled: 'products catalogue منتجاتي قائمة المنتجات',
      icon: Package,
      audience: 'seller',
    },
  },
  '/user/product': {
    title: msg`Product`,
    component: lazyRouteComponent(
      () => import('../features/products/own/own-product-page.tsx'),
      'OwnProductPage',
    ),
    messages: ['products', 'errors'],
    adminPage: '/admin/product',
  },
  '/user/tools': {
    title: msg`Tools`,
    component: lazyRouteComponent(() => import('../features/tools/tools-page.tsx'), 'ToolsPage'),
    messages: ['tools'],
    nav: {
      group: 'first',
      alsoCalled: 'tools calculators أدوات حاسبات',
      icon: Wrench,
    },
  },
  '/user/sheet': {
    title: msg`Price a spreadsheet`,
    component: lazyRouteComponent(() => import('../features/sheet/sheet-page.tsx'), 'SheetPage'),
    messages: ['sheet', 'sheets', 'errors'],
    adminPage: '/admin/products',
    nav: {
      group: 'first',
      alsoCalled: 'sheet excel upload import csv رفع ملف إكسل جدول',
      icon: FileSpreadsheet,
    },
  },
  '/user/scenarios': {
    title: msg`Scenarios`,
    component: lazyRouteComponent(
      () => import('../features/calculator/scenarios/scenarios-page.tsx'),
      'ScenariosPage',
    ),
    messages: ['scenarios', 'errors'],
    adminPage: '/admin',
    nav: {
      group: 'first',
      alsoCalled: 'scenarios compare variants what if سيناريوهات مقارنة بدائل ماذا لو',
      icon: Columns3,
    },
  },
  '/user/scenario': {
    title: msg`Scenario`,
    component: lazyRouteComponent(
      () => import('../features/calculator/scenarios/scenario-page.tsx'),
      'ScenarioPage',
    ),
    messages: ['calculator', 'scenarios', 'errors'],
    adminPage: '/admin',
  },
  '/user/tools/statement-check': {
    title: msg`Statement check`,
    component: lazyRouteComponent(
      () => import('../features/statement/statement-check-page.tsx'),
      'StatementCheckPage',
    ),
    messages: ['statement', 'errors'],
    adminPage: '/admin/products',
    nav: {
      group: 'palette',
      alsoCalled: 'statement settlement dispute noon fees check كشف الحساب كشف حساب نون اعتراض مراجعة الرسوم',
      icon: ReceiptText,
    },
  },
  '/user/repricing': {
    title: msg`Reprice after fee changes`,
    component: lazyRouteComponent(
      () => import('../features/products/repricing/repricing-page.tsx'),
      'RepricingPage',
    ),
    messages: ['products', 'errors'],
    adminPage: '/admin/products',
    nav: {
      group: 'first',
      title: msg`Repricing`,
      alsoCalled: 'reprice repricing new fees إعادة التسعير رسوم جديدة',
      icon: RefreshCw,
      audience: 'seller',
    },
  },
  '/user/actions': {
    title: msg`What to do now`,
    component: lazyRouteComponent(
      () => import('../features/products/actions/actions-page.tsx'),
      'ActionsPage',
    ),
    messages: ['products', 'errors'],
    adminPage: '/admin/products',
    nav: {
      group: 'first',
      alsoCalled: 'actions fix losing dead zone suggestions ماذا أفعل إجراءات خسارة اقتراحات',
      icon: ListChecks,
      audience: 'seller',
    },
  },
  '/user/agreed-fees': {
    title: msg`Agreed fees`,
    component: () => <AgreedFeesPage />,
    messages: ['products', 'errors'],
    adminPage: '/admin/agreed-fees',
    nav: {
      group: 'first',
      alsoCalled: 'agreed fees contract override رسوم متفق عليها عقد',
      icon: Handshake,
    },
  },
  '/user/product-history': {
    title: msg`History of my products`,
    component: lazyRouteComponent(
      () => import('../features/products/history/own-history-page.tsx'),
      'OwnHistoryPage',
    ),
    messages: ['products', 'errors'],
    adminPage: '/admin/history?what=product',
    nav: {
      group: 'first',
      alsoCalled: 'product history changes سجل المنتجات',
      icon: History,
      audience: 'seller',
    },
  },
  '/admin/price-plan': {
    title: msg`Price plans`,
    component: lazyRouteComponent(
      () => import('../features/lists/price-plans/price-plans-page.tsx'),
      'PricePlansPage',
    ),
    messages: ['lists', 'errors'],
    nav: {
      group: 'account',
      alsoCalled: 'price plans subscription الباقات والأسعار',
      icon: BadgePercent,
    },
  },
  '/account/settings/subscriptions': {
    title: msg`My subscription`,
    component: lazyRouteComponent(
      () => import('../features/subscriptions/own/own-subscription-page.tsx'),
      'OwnSubscriptionPage',
    ),
    messages: ['subscriptions', 'errors'],
    nav: { group: 'account', alsoCalled: 'my subscription plan renew اشتراكي باقتي', icon: CreditCard },
  },
  '/checkout': {
    title: msg`Checkout`,
    component: lazyRouteComponent(() => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage'),
    messages: ['checkout', 'errors'],
  },
  '/checkout/result': {
    title: msg`Payment result`,
    component: lazyRouteComponent(() => import('../features/checkout/result/result-page.tsx'), 'ResultPage'),
    messages: ['checkout', 'checkout-result', 'errors'],
  },
  '/account/settings/manage-subscription-users': {
    title: msg`Sub-users`,
    component: lazyRouteComponent(() => import('../features/account/sub-users-page.tsx'), 'SubUsersPage'),
    messages: ['account', 'errors', 'sign-in-errors'],
    nav: { group: 'account', alsoCalled: 'team sub-users المستخدمون الفرعيون', icon: UserCog },
  },
  '/account/notifications': {
    title: msg`Notifications`,
    component: lazyRouteComponent(
      () => import('../features/notifications/notifications-page.tsx'),
      'NotificationsPage',
    ),
    messages: ['notifications', 'errors'],
    nav: {
      group: 'account',
      alsoCalled: 'alerts quiet hours تنبيهات ساعات الهدوء',
      icon: Bell,
    },
  },
  '/account/settings': {
    title: msg`Account settings`,
    component: lazyRouteComponent(() => import('../features/account/settings-page.tsx'), 'SettingsPage'),
    messages: ['account', 'errors', 'sign-in-errors'],
    nav: { group: 'account', alsoCalled: 'profile password settings الإعدادات كلمة المرور', icon: Settings },
  },
};

/** Sign-in and registration. Their messages come with the layout. */
export const accessPages: Register<AccessPage> = {
  '/access': {
    title: msg`Welcome`,
    component: lazyRouteComponent(() => import('../features/auth/welcome-page.tsx'), 'WelcomePage'),
    messages: [],
  },
  '/access/login': {
    title: msg`Sign in`,
    component: lazyRouteComponent(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
    messages: [],
  },
  '/access/signup': {
    title: msg`Sign up`,
    component: lazyRouteComponent(() => import('../features/auth/signup-page.tsx'), 'SignupPage'),
    messages: [],
  },
  '/access/forgot-password': {
    title: msg`Set a new password`,
    component: lazyRouteComponent(
      () => import('../features/auth/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
    messages: [],
  },
};

const AccessShell = lazyRouteComponent(() => import('./shell/access-shell.tsx'), 'AccessShell');
const SecondFactorPage = lazyRouteComponent(
  () => import('../features/account/security/second-factor-page.tsx'),
  'SecondFactorPage',
);
const importGuestCalculator = () => import('./guest-calculator.tsx');

/** Pages with another frame. */
export const barePages: Register<BarePage> = {
  '/calculator': {
    title: msg`Price calculator`,
    component: lazyRouteComponent(importGuestCalculator, 'GuestCalculator'),
    messages: ['calculator', 'access', 'errors'],
    // The page within the frame is fetched beside it, not after it.
    preload: () =>
      Promise.all([importGuestCalculator(), import('../features/calculator/calculator-page.tsx')]),
    beforeLoad: restoreGuestCalculation,
    nav: {
      group: 'first',
      title: msg`Calculator`,
      alsoCalled: 'calculator price حاسبة السعر',
      icon: Calculator,
      audience: ['ANONYMOUS_USER'],
    },
  },
  // Nothing in the shell is open before there is a second factor.
  '/account/second-factor': {
    title: msg`Second factor`,
    component: () => (
      <AccessShell>
        <SecondFactorPage />
      </AccessShell>
    ),
    messages: ['account', 'errors', 'sign-in-errors'],
  },
};

/** Pages that the first load knows; the others are in `admin-pages.tsx`. */
export const pages = { ...shellPages, ...accessPages, ...barePages };
