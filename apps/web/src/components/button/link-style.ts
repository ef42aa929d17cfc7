/** A link among words. */
export const linkStyle =
  'rounded-sm font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 transition-colors hover:decoration-current';

/** A link on a line of its own, as high as a button. */
export const lineLinkStyle = `${linkStyle} inline-flex min-h-control items-center`;

/** The name of a row, which opens it: the whole row is pressed with it. */
export const nameLinkStyle =
  'row-link rounded-sm text-start font-medium text-ink underline-offset-4 [overflow-wrap:anywhere] hover:underline focus-visible:underline';
