import * as z from 'zod/mini';
import { accountLanguages } from '../account/account.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keyQuery, keysQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { consentSources, consentVersion, subscribePath, unsubscribeWays } from './newsletter-consent.ts';
import { arabicProse, email, englishText } from '../api/text-format.ts';

export const subscribeToNewsletter = {
  method: 'POST',
  path: subscribePath,
  access: 'public',
  summary: 'Ask for the newsletter; a mail asks to confirm it',
  description:
    'Asks for the newsletter in the language of the call; a mail with a link asks to confirm it within 48 hours. The answer is the same for every address. `consent` is the version of the text that was shown.',
  query: nothing,
  body: z.strictObject({
    email: email(),
    /** The version of the consent text that was shown. */
    consent: z.literal(consentVersion, 'choice'),
    /** The page with the form. */
    source: choice(consentSources),
    /** Left empty by people, who do not see it. */
    website: z.exactOptional(z.string('text').check(z.maxLength(500, 'text'))),
  }),
  reply: z.object({}),
} as const satisfies Endpoint;

/** PENDING: asked, not confirmed. Only CONFIRMED ones get the newsletter. */
export const newsletterStates = ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** A subscriber with the proof of their consent. */
export const newsletterSubscriber = z.object({
  id: id(),
  version: rowVersion(),
  email: text(254),
  language: choice(accountLanguages),
  state: choice(newsletterStates),
  consentVersion: text(40),
  consentSource: choice(consentSources),
  consentAt: instant(),
  confirmedAt: z.nullable(instant()),
  unsubscribedAt: z.nullable(instant()),
  unsubscribedBy: z.nullable(choice(unsubscribeWays)),
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;

export const pageNewsletterSubscribers = {
  method: 'GET',
  path: '/newsletter/subscriber/page',
  access: 'admin',
  summary: 'Newsletter subscribers, a page at a time',
  description:
    'Subscribers with the proof of their consent, the newest first. Searched by email; filtered by `state`, `language` and the times.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(newsletterSubscriber),
} as const satisfies Endpoint;

export const exportNewsletterSubscribers = {
  method: 'GET',
  path: '/newsletter/subscriber/export',
  access: 'admin',
  summary: 'Newsletter subscribers that a filter finds, with the proof of their consent, as a CSV file',
  description: 'All subscribers that a filter finds, as CSV, with the proof of their consent.',
  query: pageQuery,
  body: nothing,
  reply: nothing,
  repliesWith: ['text/csv'],
} as const satisfies Endpoint;

export const removeNewsletterSubscribers = {
  method: 'DELETE',
  path: '/newsletter/subscriber',
  access: 'admin',
  summary: 'Erase newsletter subscribers',
  description: 'Erases up to 100 subscribers for good.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

/** SENDING: its mails go out in batches. SENT without recipients: everybody had left before the first. */
export const newsletterIssueStates = ['DRAFT', 'SENDING', 'SENT'] as const;
export type NewsletterIssueState = (typeof newsletterIssueStates)[number];

const longestSubject = 150;
const longestText = 20_000;
const oneLine = <S extends z.ZodMiniType<string, string>>(schema: S) =>
  schema.check(z.refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'notText'));

/** A newsletter in both languages: each subscriber gets it in theirs. */
const content = {
  subjectEn: oneLine(englishText(longestSubject)),
  subjectAr: oneLine(arabicProse(longestSubject)),
  textEn: englishText(longestText),
  textAr: arabicProse(longestText),
};
export const newsletterContent = z.strictObject(content);

export const newsletterIssue = z.object({
  id: id(),
  version: rowVersion(),
  createdAt: instant(),
  updatedAt: instant(),
  state: choice(newsletterIssueStates),
  subjectEn: z.string(),
  subjectAr: z.string(),
  textEn: z.string(),
  textAr: z.string(),
  startedAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  /** Subscribers it was put in the outbox for so far. */
  recipients: count(0, 2_147_483_647),
});
export type NewsletterIssue = z.infer<typeof newsletterIssue>;

export const pageNewsletterIssues = {
  method: 'GET',
  path: '/newsletter/issue/page',
  access: 'admin',
  summary: 'Newsletters written and sent, a page at a time',
  description: 'Newsletters, the newest first, and how many subscribers would get one now.',
  query: pageQuery,
  body: nothing,
  reply: z.extend(pageOf(newsletterIssue), {
    /** Number of those who would get one now. */
    confirmed: count(0, 2_147_483_647),
  }),
} as const satisfies Endpoint;

/** The texts of both languages, in Arabic letters of two bytes. */
const issueBodyLimit = 96 * kilobyte;

export const createNewsletterIssue = {
  method: 'POST',
  path: '/newsletter/issue',
  access: 'admin',
  summary: 'Write a newsletter; it is a draft until it is sent',
  description: 'Saves a newsletter in both languages as a draft: plain text, with addresses as links.',
  writes: 'create',
  query: nothing,
  body: newsletterContent,
  bodyLimit: issueBodyLimit,
  reply: newsletterIssue,
} as const satisfies Endpoint;

export const updateNewsletterIssue = {
  method: 'PUT',
  path: '/newsletter/issue',
  access: 'admin',
  summary: 'Change the draft of a newsletter',
  description: 'Changes a draft.',
  writes: 'update',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), ...content }),
  bodyLimit: issueBodyLimit,
  reply: newsletterIssue,
} as const satisfies Endpoint;

export const removeNewsletterIssue = {
  method: 'DELETE',
  path: '/newsletter/issue',
  access: 'admin',
  summary: 'Delete the draft of a newsletter',
  description: 'Deletes a draft.',
  query: keyQuery,
  body: nothing,
  reply: z.object({ id: id() }),
} as const satisfies Endpoint;

export const testNewsletterIssue = {
  method: 'POST',
  path: '/newsletter/issue/test',
  access: 'admin',
  summary: 'Send a newsletter to oneself, in both languages',
  description: 'Sends a newsletter to the own address, in both languages.',
  query: nothing,
  body: z.strictObject({ id: id() }),
  reply: z.object({ email: text(254) }),
} as const satisfies Endpoint;

export const sendNewsletterIssue = {
  method: 'POST',
  path: '/newsletter/issue/send',
  access: 'admin',
  summary: 'Send a newsletter to every confirmed subscriber, if there is one',
  description:
    'Sends a draft to every confirmed subscriber, in batches; nobody gets it twice. While nobody has confirmed, the answer is `contactTransition` and it stays a draft. Each mail carries the headers of RFC 8058.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion() }),
  reply: newsletterIssue,
} as const satisfies Endpoint;

export const newsletterEndpoints: readonly DescribedEndpoint[] = [
  subscribeToNewsletter,
  pageNewsletterSubscribers,
  exportNewsletterSubscribers,
  removeNewsletterSubscribers,
  pageNewsletterIssues,
  createNewsletterIssue,
  updateNewsletterIssue,
  removeNewsletterIssue,
  testNewsletterIssue,
  sendNewsletterIssue,
];
