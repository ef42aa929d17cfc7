import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { legalPages } from '@saer/contract/legal/legal-states';
import { notificationStreamPath } from '@saer/contract/contact/notification';
import { newsletterPages } from '@saer/contract/contact/newsletter-consent';
import { publicPageAddress, publicPages } from '@saer/contract/site/public-pages';
import { sharedAnswerPath } from '@saer/contract/products/sharing';
import { languages } from '@saer/i18n/locale';
import { filesPath } from '../../apps/server/src/http/requests/request-address.ts';
import { reportPath } from '../../apps/server/src/integrations/reports/report-addresses.ts';
import { notificationPaths } from '../../apps/server/src/integrations/gateway/notification.ts';
import { returnPath } from '../../apps/server/src/payments/purchasing/start-payment.ts';
import { samples } from '../../apps/server/src/authorisation/testing/samples.ts';
import type { HttpReply } from '../core/http-client.ts';
import { headersOfAll, headersOfPages } from '../core/security-headers.ts';

/** Routes that are attacked in one way. */
export interface RouteKind {
  readonly name: string;
  readonly includes: (url: string, method: string) => boolean;
  /** Absent: its requests must be counted. True where it only sends what is in memory. */
  readonly mayBeFree?: boolean;
  /** True if a stranger with a forged token is answered as they must be; absent: the matrix of roles attacks it. */
  readonly isRight?: (reply: HttpReply) => boolean;
  readonly headers?: Readonly<Record<string, RegExp>>;
}

const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
const addressesOf = (pages: readonly (typeof publicPages)[number][]) =>
  new Set(pages.flatMap((page) => [page, ...languages.map((language) => publicPageAddress(language, page))]));
const isLegal = (page: string) => Object.values<string>(legalPages).includes(page);
const legal: ReadonlySet<string> = addressesOf(publicPages.filter(isLegal));
const built: ReadonlySet<string> = addressesOf(publicPages.filter((page) => !isLegal(page)));
const filesOfWeb = new Set(['/*', '/manifest.webmanifest', '/service-worker.js']);
const mailLinks = new Set<string>(Object.values(newsletterPages));
const notifications = new Set(Object.values(notificationPaths).map((path) => `${basePath}${path}`));

const isSafe = { 'cache-control': /no-store/, 'x-content-type-options': /^nosniff$/ };
const answers =
  (...statuses: readonly number[]) =>
  ({ status }: HttpReply): boolean =>
    statuses.includes(status);
/** Answered like an address that there is not. */
const isHidden = ({ status, text }: HttpReply): boolean =>
  status === 404 && text.includes('"code":"notFound"');

/** Every kind of route. A route of none has no attack. */
export const routeKinds: readonly RouteKind[] = [
  {
    name: 'whether the process lives',
    includes: (url) => url === `${basePath}/health/live`,
    mayBeFree: true,
    isRight: answers(200),
    headers: headersOfAll,
  },
  {
    name: 'endpoint of the contract',
    includes: (url, method) => {
      const name = `${method} ${url.slice(basePath.length)}`;
      return url.startsWith(basePath) && known.has(name) && Object.hasOwn(samples, name);
    },
  },
  {
    name: 'page as it was built',
    includes: (url) => built.has(url) || url === '/user/add-product' || url === '/access/login',
    mayBeFree: true,
    isRight: answers(200),
    headers: headersOfPages,
  },
  { name: 'legal page', includes: (url) => legal.has(url), isRight: answers(200), headers: headersOfPages },
  {
    name: 'priced page',
    includes: (url) => url === '/calculator',
    isRight: answers(200),
    headers: headersOfPages,
  },
  {
    name: 'file of the web',
    includes: (url) => filesOfWeb.has(url),
    mayBeFree: true,
    isRight: answers(200, 404),
    headers: { 'x-content-type-options': /^nosniff$/ },
  },
  {
    name: 'where to report a weakness',
    includes: (url) => url === '/.well-known/security.txt',
    mayBeFree: true,
    isRight: answers(200),
    headers: headersOfAll,
  },
  {
    name: 'page of a local provider',
    includes: (url) => url.startsWith('/local/'),
    isRight: isHidden,
    headers: headersOfAll,
  },
  {
    name: 'link in a mail',
    includes: (url) => mailLinks.has(url),
    isRight: answers(400),
    headers: { ...headersOfPages, ...isSafe, 'referrer-policy': /^no-referrer$/, 'x-robots-tag': /noindex/ },
  },
  {
    name: 'webhook of the gateway',
    includes: (url, method) => method === 'POST' && notifications.has(url),
    isRight: answers(400),
    headers: headersOfAll,
  },
  {
    name: 'report of a delivery',
    includes: (url, method) => method === 'POST' && url.startsWith(`${basePath}${reportPath}/`),
    isRight: answers(404),
    headers: headersOfAll,
  },
  {
    name: 'way back from the gateway',
    includes: (url) => url === `${basePath}${returnPath}`,
    isRight: ({ status, headers }) =>
      status === 303 &&
      /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/checkout\/result$/.test(headers.location ?? ''),
    headers: headersOfAll,
  },
  {
    name: 'shared answer',
    includes: (url) => url === `${sharedAnswerPath}/*`,
    isRight: answers(404),
    headers: { ...headersOfPages, 'x-robots-tag': /noindex/ },
  },
  {
    name: 'documentation',
    includes: (url) => url.startsWith(`${basePath}/docs`),
    isRight: answers(200, 404),
    headers: headersOfAll,
  },
  {
    name: 'files service',
    includes: (url) => url.startsWith(`${filesPath}/`),
    isRight: answers(401, 404),
    headers: { ...headersOfAll, ...isSafe },
  },
  {
    name: 'stream of notifications',
    includes: (url) => url === `${basePath}${notificationStreamPath}`,
    isRight: answers(401),
    headers: { ...headersOfAll, ...isSafe },
  },
  {
    name: 'address of the API that there is not',
    includes: (url) => url === basePath || url === `${basePath}/*`,
    isRight: isHidden,
    headers: headersOfAll,
  },
];

/** The kind of a route; undefined: it has no attack. */
export const kindOfRoute = (url: string, method: string): RouteKind | undefined =>
  routeKinds.find(({ includes }) => includes(url, method));
