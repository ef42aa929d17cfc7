import { cardBrands } from '@saer/contract/subscriptions/payment';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { GatewayReply } from '../../integrations/gateway/reply.ts';
import { encryptText } from '../../secrets/encrypt-text.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { savedCard } from '../tables.ts';

export const tokenPurpose = 'card token';

/** Cards of one owner: another one is paid with, and not saved. */
const maxCards = 10;

export const brandOf = (option: string | undefined) => cardBrands.find((each) => each === option) ?? 'OTHER';

/** `YYYY-MM` of the gateway's `YYMM`. */
const monthOf = (expiry: string): string => `20${expiry.slice(0, 2)}-${expiry.slice(2)}`;

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
    brand: brandOf(paymentOption),
    lastFour,
    expires: monthOf(expiry),
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
