/** What of an account people are reached at, and may change. */
export type Contact = 'email' | 'mobile';
