import { Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { Columns3 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { useOpenScenario } from '../../domain/scenario/use-open-scenario.ts';
import { useCurrentUser } from '../../lib/session.ts';

// Memoised: React skips identical elements.
const columnsIcon = <Columns3 aria-hidden className="size-4" />;

/** Opens the calculation twice beside each other, to vary the second: for sellers. */
export function CompareVariants({ query }: { readonly query: () => string }) {
  const openScenario = useOpenScenario();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  if (!isAllowed(role, 'seller')) return null;
  const open = (): void => void openScenario(Object.fromEntries(new URLSearchParams(query())));
  return (
    <Button onPress={open}>
      {columnsIcon}
      <Trans>Compare variants</Trans>
    </Button>
  );
}
