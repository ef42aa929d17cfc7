import type { IncomingHttpHeaders } from 'node:http';
import { pageAccess } from '@saer/contract/pages';
import { isLanguage, type Language } from '@saer/i18n/locale';
import { isbot } from 'isbot';
import type { EventCounter } from './event-counter.ts';

/** Pages that are counted beside the public ones: a seller's own calculator, and shared answers, which are one page. */
const others = ['/user/add-product', '/s'];

const isCounted = (page: string, access: string | undefined): boolean =>
  others.includes(page) || (access === 'public' && !page.startsWith('/admin/'));

/** Every page that can be counted: nobody adds one by asking for it. */
const countedPages: ReadonlySet<string> = new Set(
  [...Object.entries(pageAccess), ...others.map((page) => [page, undefined] as const)]
    .filter(([page, access]) => isCounted(page, access))
    .map(([page]) => page),
);

/** The counted page at an address, whichever language it is asked for in; undefined if there is none. */
function countedPage(url: string): string | undefined {
  const [pathname = ''] = url.split('?', 1);
  const [, first = ''] = pathname.split('/', 2);
  const page = isLanguage(first) ? pathname.slice(first.length + 1) : pathname;
  const bare = page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page;
  const found = bare === '' ? '/' : bare;
  return countedPages.has(found) ? found : undefined;
}

/** The page was fetched in case somebody opens it. */
const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview/.test(String(headers[name])),
  );

/** Counts a page that is answered: for a person, or for a program that says it is one. */
export function countVisit(
  counter: EventCounter,
  headers: IncomingHttpHeaders,
  visited: { readonly page: string; readonly language: Language },
): void {
  if (isPrefetch(headers)) return;
  const agent = headers['user-agent'] ?? '';
  counter.add(agent === '' || isbot(agent) ? 'botVisit' : 'visit', 1, visited);
}

/** Counts each answered page by its address; others that the server has are no visits. */
export const visitCounter =
  (counter: EventCounter) =>
  (
    { url, headers }: { readonly url: string; readonly headers: IncomingHttpHeaders },
    language: Language,
  ): void => {
    const page = countedPage(url);
    if (page !== undefined) countVisit(counter, headers, { page, language });
  };
