import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeTableState } from '@saer/contract/fees/choices';
import { Badge, type BadgeTone } from '../../components/layout/badge.tsx';
import { Day } from '../../components/figure/day.tsx';
import { stateWords } from './state-words.ts';
import { useToday } from '../../lib/hooks/use-today.ts';

type Props = { readonly state: FeeTableState; readonly effectiveFrom: string };

const tones: Readonly<Record<FeeTableState, BadgeTone>> = {
  draft: 'neutral',
  review: 'info',
  published: 'positive',
  superseded: 'neutral',
  corrected: 'warning',
};

/** The state of a version; for a published one, with its effective date. */
export function StateBadge({ state, effectiveFrom }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  if (state !== 'published') return <Badge tone={tones[state]}>{i18n._(stateWords[state])}</Badge>;
  const day = <Day day={effectiveFrom} />;
  return effectiveFrom <= today ? (
    <Badge tone="positive">
      <Trans>In force since {day}</Trans>
    </Badge>
  ) : (
    <Badge tone="info">
      <Trans>From {day}</Trans>
    </Badge>
  );
}
