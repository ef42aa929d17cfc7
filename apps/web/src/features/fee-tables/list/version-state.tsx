import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../components/layout/badge.tsx';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { toListState, type VersionRow, type ListState } from './version-row.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Labels of the states in the list. */
export const listStateWords: Readonly<Record<ListState, MessageDescriptor>> = {
  inForce: msg({ message: 'In force', context: 'fee table' }),
  draft: msg({ message: 'Draft', context: 'fee table' }),
  review: msg({ message: 'Under review', context: 'fee table' }),
  scheduled: msg({ message: 'Scheduled', context: 'fee table' }),
  superseded: msg({ message: 'Superseded', context: 'fee table' }),
  corrected: msg({ message: 'Corrected', context: 'fee table' }),
};

const tones = { draft: 'neutral', review: 'info', scheduled: 'info' } as const;

/** The state of a listed version; what is as usual is plain text. */
export function VersionState({ version }: { readonly version: VersionRow }) {
  const { i18n } = useLingui();
  const state = toListState(version, useToday());
  const words = i18n._(listStateWords[state]);
  if (state === 'inForce' || state === 'superseded' || state === 'corrected')
    return <span className={state === 'inForce' ? '' : 'text-muted'}>{words}</span>;
  return <Badge tone={tones[state]}>{words}</Badge>;
}
