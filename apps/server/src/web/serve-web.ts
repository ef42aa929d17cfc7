import { existsSync } from 'node:fs';
import { legalPages } from '@saer/contract/legal/legal-states';
import { pageAccess } from '@saer/contract/site/pages';
import { isToolPage } from '@saer/contract/products/tools';
import {
  notFoundPage,
  type PublicPage,
  publicPageAddress,
  publicPageFile,
  publicPages,
} from '@saer/contract/site/public-pages';
import { detectLanguage, isLanguage, type Language, languageCookie, languages } from '@saer/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isbot } from 'isbot';
import { isKnown } from '../http/replies/negotiation.ts';
import { isApiPath } from '../http/pages/not-found.ts';
import { requestAddress } from '../http/requests/request-address.ts';
import { free } from '../http/limits/route-cost.ts';
import { contentSecurityPolicy } from '../http/pages/security-headers.ts';
import { scriptHashes } from './script-hashes.ts';
import { type PageParts, pageCompleter } from './complete-page.ts';
import { type LinkPreview, withPreview } from './link-preview.ts';
import { type StaticFile, staticFiles } from './static-files.ts';

/** Headers for documents: what they may load and who may embed them. Irrelevant for scripts, style sheets, fonts and images. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const isPart = (type: string): boolean =>
  /^(?:text\/(?:css|javascript)|font\/|image\/(?:avif|png))/.test(type);

/** A worker is subject to the policy sent with its own script. */
const isWorker = (address: string): boolean => /[-/]worker[-.]/.test(address);

/** Leaves out the headers that only documents need. */
function withoutDocumentHeaders(reply: FastifyReply, address: string, { type }: StaticFile): void {
  if (!isPart(type) || isWorker(address)) return;
  for (const name of forDocuments) reply.removeHeader(name);
}

/** Answers with a file in the first encoding that the caller takes; nothing is compressed now. */
function sendStaticFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const { bytes, tag, encoding } = file.as(request.headers['accept-encoding']);
  if (file.isEncoded) {
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  }
  void reply.header('etag', tag);
  if (reply.statusCode === 200 && isKnown(request, tag)) return reply.code(304).send();
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.type(file.type).send(bytes);
}

const pages = [
  'app.html',
  ...languages.flatMap((language) => [
    ...([...publicPages, notFoundPage] as const).map((page) => publicPageFile(language, page)),
    ...['calculator', 'own-calculator', 'sign-in'].map((name) => `${language}/${name}.html`),
  ]),
];

/** A page that was filled: an older version is not for search engines. */
interface FilledPage {
  readonly file: StaticFile;
  readonly isIndexed: boolean;
}

/** Fills a built public page with what only the server knows; undefined: the page is complete as it was built. */
export type FillPublicPage = (
  page: PublicPage,
  language: Language,
  template: StaticFile,
  query: URLSearchParams,
) => Promise<FilledPage | 'notFound' | undefined>;

const hashed = 'public, max-age=31536000, immutable';
const checkedEachTime = 'no-cache';

/** Hashed assets never change under their name; everything else is revalidated. */
const cacheControl = (address: string): string => (address.startsWith('/assets/') ? hashed : checkedEachTime);

/** The language a visitor chose before, else the browser's. */
function visitorLanguage({ headers }: FastifyRequest): Language {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  // The one that only this site can have set wins over the one of plain http.
  const [stored] = [true, false].flatMap((isSecure) => {
    const start = `${languageCookie(isSecure)}=`;
    return cookies.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
  });
  return isLanguage(stored) ? stored : detectLanguage(headers['accept-language']);
}

/** Files are in memory, and one page asks for many of them. The build has compressed everything worth it. */
const ofFiles = { compress: false, config: free } as const;

/** Pages that are filled from the database count as requests. */
const ofDatabase = { compress: false } as const;
const isFilled = (page: PublicPage): boolean => Object.values<string>(legalPages).includes(page);

/** Tells whether the app has a page at a path; pages of the specification that are not built are a 404 like any other. */
function isAppPath(pathname: string): boolean {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return Object.hasOwn(pageAccess, path) || isToolPage(path);
}

/** The folders of the app's pages. */
const isBelowApp = (pathname: string): boolean =>
  /^\/(?:user|admin|account|checkout|access)\//.test(pathname);

const manifestPath = '/manifest.webmanifest';
const workerPath = '/service-worker.js';

/** Browsers that open a page get it as it was built and compressed; everybody else may only want to read its head. */
const isOpened = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && !isbot(headers['user-agent'] ?? '');

/** Tells whether a link preview is wanted of the calculation in an address. */
const isPriced = (request: FastifyRequest): boolean =>
  requestAddress(request).query !== '' && !isOpened(request);

const priced: RouteShorthandOptions = {
  compress: false,
  config: { cost: (request) => (isPriced(request) ? 1 : 0) },
};

interface WebOptions {
  /** The card gateway's page, which takes a form of ours. */
  readonly checkoutUrl?: string | undefined;
  /** False: the service worker is replaced by one that removes it from every browser. */
  readonly opensOffline?: boolean;
  /** Completes the pages whose content is in the database. */
  readonly fillPublicPage?: FillPublicPage;
  /** Returns the parts that are added to every page at present. */
  readonly findPageParts?: () => PageParts | undefined;
  /** Called with every page that is answered, new or unchanged, but not with those that do not exist. */
  readonly onPage?: (request: FastifyRequest, language: Language) => void;
  /** Finds the link preview of a calculation in the calculator's query; undefined if it has no price. */
  readonly findPreview?: (query: string, language: Language) => Promise<LinkPreview | undefined>;
}

