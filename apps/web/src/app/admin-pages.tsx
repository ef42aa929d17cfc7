import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { lists } from '@saer/contract/lists/all';
import { lazyRouteComponent } from '@tanstack/react-router';
import {
  ChartLine,
  CreditCard,
  FileSearch,
  FileSpreadsheet,
  GitCompare,
  Handshake,
  History,
  Inbox,
  LayoutDashboard,
  Package,
  Plus,
  Ruler,
  Scale,
  ShieldCheck,
  Target,
  UserCheck,
  Users,
  ReceiptText,
  WalletCards,
} from 'lucide-react';
import type { PagedList } from '../features/lists/admin-list-types.ts';
import { useTitleText } from './shell/title.ts';
import { adminListPages, type ListPath } from './admin-list-pages.tsx';
import { operationPages } from './operation-pages.tsx';
import type { PageRegister } from './shell/nav-groups.ts';
import type { PageDefinition } from './page-definition.ts';
import type { AdminPage } from './pages.tsx';

const AgreedFeesPage = lazyRouteComponent(
  () => import('../features/products/agreed-fees/agreed-fees-page.tsx'),
  'AgreedFeesPage',
);
const ListPage = lazyRouteComponent(() => import('../features/lists/list/list-page.tsx'), 'ListPage');
const HistoryPage = lazyRouteComponent(() => import('../features/history/history-page.tsx'), 'HistoryPage');
const UsersPage = lazyRouteComponent(() => import('../features/users/users-page.tsx'), 'UsersPage');

/** The page of a list with the form to add a row open. */
const addPage = (of: PagedList, title: MessageDescriptor, alsoCalled: string) => ({
  title,
  component: function AddPage() {
    return <ListPage of={of} title={useTitleText()(lists[of].labels)} isAdding />;
  },
  messages: ['lists', 'errors', 'admin-errors'] as const,
  nav: { group: 'palette', alsoCalled, icon: Plus } as const,
});

