import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { newReference } from '../purchasing/new-reference.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { renewal, savedCard } from '../tables.ts';
import { tokenOf } from './token-of.ts';

type CardRow = typeof savedCard.$inferSelect;

/** Cards that are ended at the gateway in one go; the others wait for the next run. */
const maxAtOnce = 50;

/** Ends a card's token at the gateway; as soon as that is confirmed, nothing of the card is left here. */
async function endAtGateway(context: PaymentContext, card: CardRow): Promise<void> {
  const gateway = await context.gateway();
  const tokenName = tokenOf(card, context.secretKey);
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
