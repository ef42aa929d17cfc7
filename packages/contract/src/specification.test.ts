import { expect, test } from 'vitest';
import { ownAccount } from './account/account.ts';
import { planTypes } from './fees/choices.ts';
import { contactMessage, sendContactMessage } from './contact/contact.ts';
import { basePath } from './api/endpoint.ts';
import { endpoints } from './endpoints.ts';
import { listFilter } from './api/list-filter.ts';
import { lists } from './lists/all.ts';
import { newsletterSubscriber } from './contact/newsletter.ts';
import { pageAccess } from './site/pages.ts';
import { listedProduct } from './products/product.ts';
import { roles } from './api/role.ts';
import { signedIn } from './account/session.ts';
import { paymentTypes, subscription } from './subscriptions/subscription.ts';
import { billingPeriods, subscriptionStatuses } from './subscriptions/subscription-lifecycle.ts';

/** The names that the specification fixes: a renamed one is a broken promise, whatever else still agrees. */
const fieldsOf = (shape: Readonly<Record<string, unknown>>): readonly string[] => Object.keys(shape);

test('the public pages of the specification', () => {
  const pages = ['/', '/terms', '/instructions', '/privacy-policy', '/about-us', '/contact-us', '/pricing'];
  for (const page of pages) expect(pageAccess).toHaveProperty([page], 'public');
});

test('the pages of access, checkout and account of the specification', () => {
  for (const page of ['/access', '/access/login', '/access/forgot-password', '/access/signup'])
    expect(pageAccess).toHaveProperty([page], 'public');
  const own = ['/account/settings/subscriptions', '/account/settings/manage-subscription-users', '/checkout'];
  for (const page of own) expect(pageAccess).toHaveProperty([page], 'subscriber');
  for (const page of ['/account/settings', '/user/download', '/user/add-product', '/user/product-history'])
    expect(pageAccess).toHaveProperty([page], 'signedIn');
});

test.each([
  '/admin/products',
  '/admin/product',
  '/admin/classification',
  '/admin/add-classfication',
  '/admin/classification-category',
  '/admin/add-classification-category',
  '/admin/range-factor',
  '/admin/product-range-factor',
  '/admin/product-type',
  '/admin/subscription',
  '/admin/store',
  '/admin/history',
  '/admin/user/active',
  '/admin/user/inactive',
  '/admin/product-family',
  '/admin/product-sub-family',
  '/admin/product-family-history',
  '/admin/product-sub-family-history',
  '/admin/add-product-family',
  '/admin/contact-management',
])('the page %s of the specification is an admin’s', (page) => {
  expect(pageAccess).toHaveProperty([page], 'admin');
});

test('the page of price plans needs no sign-in', () => {
  expect(pageAccess['/admin/price-plan']).toBe('public');
});

const paths: ReadonlySet<string> = new Set(endpoints.map(({ path }) => path));

test.each([
  '/auth/authenticate',
  '/otp',
  '/auth/logout',
  '/partner',
  '/auth/nafath/check-status',
  '/auth/nafath/verification',
  '/auth/is-verified',
  '/auth/register',
  '/auth/change-password',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/check-user-validation',
  '/auth/check-user-exist',
  '/user',
  '/user/sub-user',
  '/user/restore-user',
  '/user/info',
  '/user/reset-password',
  '/user/delete-my-account',
  '/payfort-payment/purchase',
  '/transaction',
  '/saved-cards',
  '/store',
  '/classification',
  '/classification-category',
  '/product-family',
  '/product-sub-family',
  '/product-type',
  '/product-range-factors',
  '/product',
  '/user-subscription',
  '/user-subscription/my-subscribers',
  '/user-subscription/has-subscription',
  '/user-subscription/payment-status',
  '/pricing-plan',
  '/price-plan',
  '/price-plan/page',
  '/contact-us',
  '/notification',
  '/notification-email',
  '/notification-sms',
  '/notification-settings',
  '/settings',
  '/error',
])('the resource %s of the specification', (path) => {
  expect(paths).toContain(path);
});

test('the base path and the methods of the specification', () => {
  expect(basePath).toBe('/v1');
  const methods = new Set(endpoints.map(({ method }) => method));
  expect([...methods].toSorted()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
});

test('the fields of a user', () => {
  const fields =
    'id firstName lastName fullName email mobile role status createdAt createdBy profileImage isVerified';
  expect(fieldsOf(ownAccount.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('the fields of a product', () => {
  const fields =
    'barcode family subFamily type sizeClass store cost commission marginRate marginAmount extraRate extraFixed vat fulfilmentFee override finalPrice recommendedPrice totalStoreFees profit finalMargin image';
  expect(fieldsOf(listedProduct.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('the fields of the lists', () => {
  const { productFamily, productSubFamily, productType, classification, classificationCategory, store } =
    lists;
  for (const { row } of [
    productFamily,
    productSubFamily,
    productType,
    classification,
    classificationCategory,
    store,
  ])
    expect(fieldsOf(row.shape)).toEqual(expect.arrayContaining(['nameEn', 'nameAr', 'createdAt']));
  expect(fieldsOf(lists.rangeFactor.row.shape)).toEqual(expect.arrayContaining(['min', 'max', 'factor']));
});

test('the fields of a size tier', () => {
  const fields = 'code longestSide medianSide shortestSide packaging maxShippingWeight breakpoint';
  expect(fieldsOf(lists.classification.row.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('the fields of a price plan', () => {
  const fields = 'nameEn descriptionEn type monthlyPrice yearlyPrice users recommended createdAt';
  expect(fieldsOf(lists.pricePlan.row.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
  expect(planTypes).toEqual(['standard', 'business', 'enterprise']);
});

test('the fields of a subscription, its statuses and periods', () => {
  const fields = 'plan paymentType startsAt endsAt subscriber status note unlimited';
  expect(fieldsOf(subscription.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
  expect([...subscriptionStatuses].toSorted()).toEqual(['ACTIVE', 'CANCELLED', 'EXPIRED', 'PENDING']);
  expect([...billingPeriods].toSorted()).toEqual(['MONTHLY', 'YEARLY']);
  expect(paymentTypes).toEqual(['ONLINE', 'OTHER']);
});

test('the fields of a contact message and of a newsletter subscriber', () => {
  expect(fieldsOf(sendContactMessage.body.shape)).toEqual(
    expect.arrayContaining(['name', 'email', 'message']),
  );
  expect(fieldsOf(contactMessage.shape)).toEqual(expect.arrayContaining(['name', 'email']));
  expect(fieldsOf(newsletterSubscriber.shape)).toContain('email');
});

test('the login response and the list filter', () => {
  const login = ['access_token', 'accessToken', 'appwriteToken', 'sessionId', 'metadata'];
  expect(fieldsOf(signedIn.shape)).toEqual(expect.arrayContaining(login));
  const filter = ['where', 'order_by', 'relations', 'page', 'limit', 'ignorePaginationCount'];
  expect(fieldsOf(listFilter.shape)).toEqual(expect.arrayContaining(filter));
});

test('the roles of the specification', () => {
  expect(roles).toEqual(expect.arrayContaining(['SUPER_ADMIN', 'ADMIN', 'ANONYMOUS_USER', 'USER']));
});
