import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeTableState } from '@saer/contract/fees/choices';
import { Badge, type BadgeTone } from '../../components/layout/badge.tsx';
import { Day } from '../../components/figure/day.tsx';
import { useToday } from '../../lib/hooks/use-today.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Labels of a fee table's states. */
export const stateWords: Readonly<Record<FeeTableState, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', context: 'fee table' }),
  review: msg({ message: 'Under review', context: 'fee table' }),
  published: msg({ message: 'Published', context: 'fee table' }),
  superseded: msg({ message: 'Superseded', context: 'fee table' }),
  corrected: msg({ message: 'Corrected', context: 'fee table' }),
};

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
