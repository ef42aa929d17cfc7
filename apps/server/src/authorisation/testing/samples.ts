import * as z from 'zod/mini';
import { type Endpoint, nothing } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { lists } from '@saer/contract/lists/all';
import { pricingPlan } from '@saer/contract/subscriptions/pricing-plan';
import { testPassword } from '../../testing/accounts.ts';
import { announcementText } from '../../announcements/testing/new-announcement.ts';
import { newsletter } from '../../newsletter/testing/newsletter-rows.ts';
import { byBody, byQuery, noRow, type Sample, withBody } from './sample.ts';

const pictureByQuery: Sample = {
  row: 'file',
  query: (key) => ({ bucketId: 'pictures', fileId: String(key) }),
};

const written = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  nameEn: 'Watch',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
};

const scenarioContent = { name: 'Dearer supplier', columns: [{ inputs: { cost: '12.50' } }] };

/** Fields that name a row. */
const naming = /^(?:ids?|key|reference)$|Ids?$/;

const fieldsIn = (schema: Endpoint['body']): readonly string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : [];

/**
 * The sample of an endpoint whose request names no row that could be somebody else's; undefined: it needs one of its own. Access is checked
 * before a body is read, so the body may be empty.
 */
function plainSample({ access, query, body }: Endpoint): Sample | undefined {
  if (!z.safeParse(query, {}).success) return undefined;
  const isOfSellers = access !== 'admin' && access !== 'public';
  if (isOfSellers && [...fieldsIn(query), ...fieldsIn(body)].some((field) => naming.test(field)))
    return undefined;
  return body === nothing ? noRow : withBody({});
}

