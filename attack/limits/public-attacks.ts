import { contactPath } from '@saer/contract/contact/contact-text';
import { consentVersion, subscribePath } from '@saer/contract/contact/newsletter-consent';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { reportPath } from '../../apps/server/src/integrations/reports/report-addresses.ts';
import { newContactMessage } from '../../apps/server/src/contact/testing/contact-rows.ts';
import { person } from '../../apps/server/src/testing/accounts.ts';
import { get, post } from '../core/api-request.ts';
import { type HttpRequest, jsonOf } from '../core/http-client.ts';
import { findInMail } from '../core/local-mail.ts';
import type { Target } from '../core/target.ts';
import type { LimitAttack, LimitContext } from './limit-attack.ts';

type Headers = Readonly<Record<string, string>>;

let people = 0;
const nobody = () => {
  people += 1;
  return `reader${people}@limits.example`;
};

const countOf = async ({ db }: Target, query: ReturnType<typeof sql>): Promise<number> =>
  Number((await db.execute<{ n: string }>(query)).rows[0]?.n);

const message = 'Does the price include the new fees of December?';
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const document = `data:application/pdf;base64,${Buffer.from('%PDF-1.7').toString('base64')}`;

const contact = ({ ticket }: LimitContext, headers: Headers, more: object = {}): HttpRequest =>
  post(contactPath, { ticket: ticket(), name: 'Maha', email: nobody(), message, ...more }, headers);

const wish = (email: string, headers: Headers): HttpRequest =>
  post(subscribePath, { email, consent: consentVersion, source: 'contact-us' }, headers);

/** All visits that were counted, with those that are not stored yet. */
async function visits({ send, target }: LimitContext): Promise<number> {
  const { headers } = await person(target, { role: 'SUPER_ADMIN' });
  await send(get('/v1/statistics?days=30', headers));
  return countOf(target, sql`select coalesce(sum(total), 0) as n from daily_count where event = 'visit'`);
}

const shared = z.object({ token: z.string() });

/** The address of the picture of an answer that nobody has shared before. */
async function newCard({ send, network }: LimitContext, cost: number): Promise<string> {
  const calculation = `store=NOON_SA_FBN&subFamily=toys&sizeClass=standard_parcel&weight=900&cost=${cost}`;
  const body = { calculation, language: 'en', showsProfit: true, showsCategory: true };
  const { token } = shared.parse(jsonOf(await send(post('/share', body, network()))));
  return `/v1/share/card?token=${encodeURIComponent(token)}`;
}

const crash = (at: number, headers: Headers): HttpRequest =>
  post('/error', { message: `Broken ${at}`, version: '1.4', page: '/user' }, headers);

const crashes = ({ target }: LimitContext) =>
  countOf(target, sql`select coalesce(sum(count), 0) as n from crash_report`);

let crashesBefore = 0;
let visitsBefore = 0;
const receiver = nobody();
const subscriber = nobody();

