export type Tone = 'primary' | 'plain' | 'quiet';

const tones: Readonly<Record<Tone, string>> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  plain: 'border border-line-strong bg-field text-ink hover:bg-hover',
  quiet: 'text-brand-strong hover:bg-brand-soft',
};

const shape =
  'inline-flex min-h-control items-center justify-center gap-2 rounded-control text-sm font-medium transition-colors ' +
  'active:opacity-85 disabled:opacity-55 aria-disabled:opacity-55 forced-colors:border';

export const buttonStyle = (tone: Tone): string => `${shape} px-3.5 py-1.5 ${tones[tone]}`;

/** A button of one icon, in a bar of others. */
export const iconButtonStyle = `${shape} size-control shrink-0 text-muted hover:bg-hover hover:text-ink`;

/** A key that does the same, on a button. */
export const keyStyle = 'hidden rounded-md border border-current/40 px-1 text-xs sm:inline';

/** A link among words. */
export const linkStyle =
  'rounded-sm font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 transition-colors hover:decoration-current';

/** A link on a line of its own, as high as a button. */
export const lineLinkStyle = `${linkStyle} inline-flex min-h-control items-center`;

/** The name of a row, which opens it: the whole row is pressed with it. */
export const nameLinkStyle =
  'row-link rounded-sm text-start font-medium text-ink underline-offset-4 [overflow-wrap:anywhere] hover:underline focus-visible:underline';
