import { cardBrands } from '@saer/contract/subscriptions/payment';
import { and, eq, isNull, or, asc, isNotNull, sql } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import type { GatewayReply } from '../../integrations/gateway/reply.ts';
import { encryptText, decryptText } from '../../secrets/encrypt-text.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { savedCard, renewal } from '../tables.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { newReference, type PaymentContext } from '../records/payment-context.ts';

const tokenPurpose = 'card token';

/** Cards of one owner: another one is paid with, and not saved. */
const maxCards = 10;

export const toBrand = (option: string | undefined) => cardBrands.find((each) => each === option) ?? 'OTHER';

/** `YYYY-MM` of the gateway's `YYMM`. */
const parseMonth = (expiry: string): string => `20${expiry.slice(0, 2)}-${expiry.slice(2)}`;

/** Saves the card that a payment was made with, if the gateway gave a token for it; returns its key. */
export async function saveCard(
  tx: Transaction,
  {
    ownerId,
    secretKey,
    reply: { tokenName, paymentOption, lastFour, expiry, agreementId },
  }: { readonly ownerId: number; readonly secretKey: string; readonly reply: GatewayReply },
): Promise<number | undefined> {
  if (tokenName === undefined || lastFour === undefined || expiry === undefined) return undefined;
  const tokenHash = keyedHash(secretKey, 'cardToken', tokenName);
  const own = eq(savedCard.ownerId, ownerId);
  const isKnown = (await tx.$count(savedCard, eq(savedCard.tokenHash, tokenHash))) > 0;
  if (!isKnown && (await tx.$count(savedCard, and(own, isNull(savedCard.deletedAt)))) >= maxCards)
    return undefined;
  const values = {
    ownerId,
    brand: toBrand(paymentOption),
    lastFour,
    expires: parseMonth(expiry),
    agreementId: agreementId ?? null,
    deletedAt: null,
  };
  const [row] = await tx
    .insert(savedCard)
    .values({ ...values, tokenHash, token: encryptText(secretKey, tokenPurpose, tokenHash, tokenName) })
    .onConflictDoUpdate({
      target: savedCard.tokenHash,
      set: values,
      setWhere: or(own, isNull(savedCard.ownerId)) ?? own,
    })
    .returning({ id: savedCard.id });
  return row?.id;
}

/** The gateway's token of a saved card; undefined if it was saved under another key of this server. */
export const decryptToken = (
  { token, tokenHash }: Pick<typeof savedCard.$inferSelect, 'token' | 'tokenHash'>,
  secretKey: string,
): string | undefined => decryptText(secretKey, tokenPurpose, tokenHash, token);

type CardRow = typeof savedCard.$inferSelect;

/** Cards that are ended at the gateway in one go; the others wait for the next run. */
const maxAtOnce = 50;

/** Ends a card's token at the gateway; as soon as that is confirmed, nothing of the card is left here. */
async function endAtGateway(context: PaymentContext, card: CardRow): Promise<void> {
  const gateway = await context.gateway();
  const tokenName = decryptToken(card, context.secretKey);
  if (gateway === undefined) return;
  // A token that cannot be read any more cannot be charged either.
  const isEnded =
    tokenName === undefined ||
    (await gateway.deactivateToken({ merchantReference: newReference(), language: 'en', tokenName }));
  if (isEnded) await context.db.delete(savedCard).where(eq(savedCard.id, card.id));
}

/** Deletes an own card: it pays nothing from now on, and its token ends at the gateway now or as soon as that answers. */
export async function removeCard(context: PaymentContext, ownerId: number, id: number): Promise<void> {
  const card = await context.db.transaction(async (tx) => {
    const own = and(eq(savedCard.id, id), eq(savedCard.ownerId, ownerId), isNull(savedCard.deletedAt));
    const [deleted] = await tx
      .update(savedCard)
      .set({ deletedAt: sql`now()` })
      .where(own)
      .returning();
    if (deleted === undefined) throw new AppError({ code: 'rowGone' });
    await tx.delete(renewal).where(eq(renewal.cardId, id));
    return deleted;
  });
  await endAtGateway(context, card);
}

/** Ends the tokens of deleted cards that the gateway has not confirmed yet; returns how many were tried. */
export async function endDeletedCards(context: PaymentContext): Promise<number> {
  const cards = await deletedCards(context.db);
  for (const card of cards) await endAtGateway(context, card);
  return cards.length;
}

const deletedCards = (db: Database) =>
  db
    .select()
    .from(savedCard)
    .where(isNotNull(savedCard.deletedAt))
    .orderBy(asc(savedCard.deletedAt))
    .limit(maxAtOnce);
