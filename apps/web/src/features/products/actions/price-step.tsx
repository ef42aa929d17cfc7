import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Money } from '../../../components/figure/money.tsx';
import { PercentChange } from './percent-change.tsx';

/** An old price, the new one, and the change in per cent. */
export function PriceStep({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Money halalas={from} />
      <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" />
      <span className="sr-only">
        <Trans>to</Trans>
      </span>
      <span className="font-medium text-ink">
        <Money halalas={to} />
      </span>
      <PercentChange from={from} to={to} />
    </span>
  );
}
