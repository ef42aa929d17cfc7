import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../components/layout/badge.tsx';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { listStateWords } from './list-state-words.ts';
import { listStateOf, type VersionRow } from './version-row.ts';

const tones = { draft: 'neutral', review: 'info', scheduled: 'info' } as const;

/** The state of a listed version; what is as usual is plain text. */
export function VersionState({ version }: { readonly version: VersionRow }) {
  const { i18n } = useLingui();
  const state = listStateOf(version, useToday());
  const words = i18n._(listStateWords[state]);
  if (state === 'inForce' || state === 'superseded' || state === 'corrected')
    return <span className={state === 'inForce' ? '' : 'text-muted'}>{words}</span>;
  return <Badge tone={tones[state]}>{words}</Badge>;
}