/** Samples of endpoints that need more than an empty request. */
const ownSamples: Readonly<Record<string, Sample>> = {
  ...Object.fromEntries(
    [...Object.values(lists).map(({ find }) => find.path), pricingPlan.find.path].map((path) => [
      `DELETE ${path}`,
      noRow,
    ]),
  ),
  'GET /product': byQuery('product'),
  'GET /product/download': { query: () => ({ format: 'csv' }) },
  'POST /product': withBody(written),
  'PUT /product': byBody('product', { version: 1, ...written }),
  'DELETE /product': byQuery('product'),
  'POST /product/outdated/reprice': withBody({ price: 'keep', filter: btoa('{"limit":1}') }),
  'POST /product/lookup': withBody({ keys: [{ sku: 'W-1' }] }),
  'POST /product/reprice': {
    row: 'product',
    body: (id) => ({ products: [{ id, version: 1, price: 'keep' }] }),
  },
  'GET /search': { query: () => ({ text: 'watch' }) },
  'POST /product/recommended-price': {
    row: 'product',
    body: (id) => ({ products: [{ id, version: 1 }] }),
  },
  'POST /product/recommended-price/undo': {
    row: 'product',
    body: (id) => ({ products: [{ id, version: 1, price: null, currentPrice: null }] }),
  },
  'POST /product/action/apply': withBody({ filter: btoa('{"limit":1}') }),
  'GET /product/image': byQuery('product', 'productId'),
  'GET /product/image/file': byQuery('productImage'),
  'POST /upload/product-image': { query: () => ({ productId: '1' }) },
  'DELETE /product/image': byQuery('productImage'),
  'POST /upload/image': noRow,
  'POST /upload/contact-us': noRow,
  'GET /file': pictureByQuery,
  'GET /file/download': pictureByQuery,
  'GET /file/preview': pictureByQuery,
  'DELETE /file': pictureByQuery,
  'POST /product/batch': withBody({}),
  'GET /product/batch': byQuery('batch', 'key'),
  'PUT /product/batch': byBody('batch', { from: 0, products: [written] }, 'key'),
  'POST /product/batch/store': byBody('batch', {}, 'key'),
  'DELETE /product/batch': byQuery('batch', 'key'),
  'POST /upload/product': { query: () => ({ key: crypto.randomUUID() }) },
  'GET /product/column-mapping': { query: () => ({ headers: 'a'.repeat(64) }) },
  'PUT /product/column-mapping': withBody({ headers: 'a'.repeat(64), mapping: { cost: 1 } }),
  'PUT /product/category-answer': withBody({ term: 'timepieces', subFamily: 'watches' }),
  'DELETE /product/category-answer': { query: () => ({ term: 'timepieces' }) },
  'POST /category-search/miss': withBody({ term: 'hoverboard', language: 'en' }),
  'DELETE /category-search/miss': { query: () => ({ id: '1' }) },
  'GET /release/download': byQuery('publishedRelease'),
  'PUT /release': byBody('release', { version: 1, notesEn: 'Faster.', notesAr: 'أسرع.' }),
  'DELETE /release': byQuery('release'),
  'POST /release/withdraw': byBody('publishedRelease', { version: 1, reason: 'It does not start.' }),
  'GET /fee-proposal/review': byQuery('feeProposal'),
  'GET /fee-proposal/impact': byQuery('feeProposal'),
  'GET /list-reach': { query: () => ({ list: 'store', id: '1' }) },
  'POST /history/put-back': byBody('change'),
  'POST /user-subscription': withBody({}),
  'PUT /user-subscription': byBody('subscription', { version: 1, event: 'renew', note: 'Paid by transfer' }),
  'PATCH /user-subscription': byBody('subscription', { version: 1, event: 'cancelAtEnd' }),
  'POST /user-subscription/renewal': byBody('subscription', { savedCardId: null }, 'subscriptionId'),
  'GET /user-subscription/story': byQuery('subscription'),
  'GET /user-subscription/payment-status': byQuery('payment', 'reference'),
  'POST /payfort-payment/purchase': withBody({}),
  'DELETE /saved-cards': byQuery('savedCard'),
  'GET /invoice/file': byQuery('invoice'),
  'POST /daily-close': withBody({ report: '' }),
  'GET /contact-us': byQuery('contactMessage'),
  'GET /contact-us/picture': byQuery('contactPicture'),
  'PUT /contact-us': byBody('contactMessage', { version: 1, event: 'take' }),
  'PATCH /contact-us': byBody('contactMessage', { version: 1, assigneeId: null }),
  'POST /contact-us/reply': {
    row: 'contactMessage',
    body: (id) => ({ id, version: 1, key: crypto.randomUUID(), text: 'Yes, it does.', awaitsAnswer: false }),
  },
  'POST /contact-us/note': {
    row: 'contactMessage',
    body: (id) => ({ id, key: crypto.randomUUID(), text: 'Called back.' }),
  },
  'POST /contact-us/spam': { query: () => ({ id: '999999' }) },
  'DELETE /contact-us': byQuery('contactMessage'),
  'DELETE /newsletter/subscriber': byQuery('newsletterSubscriber'),
  'PUT /newsletter/issue': byBody('newsletterIssue', { version: 1, ...newsletter }),
  'DELETE /newsletter/issue': byQuery('newsletterIssue'),
  'POST /newsletter/issue/test': byBody('newsletterIssue'),
  'POST /newsletter/issue/send': byBody('newsletterIssue', { version: 1 }),
  'PUT /fee-book/deemed-supplier': withBody({ store: 'NOON_SA_FBN', deemedSupplier: 'unknown' }),
  'POST /agreed-fee': withBody({}),
  'PUT /agreed-fee': byBody('agreedFee', { version: 1, referralRate: 800 }),
  'DELETE /agreed-fee': byQuery('agreedFee'),
  'GET /scenario': byQuery('scenario'),
  'POST /scenario': withBody(scenarioContent),
  'PUT /scenario': byBody('scenario', { version: 1, ...scenarioContent }),
  'PATCH /scenario': byBody('scenario', { version: 1, name: 'Cheaper supplier' }),
  'DELETE /scenario': byQuery('scenario'),
  'GET /fee-table/version': { query: () => ({ id: '1' }) },
  'GET /fee-table/publishers': { query: () => ({ id: '1' }) },
  'GET /fee-table/doubts': { query: () => ({ id: '1' }) },
  'GET /fee-table/impact': { query: () => ({ id: '1' }) },
  'GET /fee-table/impact/seller': { query: () => ({ id: '1', seller: '1' }) },
  'GET /fee-table/impact/workbook': { query: () => ({ id: '1' }) },
  'GET /fee-table/notice': { query: () => ({ id: '1', seller: '1' }) },
  'GET /fee-table/workbook': { query: () => ({ id: '1' }) },
  'POST /legal-document/accept': withBody({ ids: [999_999] }),
  'GET /legal-document/version': { query: () => ({ id: '1' }) },
  'DELETE /legal-document': { query: () => ({ id: 'none' }) },
  'GET /legal-document/acceptance': { query: () => ({ id: '1' }) },
  'GET /share/card': { query: () => ({ token: 'none' }) },
  'PUT /notification': { row: 'notification', body: (id) => ({ isRead: true, ids: [id] }) },
  'DELETE /notification': byQuery('notification'),
  'PUT /notification-settings': withBody({ version: 0 }),
  'POST /push-target': withBody({
    kind: 'web',
    subscription: {
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
  }),
  'DELETE /push-target': byQuery('pushTarget'),
  'GET /notification-message': byQuery('failedMessage'),
  'PUT /notification-message': byBody('failedMessage', {
    recipient: 'typo@mail.invalid',
    email: 'maha@example.com',
  }),
  'POST /notification-message/reach': withBody({ scope: { kind: 'gaveUp', channel: 'email' } }),
  'POST /notification-message/send': {
    row: 'failedMessage',
    body: (id) => ({ scope: { kind: 'some', ids: [id] } }),
  },
  'POST /notification-message/address': byBody('failedMessage'),
  'POST /announcement/audience': withBody({ audience: { kind: 'all' } }),
  'PUT /announcement': byBody('announcement', { version: 1, ...announcementText }),
  'DELETE /announcement': byQuery('announcement'),
  'POST /announcement/send': byBody('announcement', { version: 1 }),
  'POST /announcement/withdraw': byBody('scheduledAnnouncement', { version: 1 }),
  'POST /job/run': withBody({ name: 'tidySheets' }),
  'GET /statistics': { query: () => ({ days: '30' }) },
  'GET /statistics/export': { query: () => ({ days: '30', format: 'csv' }) },

  'POST /auth/logout': withBody({ token: 'none' }),
  'DELETE /auth/session': byQuery('session', 'sessionId'),
  'PATCH /auth/passkey': byBody('passkey', { name: 'Phone' }),
  'POST /auth/passkey/remove': byBody('passkey', { password: testPassword }),
  'POST /auth/nafath/verification': withBody({}),
  'POST /auth/nafath/check-status': byBody('identityCheck', {}, 'requestId'),

  'PATCH /user/info': withBody({ firstName: 'Reem' }),
  'PATCH /user/sub-user': byBody('subUser', { firstName: 'Reem' }),
  'DELETE /user/sub-user': byQuery('subUser'),

  'GET /user': byQuery('account'),
  'PATCH /user': byBody('account', { firstName: 'Reem' }),
  'DELETE /user': byQuery('account'),
  'POST /user/activate': byBody('waitingAccount'),
  'POST /user/deactivate': byBody('account'),
  'POST /user/block': byBody('account'),
  'POST /user/restore-user': byBody('deletedAccount'),
  'POST /user/reset-password': byBody('account'),
  'POST /user/reset-second-factor': byBody('account'),
};

/** A sample request for every endpoint: one without fails the matrix. */
export const samples: Readonly<Record<string, Sample>> = {
  ...Object.fromEntries(
    endpoints.flatMap((endpoint) => {
      const sample = plainSample(endpoint);
      return sample === undefined ? [] : [[`${endpoint.method} ${endpoint.path}`, sample]];
    }),
  ),
  ...ownSamples,
};
