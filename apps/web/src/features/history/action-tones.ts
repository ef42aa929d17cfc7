import type { BadgeTone } from '../../components/badge.tsx';

/** The colour of what was done: only what is gone is red. */
export const actionTones: Readonly<Record<string, BadgeTone>> = {
  create: 'positive',
  confirm: 'positive',
  publish: 'positive',
  remove: 'negative',
  block: 'negative',
};
