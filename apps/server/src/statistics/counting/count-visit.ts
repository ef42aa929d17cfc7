import type { IncomingHttpHeaders } from 'node:http';
import { pageAccess } from '@saer/contract/pages';
import { type Language, languages } from '@saer/i18n/locale';
import { isbot } from 'isbot';
import type { EventCounter } from './event-counter.ts';

/** Pages that are counted beside the public ones: a seller's own calculator, and shared answers, which are one page. */
const others = ['/user/add-product', '/s'];

const isCounted = (page: string, access: string | undefined): boolean =>
  others.includes(page) || (access === 'public' && !page.startsWith('/admin/'));

/** Every counted page by the addresses that lead to it: nobody adds one by asking for it. */
const countedPages: ReadonlyMap<string, string> = new Map(
  [...Object.entries(pageAccess), ...others.map((page) => [page, undefined] as const)]
    .filter(([page, access]) => isCounted(page, access))
    .flatMap(([page]) =>
      ['', ...languages.map((language) => `/${language}`)].flatMap((prefix) => {
        const address = `${prefix}${page === '/' ? '' : page}`;
        return [address, `${address}/`].map((each) => [each, page] as const);
      }),
    ),
);

/** The counted page at an address, whichever language it is asked for in; undefined if there is none. */
function countedPage(url: string): string | undefined {
  const end = url.indexOf('?');
  return countedPages.get(end === -1 ? url : url.slice(0, end));
}

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** The page was fetched in case somebody opens it. */
const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  purposes.some((name) => {
    const purpose = headers[name];
    return purpose !== undefined && /prefetch|preview/.test(String(purpose));
  });

/** Whether user agents name a program: the last ones asked about, since the question takes longer than the rest of a visit. */
const knownAgents = new Map<string, boolean>();
const maxKnownAgents = 500;
const longestKnownAgent = 400;

/** Whether a user agent says that it is a program. */
function isProgram(agent: string): boolean {
  const known = knownAgents.get(agent);
  if (known !== undefined) return known;
  const found = agent === '' || isbot(agent);
  if (agent.length > longestKnownAgent) return found;
  if (knownAgents.size >= maxKnownAgents) knownAgents.clear();
  knownAgents.set(agent, found);
  return found;
}

/** Counts a page that is answered: for a person, or for a program that says it is one. */
export function countVisit(
  counter: EventCounter,
  headers: IncomingHttpHeaders,
  visited: { readonly page: string; readonly language: Language },
): void {
  if (isPrefetch(headers)) return;
  counter.add(isProgram(headers['user-agent'] ?? '') ? 'botVisit' : 'visit', 1, visited);
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