/** Limits of what guests may send, open and have drawn. */
export const publicAttacks: readonly LimitAttack[] = [
  {
    counts: { 'contact-from': 5 },
    allowed: 5,
    begin: async (context) => {
      const from = context.network();
      return () => contact(context, from);
    },
  },
  {
    counts: { 'contact-from-day': 15 },
    allowed: 15,
    forget: ['contact-from'],
    begin: async (context) => {
      const from = context.network();
      return () => contact(context, from);
    },
  },
  {
    counts: { 'contact-guests': 200 },
    allowed: 200,
    span: 6_000,
    begin: async (context) => () => contact(context, context.network()),
  },
  {
    counts: { 'contact-guests-day': 1_000 },
    allowed: 1_000,
    span: 6_000,
    begin: async (context) => () => contact(context, context.network()),
  },
  {
    counts: { 'contact-account': 10 },
    allowed: 10,
    begin: async (context) => {
      const { headers } = await person(context.target, { role: 'USER' });
      return () => contact(context, { ...headers, ...context.network() });
    },
  },
  {
    counts: { 'contact-pictures': 100 },
    allowed: 100,
    begin: async (context) => () => contact(context, context.network(), { picture }),
  },
  {
    counts: { 'contact-documents': 30 },
    allowed: 30,
    begin: async (context) => () => contact(context, context.network(), { document }),
  },
  {
    counts: { 'contact-thread': 10 },
    allowed: 10,
    begin: async (context) => {
      const { send, target } = context;
      const email = nobody();
      const { id } = await newContactMessage(target, { email });
      const admin = await person(target, { role: 'ADMIN' });
      const key = crypto.randomUUID();
      const reply = { id, version: 1, key, text: 'Yes, it does.', awaitsAnswer: false };
      await send(post('/contact-us/reply', reply, admin.headers));
      const thread = await findInMail(send, email, /(?<=#thread=)[\w.%-]+/);
      return () =>
        post(
          contactPath,
          { ticket: context.ticket(), message, thread: decodeURIComponent(thread ?? '') },
          context.network(),
        );
    },
  },
  {
    counts: { 'contact-receipt': 3 },
    allowed: 3,
    begin: async (context) => () => contact(context, context.network(), { email: receiver }),
    effect: ({ target }) =>
      countOf(
        target,
        sql`select count(*) as n from contact_message where email = ${receiver} and receipt_id is not null`,
      ),
  },
  {
    counts: { 'newsletter-from': 10 },
    allowed: 10,
    begin: async ({ network }) => {
      const from = network();
      return () => wish(nobody(), from);
    },
  },
  {
    counts: { 'newsletter-all': 500 },
    allowed: 500,
    span: 3_000,
    begin:
      async ({ network }) =>
      () =>
        wish(nobody(), network()),
  },
  {
    counts: { 'newsletter-to': 3 },
    allowed: 3,
    begin:
      async ({ network }) =>
      () =>
        wish(subscriber, network()),
    effect: ({ target }) =>
      countOf(target, sql`select count(*) as n from outbox where recipient = ${subscriber}`),
  },
  {
    counts: { 'category-miss': 120 },
    allowed: 120,
    // Every address of a customer's IPv6 network is one network.
    begin: async () => (at) =>
      post(
        '/category-search/miss',
        { term: 'kite', language: 'en' },
        {
          'x-forwarded-for': `2001:db8:9:9::${(at + 1).toString(16)}`,
        },
      ),
  },
  {
    counts: { 'release-from': 100 },
    allowed: 100,
    begin: async ({ network }) => {
      const from = network();
      return () => get('/v1/release/download?id=2147483647', from);
    },
  },
  {
    counts: { 'report-guess': 20 },
    allowed: 20,
    begin: async ({ network }) => {
      const from = network();
      return (at) => post(`${reportPath}/sms/${`${at}`.padStart(64, 'a')}`, {}, from);
    },
  },
  {
    counts: { 'crash-from': 30 },
    allowed: 30,
    begin: async (context) => {
      crashesBefore = await crashes(context);
      const from = context.network();
      return (at) => crash(at, from);
    },
    effect: async (context) => (await crashes(context)) - crashesBefore,
  },
  {
    counts: { 'crash-all': 1_000 },
    allowed: 1_000,
    span: 6_000,
    begin: async (context) => (at) => crash(at, context.network()),
  },
  {
    counts: { visits: undefined },
    allowed: 200,
    begin: async (context) => {
      visitsBefore = await visits(context);
      const from = context.network();
      return (at) => get('/en/pricing', { ...from, 'user-agent': `Mozilla/5.0 Firefox/${at}.0` });
    },
    effect: async (context) => (await visits(context)) - visitsBefore,
  },
  {
    counts: { 'card-network': undefined },
    allowed: 30,
    begin: async (context) => {
      const from = context.network();
      return async (at) => get(await newCard(context, 50 + at), from);
    },
  },
  {
    counts: { 'card-all': undefined },
    allowed: 300,
    within: 60_000,
    begin: async (context) => {
      const cards: string[] = [];
      for (let at = 0; at <= 300; at += 1) cards.push(await newCard(context, 100 + at));
      return (at) => get(cards[at] ?? '', context.network());
    },
    isRefusal: ({ status }) => status === 302,
  },
];
