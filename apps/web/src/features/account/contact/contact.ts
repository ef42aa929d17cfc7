/** The contact fields of an account that can be changed. */
export type Contact = 'email' | 'mobile';