interface Answered {
  /** Absent: the app. */
  readonly file?: StaticFile | undefined;
  readonly status?: number;
  /** Without what is added at present: the service worker saves it. */
  readonly isAsBuilt?: true;
  /** Absent: the visitor's. */
  readonly language?: Language;
}

/** The built web app: public pages as files, every other address the app itself. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  rejectUnknown: (request: FastifyRequest, reply: FastifyReply) => never,
  { checkoutUrl, fillPublicPage, findPageParts, onPage, findPreview, opensOffline = true }: WebOptions,
): Promise<void> {
  const files = existsSync(folder) ? staticFiles(folder) : new Map<string, StaticFile>();
  const page = (name: string): StaticFile | undefined => files.get(`/${name}`);
  const shell = page('app.html');
  if (shell === undefined || !pages.every((name) => files.has(`/${name}`))) {
    app.setNotFoundHandler(rejectUnknown);
    return;
  }
  const complete = pageCompleter(findPageParts ?? (() => undefined));
  const policies = new WeakMap<StaticFile, string>();
  /** Its inline scripts are permitted by their hashes, read on first request. */
  const contentPolicy = (file: StaticFile): string => {
    const known = policies.get(file);
    if (known !== undefined) return known;
    const policy = contentSecurityPolicy(scriptHashes(file.as('identity').bytes.toString()), checkoutUrl);
    policies.set(file, policy);
    return policy;
  };
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { file: built = shell, status = 200, isAsBuilt, language }: Answered = {},
  ) => {
    const file = isAsBuilt ? built : await complete(built);
    void reply.header('content-security-policy', contentPolicy(file));
    if (status === 200 && request.method === 'GET') onPage?.(request, language ?? visitorLanguage(request));
    return sendStaticFile(request, reply.code(status).header('cache-control', checkedEachTime), file);
  };
  /** Answers in the visitor's language. */
  const sendSpoken =
    (fileIn: (language: Language) => string, status = 200) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      if (reply.getHeader('vary') === undefined) void reply.header('vary', 'accept-language, cookie');
      const language = visitorLanguage(request);
      return sendPage(request, reply, { file: page(fileIn(language)), status, language });
    };

  const sendNotFound = sendSpoken((language) => publicPageFile(language, notFoundPage), 404);
  const sendPublicPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    each: PublicPage,
    language: Language,
  ) => {
    const built = page(publicPageFile(language, each)) ?? shell;
    const query = new URLSearchParams(requestAddress(request).query);
    const filled = await fillPublicPage?.(each, language, built, query);
    if (filled === 'notFound') return sendNotFound(request, reply);
    if (filled?.isIndexed === false) void reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply, { file: filled?.file ?? built, language });
  };
  for (const each of publicPages) {
    const options = isFilled(each) ? ofDatabase : ofFiles;
    app.get(each, options, (request, reply) => {
      void reply.header('vary', 'accept-language, cookie');
      return sendPublicPage(request, reply, each, visitorLanguage(request));
    });
    for (const language of languages)
      app.get(publicPageAddress(language, each), options, (request, reply) =>
        sendPublicPage(request, reply, each, language),
      );
  }
  for (const [address, name] of [
    ['/user/add-product', 'own-calculator'],
    ['/access/login', 'sign-in'],
  ] as const)
    app.get(
      address,
      ofFiles,
      sendSpoken((language) => `${language}/${name}.html`),
    );
  const sendCalculator = sendSpoken((language) => `${language}/calculator.html`);
  app.get('/calculator', priced, async (request, reply) => {
    void reply.header('vary', 'accept-language, cookie, sec-fetch-dest');
    const { query } = requestAddress(request);
    const language = visitorLanguage(request);
    const built = page(`${language}/calculator.html`);
    const file = built === undefined ? undefined : await complete(built);
    const preview = isPriced(request) ? await findPreview?.(query, language) : undefined;
    if (preview === undefined || file === undefined) return sendCalculator(request, reply);
    if (request.method === 'GET') onPage?.(request, language);
    return reply
      .header('content-security-policy', contentPolicy(file))
      .header('cache-control', checkedEachTime)
      .type(file.type)
      .send(withPreview(file.as('identity').bytes.toString(), preview));
  });
  app.get(manifestPath, ofFiles, (request, reply) => {
    const file = files.get(`/${visitorLanguage(request)}${manifestPath}`);
    if (file === undefined) return reply.callNotFound();
    void reply.header('vary', 'accept-language, cookie').header('cache-control', checkedEachTime);
    return sendStaticFile(request, reply, file);
  });
  app.get(workerPath, ofFiles, (request, reply) => {
    const file = files.get(opensOffline ? workerPath : '/service-worker-off.js');
    if (file === undefined) return reply.callNotFound();
    void reply.header('service-worker-allowed', '/').header('cache-control', checkedEachTime);
    return sendStaticFile(request, reply, file);
  });
  app.get('/*', ofFiles, (request, reply) => {
    const { path: pathname } = requestAddress(request);
    const file = files.get(pathname);
    if (file === undefined) return reply.callNotFound();
    if (pathname.endsWith('.html')) return sendPage(request, reply, { file, isAsBuilt: true });
    withoutDocumentHeaders(reply, pathname, file);
    return sendStaticFile(request, reply.header('cache-control', cacheControl(pathname)), file);
  });
  app.setNotFoundHandler((request, reply) => {
    const { path: pathname } = requestAddress(request);
    // Programs get a short reply, also if they write the API in capitals.
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isApiPath(pathname))
      return rejectUnknown(request, reply);
    if (isAppPath(pathname)) return sendPage(request, reply);
    // Below the app's folders its navigation stays around the message.
    return isBelowApp(pathname) ? sendPage(request, reply, { status: 404 }) : sendNotFound(request, reply);
  });
}
