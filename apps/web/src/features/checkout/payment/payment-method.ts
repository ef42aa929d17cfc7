import type { SavedCard } from '@saer/contract/subscriptions/payment';

/** The way to pay: a saved card by its id, a new card, or later. */
export type PaymentMethod = number | 'new' | 'request';

/** The method that is chosen at first: the newest saved card that is valid, else a new one. */
export const firstMethod = (cards: readonly SavedCard[]): PaymentMethod =>
  cards.find(({ isExpired }) => !isExpired)?.id ?? 'new';