const otherPages: Readonly<Record<Exclude<AdminPage, ListPath>, PageDefinition>> = {
  '/admin': {
    title: msg`Overview`,
    component: lazyRouteComponent(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    messages: ['dashboard', 'errors', 'admin-errors'],
    nav: {
      group: 'first',
      alsoCalled: 'admin dashboard overview لوحة التحكم نظرة عامة',
      icon: LayoutDashboard,
    },
  },
  '/admin/products': {
    title: msg`All products`,
    component: lazyRouteComponent(() => import('../features/products/products-page.tsx'), 'ProductsPage'),
    messages: ['products', 'errors', 'admin-errors'],
    nav: { group: 'prices', alsoCalled: 'admin products sellers كل المنتجات', icon: Package },
  },
  '/admin/product': {
    title: msg`Product`,
    component: lazyRouteComponent(() => import('../features/products/product-page.tsx'), 'ProductPage'),
    messages: ['products', 'errors', 'admin-errors'],
  },
  '/admin/range-factor': {
    title: msg`Range factors`,
    component: lazyRouteComponent(
      () => import('../features/lists/range-factors/general-factors-page.tsx'),
      'GeneralFactorsPage',
    ),
    messages: ['lists', 'errors', 'admin-errors'],
    nav: {
      group: 'prices',
      alsoCalled: 'range factors general floor معاملات النطاق العامة',
      icon: ChartLine,
    },
  },
  '/admin/product-range-factor': {
    title: msg`Range factors of a family or type`,
    component: lazyRouteComponent(
      () => import('../features/lists/range-factors/product-factors-page.tsx'),
      'ProductFactorsPage',
    ),
    messages: ['lists', 'errors', 'admin-errors'],
    nav: {
      group: 'prices',
      title: msg`Range factors by family`,
      alsoCalled: 'range factors family type معاملات عائلة نوع',
      icon: Target,
    },
  },
  '/admin/fee-table': {
    title: msg`Fee tables`,
    component: lazyRouteComponent(
      () => import('../features/fee-tables/list/fee-tables-page.tsx'),
      'FeeTablesPage',
    ),
    messages: ['fees', 'errors', 'admin-errors'],
    nav: {
      group: 'fees',
      alsoCalled: 'fee tables versions commissions جداول الرسوم العمولات',
      icon: FileSpreadsheet,
    },
  },
  '/admin/fee-table/version': {
    title: msg`Fee table`,
    component: lazyRouteComponent(
      () => import('../features/fee-tables/version/version-page.tsx'),
      'VersionPage',
    ),
    messages: ['fees', 'errors', 'admin-errors'],
  },
  '/admin/fee-proposals': {
    title: msg`Changes for all sellers`,
    component: lazyRouteComponent(
      () => import('../features/fee-proposals/fee-proposals-page.tsx'),
      'FeeProposalsPage',
    ),
    messages: ['lists', 'errors', 'admin-errors'],
    nav: {
      group: 'fees',
      alsoCalled: 'proposals approve second person two people اعتماد التغييرات شخص ثان',
      icon: ShieldCheck,
    },
  },
  '/admin/agreed-fees': {
    title: msg`Agreed fees`,
    component: () => <AgreedFeesPage isAdmin />,
    messages: ['products', 'errors', 'admin-errors'],
    nav: {
      group: 'fees',
      alsoCalled: 'agreed fees contract sellers override رسوم متفق عليها عقد',
      icon: Handshake,
    },
  },
  '/admin/statement-rates': {
    title: msg`Seen on statements`,
    component: lazyRouteComponent(
      () => import('../features/fee-tables/evidence/evidence-page.tsx'),
      'EvidencePage',
    ),
    messages: ['fees', 'errors', 'admin-errors'],
    nav: {
      group: 'fees',
      alsoCalled: 'evidence commissions seen on statements sellers كشوف الحساب أدلة العمولات',
      icon: FileSearch,
    },
  },
  '/admin/classification': {
    title: msg`Size classes`,
    component: lazyRouteComponent(
      () => import('../features/fee-tables/classes/classification-page.tsx'),
      'ClassificationPage',
    ),
    messages: ['fees', 'errors', 'admin-errors'],
    nav: { group: 'fees', alsoCalled: 'classification size classes tiers فئات الحجم', icon: Ruler },
  },
  '/admin/subscription': {
    title: msg`Subscriptions`,
    component: lazyRouteComponent(
      () => import('../features/subscriptions/subscriptions-page.tsx'),
      'SubscriptionsPage',
    ),
    messages: ['subscriptions', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'subscriptions plans accept renew extend الاشتراكات قبول تجديد تمديد',
      icon: CreditCard,
    },
  },
  '/admin/transaction': {
    title: msg`Payments`,
    component: lazyRouteComponent(
      () => import('../features/subscriptions/payments/transactions-page.tsx'),
      'TransactionsPage',
    ),
    messages: ['subscriptions', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'payments transactions refunds المدفوعات المعاملات الاسترداد',
      icon: ReceiptText,
    },
  },
  '/admin/saved-cards': {
    title: msg`Saved cards`,
    component: lazyRouteComponent(
      () => import('../features/subscriptions/payments/cards-page.tsx'),
      'CardsPage',
    ),
    messages: ['subscriptions', 'errors', 'admin-errors'],
    nav: { group: 'people', alsoCalled: 'saved cards البطاقات المحفوظة', icon: WalletCards },
  },
  '/admin/user/active': {
    title: msg`Active users`,
    component: () => <UsersPage list="active" />,
    messages: ['users', 'errors', 'sign-in-errors', 'admin-errors'],
    nav: { group: 'people', alsoCalled: 'admin users accounts المستخدمون النشطون', icon: Users },
  },
  '/admin/user/inactive': {
    title: msg`Inactive users`,
    component: () => <UsersPage list="inactive" />,
    messages: ['users', 'errors', 'sign-in-errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'admin users approve pending blocked المستخدمون غير النشطين موافقة',
      icon: UserCheck,
    },
  },
  '/admin/contact-management': {
    title: msg`Contact and newsletter`,
    component: lazyRouteComponent(
      () => import('../features/contact-management/contact-management-page.tsx'),
      'ContactManagementPage',
    ),
    messages: ['contact-management', 'errors', 'contact-errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'contact messages newsletter mail support رسائل التواصل النشرة البريدية',
      icon: Inbox,
    },
  },
  '/admin/legal-documents': {
    title: msg`Terms and privacy`,
    component: lazyRouteComponent(
      () => import('../features/legal-documents/legal-documents-page.tsx'),
      'LegalDocumentsPage',
    ),
    messages: ['legal-documents', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'terms privacy policy legal documents الشروط والأحكام سياسة الخصوصية',
      icon: Scale,
    },
  },
  '/admin/history': {
    title: msg`History`,
    component: HistoryPage,
    messages: ['history', 'errors', 'admin-errors'],
    nav: { group: 'people', alsoCalled: 'history changes audit السجل التعديلات', icon: History },
  },
  ...operationPages,
  '/admin/add-product-family': addPage(
    'productFamily',
    msg`Add a product family`,
    'add new product family إضافة عائلة',
  ),
  '/admin/add-classification-category': addPage(
    'classificationCategory',
    msg`Add a size class category`,
    'add new classification category إضافة تصنيف',
  ),
  '/admin/add-classfication': {
    title: msg`Size class`,
    component: lazyRouteComponent(
      () => import('../features/fee-tables/editor/class-editor-page.tsx'),
      'ClassEditorPage',
    ),
    messages: ['fees', 'errors', 'admin-errors'],
    nav: {
      group: 'palette',
      title: msg`Add a size class`,
      alsoCalled: 'add new classification size class إضافة فئة حجم',
      icon: Plus,
    },
  },
  '/admin/fee-table/compare': {
    title: msg`Compare fee tables`,
    component: lazyRouteComponent(
      () => import('../features/fee-tables/compare/compare-page.tsx'),
      'ComparePage',
    ),
    messages: ['fees', 'errors', 'admin-errors'],
    nav: {
      group: 'palette',
      alsoCalled: 'compare versions fee tables مقارنة جداول الرسوم',
      icon: GitCompare,
    },
  },
  '/admin/product-family-history': {
    title: msg`History of product families`,
    component: ({ title }) => <HistoryPage title={title} entity="productFamily" />,
    messages: ['history', 'errors', 'admin-errors'],
    nav: { group: 'palette', alsoCalled: 'product family history سجل عائلات', icon: History },
  },
  '/admin/product-sub-family-history': {
    title: msg`History of product sub families`,
    component: ({ title }) => <HistoryPage title={title} entity="productSubFamily" />,
    messages: ['history', 'errors', 'admin-errors'],
    nav: { group: 'palette', alsoCalled: 'product sub family history سجل العائلات الفرعية', icon: History },
  },
};

/**
 * Pages that only admins open: a long list, which a seller's browser need not load. They appear in the
 * navigation in this order.
 */
export const adminPages: PageRegister = { ...otherPages, ...adminListPages };
