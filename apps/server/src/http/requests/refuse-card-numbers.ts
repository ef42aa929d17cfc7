import { basePath } from '@saer/contract/api/endpoint';
import { hasCardNumber } from '@saer/contract/api/card-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodedAddress } from '../../logging/serializers.ts';
import { filesPath } from './request-address.ts';
import { AppError } from '../replies/app-error.ts';

/** The longest barcode (a GTIN) has 14 digits: every tenth passes the check of card numbers by chance. */
const longerThanBarcodes = 15;

/** Telephone numbers (E.164) and VAT numbers have 15 digits at most. */
const longerThanTelephones = 16;

const shortestIn = (fields: readonly string[], digits: number) =>
  fields.map((field) => [field, digits] as const);

/**
 * Fields whose values are long numbers by their nature, and from how many digits on these could be a card's all the same. In the address
 * of a calculation and in the filter of a list there are barcodes.
 */
const fieldLimits: ReadonlyMap<string, number> = new Map([
  ...shortestIn(['barcode', 'sku', 'calculation', 'filter'], longerThanBarcodes),
  ...shortestIn(['mobile', 'phone', 'username', 'vatNumber'], longerThanTelephones),
]);

/** Orders of marketplaces have numbers of 14 to 17 digits, and claims name them. */
const claimsPath = `${basePath}/statement-claim`;
const claimLimits: ReadonlyMap<string, number> = new Map([
  ...fieldLimits,
  ...shortestIn(['key', 'item', 'statement'], Number.POSITIVE_INFINITY),
]);

interface Search {
  /** Digits from which on a number is looked at; undefined: 12, the shortest of a card. */
  readonly shortest: number | undefined;
  readonly limits: ReadonlyMap<string, number>;
}

/** Files in JSON. Their schemas take base64 alone, and in megabytes of it there are long numbers by chance. */
const fileFields = new Set(['file', 'picture', 'document', 'profileImage']);
/** A shorter text is no file, whatever its name. */
const shortestFile = 1_000;

/** Deeper than any body that a schema accepts. */
const deepest = 12;

/** The filter of a list is base64 of JSON: what people search for is in it. */
const decodedFilter = (filter: string): string => Buffer.from(filter, 'base64').toString();

const isFile = (name: string, value: unknown): boolean =>
  fileFields.has(name) && typeof value === 'string' && value.length >= shortestFile;

function holdsCardNumber(value: unknown, search: Search, depth = 0): boolean {
  const { shortest, limits } = search;
  if (typeof value === 'string') return hasCardNumber(value, shortest);
  if (typeof value === 'number') return value > 1e11 && hasCardNumber(String(value), shortest);
  if (typeof value !== 'object' || value === null || depth > deepest) return false;
  if (Array.isArray(value)) return value.some((each) => holdsCardNumber(each, search, depth + 1));
  return Object.entries(value).some(([name, each]) => {
    if (hasCardNumber(name, shortest)) return true;
    if (isFile(name, each)) return false;
    const limit = limits.get(name);
    const sent: unknown = name === 'filter' && typeof each === 'string' ? decodedFilter(each) : each;
    return holdsCardNumber(sent, limit === undefined ? search : { limits, shortest: limit }, depth + 1);
  });
}

/**
 * Headers by which callers and proxies name themselves, and the page that a request comes from: the address of a calculation has a
 * barcode. None of them is logged. Tokens among the others have letters.
 */
const ownHeaders = new Set([
  'cookie',
  'user-agent',
  'content-length',
  'content-type',
  'if-none-match',
  'x-request-id',
  'referer',
]);

const headersHoldOne = ({ headers }: FastifyRequest): boolean =>
  Object.entries(headers).some(
    ([name, value]) => !ownHeaders.has(name) && typeof value === 'string' && hasCardNumber(value),
  );

const isBelow = (paths: readonly string[], url: string): boolean =>
  paths.some((path) => url === path || url.startsWith(`${path}/`));

/** Texts about products name barcodes, of 12 to 14 digits, and every tenth of these passes the check. */
const productPaths = [
  'product',
  'search',
  'calculate',
  'statement',
  'statement-claim',
  'category-words',
  'category-search',
  'upload',
].map((path) => `${basePath}/${path}`);

/** So do the addresses of pages, such as a calculation or a search for a product. */
const namesBarcodes = (path: string): boolean => !isBelow([basePath], path) || isBelow(productPaths, path);

/** The gateway's stand-in takes cards on its own pages; the gateway's notifications have long numbers under its signature. */
const exemptPaths = [
  '/local/gateway',
  filesPath,
  ...['return', 'transaction-feedback', 'notification-feedback'].map(
    (path) => `${basePath}/payfort-payment/${path}`,
  ),
];

/** The address itself, for routes and for those that do not exist. */
function isInAddress({ url }: FastifyRequest): boolean {
  const [address = ''] = url.split('?', 1);
  return hasCardNumber(decodedAddress(address), longerThanBarcodes);
}

/**
 * Refuses every request with what could be a card number in its address, headers or JSON: cards are entered at the gateway alone. The
 * request is not read any further, and nothing of it is logged. Files are not searched: sheets of products are full of barcodes.
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const path = request.routeOptions.url ?? '';
    if (isBelow(exemptPaths, path)) return done();
    const shortest = namesBarcodes(path) ? longerThanBarcodes : undefined;
    const search = { shortest, limits: path === claimsPath ? claimLimits : fieldLimits };
    const isFound =
      isInAddress(request) ||
      holdsCardNumber(request.query, search) ||
      holdsCardNumber(request.body, search) ||
      headersHoldOne(request);
    return isFound ? done(new AppError({ code: 'cardNumberSent' })) : done();
  });
}
