import type { Mutant } from './mutant.ts';

const server = 'apps/server/src';

const limit = (at: string, name: string, file: string, find: string, replace: string): Mutant => ({
  check: 'named-limits',
  at,
  name,
  file: `${server}/${file}`,
  find,
  replace,
});

const of = (
  check: 'surface' | 'limits',
  name: string,
  file: string,
  find: string,
  replace: string,
): Mutant => ({ check, name, file: `${server}/${file}`, find, replace });

/** Faults of named limits, pages, links in mails and webhooks. */
export const surfaceMutants: readonly Mutant[] = [
  limit(
    'send-from',
    'codes are sent without end',
    'auth/limits/sign-in-limits.ts',
    "'send-from', points: 20",
    "'send-from', points: 20_000",
  ),
  limit(
    'send-device',
    'a known browser has codes sent without end',
    'auth/limits/sign-in-limits.ts',
    "'send-device', points: 5",
    "'send-device', points: 5_000",
  ),
  limit(
    'exist-from',
    'addresses are asked about without end',
    'auth/limits/sign-in-limits.ts',
    "'exist-from', points: 20",
    "'exist-from', points: 20_000",
  ),
  limit(
    'own-password',
    'own passwords are compared without end',
    'auth/limits/sign-in-limits.ts',
    "'own-password', 5",
    "'own-password', 5_000",
  ),
  limit(
    'identity-id',
    'a phone rings without end',
    'auth/nafath/identity-checks.ts',
    "'identity-id', points: 5",
    "'identity-id', points: 5_000",
  ),
  limit(
    'contact-from',
    'contact messages have no limit',
    'contact/receiving/save-message.ts',
    "'contact-from', points: 5",
    "'contact-from', points: 5_000",
  ),
  limit(
    'contact-guests',
    'guests together have no limit',
    'contact/receiving/receive-message.ts',
    'for (const limit of [messagesOfGuests, messagesOfGuestsADay]) {',
    'for (const limit of [messagesOfGuestsADay]) {',
  ),
  limit(
    'contact-thread',
    'a conversation goes on without end',
    'contact/receiving/save-message.ts',
    "'contact-thread', points: 10",
    "'contact-thread', points: 10_000",
  ),
  limit(
    'newsletter-from',
    'the newsletter has no limit',
    'newsletter/subscribing/subscribe.ts',
    "'newsletter-from', points: 10",
    "'newsletter-from', points: 10_000",
  ),
  limit(
    'newsletter-to',
    'an address is asked to confirm without end',
    'newsletter/subscribing/subscribe.ts',
    'if (!isWithin) return {};',
    '',
  ),
  limit(
    'category-miss',
    'searches are limited by address, not by network',
    'lists/category-words/missed-searches.ts',
    'toNetwork(address)',
    'address',
  ),
  limit(
    'card-network',
    'a network has pictures drawn without end',
    'sharing/card/cards.ts',
    "if (!ofNetwork(network).isWithin) throw new AppError({ code: 'tooManyRequests' });",
    '',
  ),
  of(
    'limits',
    'a group of routes is not counted',
    'http/limits/route-cost.ts',
    'const { cost = 1 } = request.routeOptions.config;',
    "const { url = '', config } = request.routeOptions;\n  const { cost = url.startsWith('/v1/newsletter/') ? 0 : 1 } = config;",
  ),
  of(
    'limits',
    'notifications of the gateway are not counted',
    'payments/notifications/serve-notifications.ts',
    'scope.post(`${basePath}${path}`, { bodyLimit },',
    'scope.post(`${basePath}${path}`, { bodyLimit, config: { cost: 0 } },',
  ),
  of(
    'surface',
    'everybody opens the pages of local providers',
    'integrations/local/loopback-server.ts',
    "if (!isOfThisMachine(request, settings)) throw new AppError({ code: 'notFound' });",
    'void isOfThisMachine(request, settings);',
  ),
  of(
    'surface',
    'the link of a newsletter confirms by being opened',
    'newsletter/pages/serve-pages.ts',
    '(await canConfirm(db, toToken(request)))',
    '(await canConfirm(db, toToken(request))) && (await confirm(db, toToken(request)))',
  ),
  of(
    'surface',
    'the link of a newsletter is good twice',
    'newsletter/subscribing/end-or-confirm.ts',
    "if (row.state === 'CONFIRMED') return true;",
    '',
  ),
  of(
    'surface',
    'other sites learn the token of a link',
    'newsletter/pages/serve-pages.ts',
    ".header('referrer-policy', 'no-referrer')",
    '',
  ),
  of(
    'surface',
    'notifications of the gateway need no signature',
    'integrations/gateway/notification.ts',
    "if (!isSignedBy(parameters, responsePhrase)) return { refusal: 'signature' };",
    'void isSignedBy(parameters, responsePhrase);',
  ),
  of(
    'surface',
    'search engines list shared answers',
    'sharing/routes.ts',
    ".header('x-robots-tag', 'noindex')",
    '',
  ),
];
