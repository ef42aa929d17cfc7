import { verifyCode } from './auth.ts';
import { bodyLimitOf } from './endpoint.ts';
import { pageTransactions } from './payment.ts';
import { pageSubscriptions } from './subscription.ts';

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
