import { lists } from '@saer/contract/lists/all';
import { pricingPlan } from '@saer/contract/pricing-plan';
import { testPassword } from '../../testing/accounts.ts';
import type { RowKey, RowKind } from './rows.ts';

export interface Sample {
  /** The kind of row that the request names; absent if none. */
  readonly row?: RowKind;
  readonly query?: (key: RowKey) => Readonly<Record<string, string>>;
  readonly body?: (key: RowKey) => unknown;
}

/** A request that names no row. Its content does not matter: access is checked before the body is read. */
const noRow: Sample = {};
const withBody = (body: unknown): Sample => ({ body: () => body });
const byQuery = (row: RowKind, name = 'id'): Sample => ({ row, query: (key) => ({ [name]: String(key) }) });
const byBody = (row: RowKind, more: object = {}, name = 'id'): Sample => ({
  row,
  body: (key) => ({ [name]: key, ...more }),
});

const written = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  nameEn: 'Watch',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
};

const listPaths = [...Object.values(lists).map(({ find }) => find.path), pricingPlan.find.path];

/** A sample request for every endpoint: one without fails the matrix. */
export const samples: Readonly<Record<string, Sample>> = {
  ...Object.fromEntries(
    listPaths.flatMap((path) => [
      [`GET ${path}`, noRow],
      [`GET ${path}/page`, noRow],
      [`POST ${path}`, withBody({})],
      [`PUT ${path}`, withBody({})],
      [`DELETE ${path}`, noRow],
    ]),
  ),
  'POST /product/calculate': withBody({}),
  'GET /product': byQuery('product'),
  'GET /product/page': noRow,
  'GET /product/download': { query: () => ({ format: 'csv' }) },
  'POST /product': withBody(written),
  'PUT /product': byBody('product', { version: 1, ...written }),
  'DELETE /product': byQuery('product'),
  'GET /product/history/page': noRow,
  'GET /product/outdated': noRow,
  'POST /product/outdated/reprice': withBody({ price: 'keep', filter: btoa('{"limit":1}') }),
  'POST /product/lookup': withBody({ keys: [{ sku: 'W-1' }] }),
  'POST /product/reprice': {
    row: 'product',
    body: (id) => ({ products: [{ id, version: 1, price: 'keep' }] }),
  },
  'GET /product/summary': noRow,
  'POST /product/example': noRow,
  'DELETE /product/example': noRow,
  'GET /search': { query: () => ({ text: 'watch' }) },
  'POST /product/recommended-price': {
    row: 'product',
    body: (id) => ({ products: [{ id, version: 1 }] }),
  },
  'POST /product/recommended-price/undo': {
    row: 'product',
    body: (id) => ({ products: [{ id, version: 1, price: null, currentPrice: null }] }),
  },
  'GET /product/image': byQuery('product', 'productId'),
  'GET /product/image/file': byQuery('productImage'),
  'POST /upload/product-image': { query: () => ({ productId: '1' }) },
  'DELETE /product/image': byQuery('productImage'),
  'POST /product/batch': withBody({}),
  'GET /product/batch': byQuery('batch', 'key'),
  'PUT /product/batch': byBody('batch', { from: 0, products: [written] }, 'key'),
  'POST /product/batch/store': byBody('batch', {}, 'key'),
  'DELETE /product/batch': byQuery('batch', 'key'),
  'POST /upload/product': { query: () => ({ key: crypto.randomUUID() }) },
  'GET /product/column-mapping': { query: () => ({ headers: 'a'.repeat(64) }) },
  'PUT /product/column-mapping': withBody({ headers: 'a'.repeat(64), mapping: { cost: 1 } }),
  'GET /product/category-answer': noRow,
  'PUT /product/category-answer': withBody({ term: 'timepieces', subFamily: 'watches' }),
  'DELETE /product/category-answer': { query: () => ({ term: 'timepieces' }) },
  'GET /category-words': noRow,
  'POST /category-search/miss': withBody({ term: 'hoverboard', language: 'en' }),
  'GET /category-search/miss/page': noRow,
  'POST /category-search/miss/add': withBody({}),
  'DELETE /category-search/miss': { query: () => ({ id: '1' }) },
  'GET /dashboard': noRow,
  'GET /dashboard/seller': noRow,
  'GET /history/page': noRow,
  'POST /history/put-back': byBody('change'),
  'GET /fee-book': noRow,
  'GET /fee-book/agreed': noRow,
  'GET /agreed-fee/page': noRow,
  'POST /agreed-fee': withBody({}),
  'PUT /agreed-fee': byBody('agreedFee', { version: 1, referralRate: 800 }),
  'DELETE /agreed-fee': byQuery('agreedFee'),
  'GET /product-range-factors/versions': noRow,
  'POST /product-range-factors/bands': withBody({}),
  'POST /product-range-factors/submit': withBody({}),
  'POST /product-range-factors/return': withBody({}),
  'POST /product-range-factors/publish': withBody({}),
  'POST /product-range-factors/withdraw': withBody({}),
  'GET /fee-table/version': { query: () => ({ id: '1' }) },
  'PUT /fee-table/content': withBody({}),
  'POST /fee-table/rates': withBody({}),
  'POST /fee-table/submit': withBody({}),
  'POST /fee-table/return': withBody({}),
  'POST /fee-table/withdraw': withBody({}),
  'POST /fee-table/publish': withBody({}),
  'GET /fee-table/publishers': { query: () => ({ id: '1' }) },
  'POST /fee-table/confirm': withBody({}),
  'GET /fee-table/impact': { query: () => ({ id: '1' }) },
  'GET /fee-table/impact/seller': { query: () => ({ id: '1', seller: '1' }) },
  'GET /fee-table/impact/workbook': { query: () => ({ id: '1' }) },
  'GET /fee-table/notice': { query: () => ({ id: '1', seller: '1' }) },
  'POST /fee-table/notice': withBody({}),
  'GET /fee-table/workbook': { query: () => ({ id: '1' }) },
  'POST /fee-table/read-workbook': withBody({}),
  'GET /health': noRow,
  'GET /health/live': noRow,
  'GET /health/ready': noRow,
  'GET /partner': noRow,

  'POST /auth/authenticate': withBody({}),
  'POST /auth/logout': withBody({ token: 'none' }),
  'POST /auth/register': withBody({}),
  'POST /auth/check-user-validation': withBody({}),
  'POST /auth/check-user-exist': withBody({}),
  'POST /auth/otp': withBody({}),
  'POST /auth/otp/resend': withBody({}),
  'POST /auth/is-verified': withBody({}),
  'POST /auth/forgot-password': withBody({}),
  'POST /auth/reset-password': withBody({}),
  'POST /auth/change-password': withBody({}),
  'GET /auth/session': noRow,
  'DELETE /auth/session': byQuery('session', 'sessionId'),
  'POST /auth/session/end-others': noRow,
  'POST /auth/second-factor': withBody({}),
  'POST /auth/passkey/sign-in/start': noRow,
  'POST /auth/passkey/sign-in': withBody({}),
  'GET /auth/security': noRow,
  'POST /auth/totp/start': withBody({}),
  'POST /auth/totp/confirm': withBody({}),
  'POST /auth/totp/disable': withBody({}),
  'POST /auth/recovery-codes': withBody({}),
  'POST /auth/passkey/start': withBody({}),
  'POST /auth/passkey': withBody({}),
  'PATCH /auth/passkey': byBody('passkey', { name: 'Phone' }),
  'POST /auth/passkey/remove': byBody('passkey', { password: testPassword }),
  'POST /auth/nafath/verification': withBody({}),
  'POST /auth/nafath/check-status': byBody('identityCheck', {}, 'requestId'),
  'POST /auth/nafath/callback': withBody({}),

  'GET /user/info': noRow,
  'PATCH /user/info': withBody({ firstName: 'Reem' }),
  'POST /user/change-contact': withBody({}),
  'GET /user/my-data': noRow,
  'POST /user/delete-my-account': withBody({}),
  'GET /user/sub-user': noRow,
  'POST /user/sub-user': withBody({}),
  'PATCH /user/sub-user': byBody('subUser', { firstName: 'Reem' }),
  'DELETE /user/sub-user': byQuery('subUser'),

  'GET /user/page': noRow,
  'GET /user': byQuery('account'),
  'POST /user': withBody({}),
  'PATCH /user': byBody('account', { firstName: 'Reem' }),
  'DELETE /user': byQuery('account'),
  'POST /user/activate': byBody('waitingAccount'),
  'POST /user/deactivate': byBody('account'),
  'POST /user/block': byBody('account'),
  'POST /user/restore-user': byBody('deletedAccount'),
  'POST /user/reset-password': byBody('account'),
  'POST /user/reset-second-factor': byBody('account'),
};
