import { verifyCode } from './account/auth.ts';
import { bodyLimitOf } from './api/endpoint.ts';
import { pageTransactions } from './subscriptions/payment.ts';
import { pageSubscriptions } from './subscriptions/subscription.ts';

const description = 'The same under another path of the specification.';

// The specification names these resources without a sub-path: each answers at its own path, too.
export const verifyOtp = {
  ...verifyCode,
  path: '/otp',
  description,
  bodyLimit: bodyLimitOf(verifyCode),
} as const;
export const transactions = { ...pageTransactions, path: '/transaction', description } as const;
export const userSubscriptions = { ...pageSubscriptions, path: '/user-subscription', description } as const;
