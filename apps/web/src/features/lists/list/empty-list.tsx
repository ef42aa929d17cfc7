import { Trans, useLingui } from '@lingui/react/macro';
import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useAddress } from '../../../lib/use-address.ts';

/** Nothing in the list, or nothing that matches the search and the filters. */
export function EmptyList({ action }: { readonly action: ReactNode }) {
  const { t } = useLingui();
  const { raw, change } = useAddress();
  const narrowed = Object.keys(raw).filter((name) => !['sort', 'size'].includes(name));
  if (narrowed.length === 0) {
    return (
      <EmptyState icon={<List aria-hidden />} title={t`Nothing here yet`} action={action}>
        <Trans>What you add appears here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<List aria-hidden />}
      title={t`Nothing found`}
      action={
        <Button onPress={() => change(Object.fromEntries(narrowed.map((name) => [name, ''])))}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>Look for a part of a name in either language, or of a code.</Trans>
    </EmptyState>
  );
}
