import { basePath } from '@saer/contract/endpoint';
import { latinDigits } from '@saer/contract/latin-digits';
import { passesLuhn } from '@saer/contract/luhn';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filesPath } from './files-path.ts';
import { AppError } from './app-error.ts';

/**
 * A run of 12 to 19 digits as people write a card number, with single spaces or hyphens between them. No card begins with 0 or 1, so
 * that times in milliseconds are none.
 */
const runs = /(?<![\w.+-])[2-9](?:[ -]?\d){11,18}(?![\w-]|\.\d)/g;

/** Texts that look like the account number of a bank (ISO 13616); they are one if their check digits are right. */
const accountNumbers = /(?<!\w)[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?(?!\w)/gi;

function isAccountNumber(text: string): boolean {
  const compact = text.replaceAll(/[ -]/g, '').toUpperCase();
  const moved = `${compact.slice(4)}${compact.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Numbers of this country that are as long as a card's, and begin as none does: of telephones, and for VAT. */
const isOfOtherKind = (digits: string): boolean => /^966[15]\d{8}$|^3[0-35689]\d{12}3$/.test(digits);

const isSame = (digits: string): boolean => new Set(digits).size === 1;

/** The shortest card number; and the shortest that no barcode is as long as. */
const shortestCard = 12;
const longerThanBarcodes = 15;

/** Whether a text holds what could be a card number of at least this many digits. */
export function hasCardNumber(text: string, shortest = shortestCard): boolean {
  if (text.length < shortest) return false;
  const others = latinDigits(text).replaceAll(accountNumbers, (found) =>
    isAccountNumber(found) ? '' : found,
  );
  for (const [run] of others.matchAll(runs)) {
    const digits = run.replaceAll(/\D/g, '');
    if (digits.length >= shortest && passesLuhn(digits) && !isSame(digits) && !isOfOtherKind(digits))
      return true;
  }
  return false;
}

/** Fields whose values are long numbers by their nature: every tenth of these passes Luhn's check by chance. */
const longNumbers = new Set(['barcode', 'sku', 'mobile', 'phone', 'username', 'vatNumber', 'filter']);

/** Orders of marketplaces have numbers of 14 to 17 digits, and claims name them. */
const claimsPath = `${basePath}/statement-claim`;
const claimNumbers = new Set([...longNumbers, 'key', 'item', 'statement']);

interface Search {
  readonly shortest: number;
  /** Fields that are not searched. */
  readonly longNumbers: ReadonlySet<string>;
}

/** Deeper than any body that a schema accepts. */
const deepest = 12;

function holdsCardNumber(value: unknown, search: Search, depth = 0): boolean {
  const { shortest } = search;
  if (typeof value === 'string') return hasCardNumber(value, shortest);
  if (typeof value === 'number') return value > 1e11 && hasCardNumber(String(value), shortest);
  if (typeof value !== 'object' || value === null || depth > deepest) return false;
  if (Array.isArray(value)) return value.some((each) => holdsCardNumber(each, search, depth + 1));
  return Object.entries(value).some(
    ([name, each]) =>
      hasCardNumber(name, shortest) ||
      (!search.longNumbers.has(name) && holdsCardNumber(each, search, depth + 1)),
  );
}

/**
 * Headers by which callers and proxies name themselves, and the page that a request comes from: the address of a calculation has a
 * barcode. None of them is logged. Tokens among the others have letters.
 */
const ownHeaders = new Set([
  'cookie',
  'user-agent',
  'content-length',
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

/**
 * Refuses every request with what could be a card number in its address, headers or JSON: cards are entered at the gateway alone. The
 * request is not read any further, and nothing of it is logged. Files are not searched: sheets of products are full of barcodes.
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const path = request.routeOptions.url ?? '';
    if (isBelow(exemptPaths, path)) return done();
    const shortest = namesBarcodes(path) ? longerThanBarcodes : shortestCard;
    const search = { shortest, longNumbers: path === claimsPath ? claimNumbers : longNumbers };
    const isFound =
      holdsCardNumber(request.query, search) ||
      holdsCardNumber(request.body, search) ||
      headersHoldOne(request);
    return isFound ? done(new AppError({ code: 'cardNumberSent' })) : done();
  });
}
