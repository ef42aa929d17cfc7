export type Tone = 'primary' | 'plain' | 'quiet';

const tones: Readonly<Record<Tone, string>> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  plain: 'border border-edge bg-field text-ink hover:bg-hover',
  quiet: 'text-brand-strong hover:bg-brand-soft',
};

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control text-sm font-medium transition-colors ' +
  'active:opacity-85 disabled:opacity-55 aria-disabled:opacity-55 forced-colors:border';

export const buttonStyle = (tone: Tone): string => `${shape} px-4 py-2 ${tones[tone]}`;

export const iconButtonStyle = `${shape} size-11 shrink-0 border border-line bg-field text-ink hover:bg-hover`;
