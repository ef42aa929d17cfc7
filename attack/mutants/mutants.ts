import { accessMutants } from './access-mutants.ts';
import type { Mutant } from './mutant.ts';
import { surfaceMutants } from './surface-mutants.ts';

const server = 'apps/server/src';

const of = (
  check: Exclude<Mutant['check'], 'authorisation' | 'named-limits'>,
  name: string,
  file: string,
  find: string,
  replace: string,
): Mutant => ({
  check,
  name,
  file: file.startsWith('packages/') ? file : `${server}/${file}`,
  find,
  replace,
});

/** Every fault that is planted. */
export const mutants: readonly Mutant[] = [
  ...accessMutants,
  ...surfaceMutants,
  of(
    'twice',
    'a one-time code is good twice',
    'auth/registration/confirm-code.ts',
    'and(eq(oneTimeCode.id, requestId), isNull(oneTimeCode.usedAt))',
    'eq(oneTimeCode.id, requestId)',
  ),
  of(
    'twice',
    'signing out leaves the session open',
    'auth/sessions/session.ts',
    'eq(session.tokenHash, tokenHash(token))',
    'and(eq(session.tokenHash, tokenHash(token)), eq(session.accountId, 0))',
  ),
  of(
    'guessing',
    'a one-time code may be tried without end',
    'auth/registration/confirm-code.ts',
    '${oneTimeCode.triesLeft} - 1',
    '${oneTimeCode.triesLeft} - 0',
  ),
  of(
    'guessing',
    'passwords of one name are compared without end',
    'auth/limits/sign-in-limits.ts',
    "'sign-in-name', 5",
    "'sign-in-name', 5_000",
  ),
  of(
    'guessing',
    'passwords from one network are compared without end',
    'auth/limits/sign-in-limits.ts',
    "'sign-in-address', 30",
    "'sign-in-address', 30_000",
  ),
  of(
    'limits',
    'no call is counted',
    'http/limits/route-cost.ts',
    'if (request.is404) return 0;',
    'if (!request.raw.complete || request.method.length > 0) return 0;',
  ),
  of(
    'limits',
    'each IPv6 address is counted apart',
    'http/requests/client-address.ts',
    '.slice(0, 4)',
    '.slice(0, 8)',
  ),
  of(
    'limits',
    'a forged address is believed',
    'http/requests/client-address.ts',
    'hop < trusted',
    'hop < trusted + 5',
  ),
  of(
    'limits',
    'link previews price for free',
    'web/serve-web.ts',
    '(isPriced(request) ? 1 : 0)',
    '(isPriced(request) ? 0 : 0)',
  ),
  of(
    'limits',
    'shared answers read the database for free',
    'sharing/routes.ts',
    '`${sharedAnswerPath}/*`,',
    '`${sharedAnswerPath}/*`, { config: { cost: 0 } },',
  ),
  of(
    'limits',
    'legal pages read the database for free',
    'web/serve-web.ts',
    'const ofDatabase = { compress: false } as const;',
    'const ofDatabase = ofFiles;',
  ),
  of(
    'limits',
    'caches may store private replies',
    'http/mounting/mount.ts',
    "  void response.header('cache-control', 'no-store');\n  const caller",
    '  const caller',
  ),
  of(
    'headers',
    'pages may be framed',
    'http/pages/security-headers.ts',
    "'x-frame-options': 'DENY'",
    "'x-frame-options': 'SAMEORIGIN'",
  ),
  of(
    'headers',
    'types are sniffed',
    'http/pages/security-headers.ts',
    "  'x-content-type-options': 'nosniff',\n",
    '',
  ),
  of(
    'headers',
    'other sites may frame a page',
    'http/pages/security-headers.ts',
    '    "frame-ancestors \'none\'",\n',
    '',
  ),
  of(
    'headers',
    'other sites learn where a reader came from',
    'http/pages/security-headers.ts',
    "'referrer-policy': 'same-origin'",
    "'referrer-policy': 'unsafe-url'",
  ),
  of(
    'addresses',
    'a path that is none is read',
    'http/requests/request-address.ts',
    'if (isOneSlash(url)) return true;',
    'if (url.length > 0) return true;',
  ),
  of(
    'addresses',
    'the API in capitals is a page of 48 KB',
    'web/serve-web.ts',
    ' || isApiPath(pathname))',
    ')',
  ),
  of(
    'addresses',
    'a request needs no host',
    'http/limits/protection.ts',
    "headers.host !== undefined || httpVersion !== '1.1'",
    "headers.host !== undefined || httpVersion !== ''",
  ),
  of(
    'texts',
    'texts keep characters that reorder',
    'packages/contract/src/api/clean-text.ts',
    "value.normalize().replace(hidden, '$1')",
    'value.normalize()',
  ),
  of(
    'reads',
    'reading a scenario changes it',
    'scenarios/queries.ts',
    'export const readScenario = async (db: Database, reader: Owner, id: number): Promise<Scenario> =>\n',
    'export const readScenario = async (db: Database, reader: Owner, id: number): Promise<Scenario> =>\n  (await db.update(scenario).set({ updatedAt: sql`now()` }).where(eq(scenario.id, id))) &&\n',
  ),
  of(
    'unread',
    'requests sent ahead are begun at once',
    'http/mounting/one-at-a-time.ts',
    ', oneAtATime(handle))',
    ', handle)',
  ),
];
