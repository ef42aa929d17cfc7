import type { PaymentFailure } from '@saer/contract/payment';

const failuresOfMessages: Readonly<Record<string, PaymentFailure>> = {
  '012': 'cardExpired',
  '016': 'wrongCard',
  '029': 'insufficientFunds',
  '030': 'notAuthenticated',
  '044': 'wrongCard',
  '072': 'cancelled',
};

/** The reason of a failed payment by the gateway's response code. */
export const failureOf = (code: string): PaymentFailure =>
  code.startsWith('45') ? 'notAuthenticated' : (failuresOfMessages[code.slice(2)] ?? 'declined');
