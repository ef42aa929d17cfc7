import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { pageAccess } from '@saer/contract/site/pages';
import { type Language, languages } from '@saer/i18n/locale';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { clientAddress, toNetwork } from '../../http/requests/client-address.ts';
import { requestLimit } from '../../http/limits/request-limit.ts';
import type { EventCounter } from './event-counter.ts';

/** Tells whether a name was not seen within a time, in milliseconds. Of more than `max` names the first seen are forgotten first. */
export function recentlySeen(
  span: number,
  max: number,
  now: () => number = Date.now,
): (name: string) => boolean {
  // All last equally long, so they end in the order in which they were seen.
  const until = new Map<string, number>();
  return (name) => {
    const time = now();
    if ((until.get(name) ?? -Infinity) > time) return false;
    until.delete(name);
    for (const [oldest, end] of until) {
      if (end > time && until.size < max) break;
      until.delete(oldest);
    }
    until.set(name, time + span);
    return true;
  };
}

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

/** Tells whether user agents name a program: the last ones asked about, since the question takes longer than the rest of a visit. */
const knownAgents = new Map<string, boolean>();
const maxKnownAgents = 500;
const longestKnownAgent = 400;

/** Tells whether a user agent says that it is a program. */
function isProgram(agent: string): boolean {
  const known = knownAgents.get(agent);
  if (known !== undefined) return known;
  const found = agent === '' || isbot(agent);
  if (agent.length > longestKnownAgent) return found;
  if (knownAgents.size >= maxKnownAgents) knownAgents.clear();
  knownAgents.set(agent, found);
  return found;
}

interface Visited {
  readonly page: string;
  readonly language: Language;
}

type Visit = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a page that is answered. */
    readonly countVisit: CountVisit;
  }
}

/** Milliseconds in which a visitor's further openings of a page are no visits. */
const span = 30 * 60_000;
/** Visits that are counted of one network in that time, whatever its programs call themselves. */
export const visitsOfNetwork = 200;
/** Visits that are remembered at a time. */
const maxRemembered = 50_000;

/**
 * Counts pages that are answered: for a person, or for a program that says it is one. A visitor's page counts once in a while: which
 * ones are remembered in memory, under a key of this process, until the while is over.
 */
export function visitCounter(counter: EventCounter, now: () => number = Date.now): CountVisit {
  const key = randomBytes(32).toString('base64url');
  const isNew = recentlySeen(span, maxRemembered, now);
  const ofNetwork = requestLimit('visits', visitsOfNetwork, { span, now });
  return (request, { page, language }) => {
    const { headers } = request;
    if (isPrefetch(headers)) return;
    const agent = headers['user-agent'] ?? '';
    const network = toNetwork(clientAddress(request));
    const visitor = hash('sha256', `${key} ${network} ${agent}`, 'base64url');
    if (!isNew(`${visitor} ${page}`) || !ofNetwork(network).isWithin) return;
    counter.add(isProgram(agent) ? 'botVisit' : 'visit', 1, { page, language });
  };
}

export type CountVisit = (request: Visit, visited: Visited) => void;

/** Counts each answered page by its address; others that the server has are no visits. */
export const pageCounter =
  (count: CountVisit) =>
  (request: Visit & { readonly url: string }, language: Language): void => {
    const page = countedPage(request.url);
    if (page !== undefined) count(request, { page, language });
  };
