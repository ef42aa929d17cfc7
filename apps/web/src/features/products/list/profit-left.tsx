import { Trans } from '@lingui/react/macro';
import { Profit } from '../profit.tsx';

/** What a price leaves, below it. */
export function ProfitLeft({ profit }: { readonly profit: number }) {
  return (
    <span className="block text-xs whitespace-nowrap text-muted">
      <Trans>
        leaves <Profit halalas={profit} />
      </Trans>
    </span>
  );
}
