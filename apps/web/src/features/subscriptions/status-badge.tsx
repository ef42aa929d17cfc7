import { useLingui } from '@lingui/react/macro';
import { subscriptionStatuses } from '@saer/contract/subscriptions/subscription-lifecycle';
import { Badge } from '../../components/layout/badge.tsx';
import { statusWords } from './subscription-words.ts';

/** A subscription's status. One that this page does not know is positive, as specified, under its own name. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { i18n } = useLingui();
  const known = subscriptionStatuses.find((each) => each === status);
  if (known === undefined) return <Badge tone="positive">{status}</Badge>;
  const { tone, label } = statusWords[known];
  return <Badge tone={tone}>{i18n._(label)}</Badge>;
}
