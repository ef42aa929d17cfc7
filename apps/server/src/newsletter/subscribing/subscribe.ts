import type * as z from 'zod/mini';
import type { subscribeToNewsletter as endpoint } from '@saer/contract/contact/newsletter';
import { confirmationHours, newsletterPages } from '@saer/contract/contact/newsletter-consent';
import type { Language } from '@saer/i18n/locale';
import { eq, sql, inArray } from 'drizzle-orm';
import { countUse, type LimitDependencies, requireWithin, defineLimit } from '../../auth/limits/limit.ts';
import type { Transaction, Database } from '../../database/database.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { toNetwork } from '../../http/requests/client-address.ts';
import { queueMessage } from '../../messages/queries.ts';
import { newToken, tokenHash } from '../../secrets/token.ts';
import { newsletterSubscriber } from '../tables.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';

const hour = 3_600;

/** Subscriptions asked for from one network. */
const subscriptionsFrom = defineLimit({ name: 'newsletter-from', points: 10, seconds: hour });
/** Subscriptions asked for by everybody, from any number of networks. */
const subscriptionsOfAll = defineLimit({ name: 'newsletter-all', points: 500, seconds: hour });
/** Mails that ask one address to confirm, whoever entered it. */
const confirmationsTo = defineLimit({ name: 'newsletter-to', points: 3, seconds: 24 * hour });

export interface NewsletterDependencies extends LimitDependencies {
  readonly siteOrigin: string;
}

type Wish = z.output<typeof endpoint.body>;

/** The address of a page that a mail links to. */
export const pageUrl = (
  siteOrigin: string,
  page: keyof typeof newsletterPages,
  { token, language }: { readonly token: string; readonly language: Language },
): string => `${siteOrigin}${newsletterPages[page]}?token=${encodeURIComponent(token)}&lang=${language}`;

const expiry = sql`now() + make_interval(hours => ${confirmationHours})`;

/**
 * Saves the wish with the proof of consent, and says whether it must be confirmed. An address that gets the newsletter stays as it is;
 * one that left it keeps the record of that until it confirms again.
 */
async function saveWish(
  tx: Transaction,
  { email, consent, source }: Wish,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<boolean> {
  const sameAddress = eq(sql`lower(${newsletterSubscriber.email})`, email.toLowerCase());
  const link = { tokenHash: tokenHash(token), tokenExpiresAt: sql`${expiry}` };
  const consented = { language, consentVersion: consent, consentSource: source, consentAt: sql`now()` };
  const [added] = await tx
    .insert(newsletterSubscriber)
    .values({ email, ...consented, ...link })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriber.id });
  if (added !== undefined) return true;
  const [known] = await tx.select().from(newsletterSubscriber).where(sameAddress).for('update');
  if (known === undefined || known.state === 'CONFIRMED') return false;
  await tx
    .update(newsletterSubscriber)
    .set({ ...link, ...(known.state === 'PENDING' ? consented : {}), version: known.version + 1 })
    .where(eq(newsletterSubscriber.id, known.id));
  return true;
}

/** Takes a wish for the newsletter; a mail asks to confirm it. The answer is the same for every address, known or not. */
export async function subscribe(
  deps: NewsletterDependencies,
  wish: Wish,
  { address, language }: Pick<Caller, 'address' | 'language'>,
): Promise<Record<string, never>> {
  await requireWithin(deps, subscriptionsFrom, toNetwork(address));
  if ((wish.website ?? '') !== '') return {};
  await requireWithin(deps, subscriptionsOfAll, 'all');
  const { isWithin } = await countUse(deps, confirmationsTo, wish.email.toLowerCase());
  if (!isWithin) return {};
  const token = newToken();
  await deps.db.transaction(async (tx) => {
    if (!(await saveWish(tx, wish, { token, language }))) return;
    const confirmUrl = pageUrl(deps.siteOrigin, 'confirm', { token, language });
    await queueMessage(tx, deps.siteOrigin, {
      template: 'newsletterConfirmation',
      email: wish.email,
      language,
      confirmUrl,
    });
  });
  return {};
}

/** Erases subscribers; that it was done is audited, without their addresses. */
export const removeSubscribers = (
  db: Database,
  actorId: number,
  ids: readonly number[],
): Promise<{ removed: number[] }> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(newsletterSubscriber)
      .where(inArray(newsletterSubscriber.id, [...ids]))
      .returning({ id: newsletterSubscriber.id });
    if (gone.length === 0) throw new AppError({ code: 'rowGone' });
    for (const { id } of gone)
      await recordChange(tx, { actorId, entity: 'newsletterSubscriber', entityId: id, action: 'remove' });
    return { removed: gone.map(({ id }) => id) };
  });
