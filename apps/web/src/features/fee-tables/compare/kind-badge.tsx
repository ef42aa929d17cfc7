import { useLingui } from '@lingui/react/macro';
import { Badge, type BadgeTone } from '../../../components/layout/badge.tsx';
import type { Kind } from './difference.ts';

const tones: Readonly<Record<Kind, BadgeTone>> = {
  added: 'positive',
  removed: 'negative',
  changed: 'info',
  same: 'neutral',
};

/** Says whether a row was added, removed or changed. */
export function KindBadge({ kind }: { readonly kind: Kind }) {
  const { t } = useLingui();
  const words = { added: t`Added`, removed: t`Removed`, changed: t`Changed`, same: t`The same` };
  return <Badge tone={tones[kind]}>{words[kind]}</Badge>;
}
