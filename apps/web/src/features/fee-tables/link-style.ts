/** A link in running text and in tables. */
export const textLink =
  'rounded-sm font-medium text-brand-strong underline decoration-transparent underline-offset-4 hover:decoration-current';
