import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  ChevronRight,
  FileSpreadsheet,
  Handshake,
  type LucideIcon,
  RefreshCw,
  ShoppingCart,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { NextStep } from './next-steps.ts';

type StepName = NextStep['name'];

const icons: Readonly<Record<StepName, LucideIcon>> = {
  draft: FileSpreadsheet,
  reprice: RefreshCw,
  losing: TrendingDown,
  short: TrendingUp,
  sales: ShoppingCart,
  agreedFees: Handshake,
};

const targets: Readonly<Record<StepName, { to: string; search: Record<string, string> }>> = {
  draft: { to: '/user/sheet', search: {} },
  reprice: { to: '/user/repricing', search: {} },
  losing: { to: '/user/products', search: { only: 'losing' } },
  short: { to: '/user/products', search: { only: 'missing' } },
  sales: { to: '/user/products', search: { only: 'missing', sort: 'monthlySales' } },
  agreedFees: { to: '/user/agreed-fees', search: {} },
};

function words({ name, count }: NextStep): ReactNode {
  switch (name) {
    case 'draft':
      return <Trans>Finish the sheet you left in this browser</Trans>;
    case 'reprice':
      return (
        <Plural
          value={count}
          one="Reprice # product by the new fees"
          other="Reprice # products by the new fees"
        />
      );
    case 'losing':
      return (
        <Plural value={count} one="Fix # product that loses money" other="Fix # products that lose money" />
      );
    case 'short':
      return (
        <Plural value={count} one="Bring # product to its target" other="Bring # products to their target" />
      );
    case 'sales':
      return (
        <Plural
          value={count}
          one="Say what you sell a month of # product"
          other="Say what you sell a month of # products"
        />
      );
    case 'agreedFees':
      return <Trans>Enter the fees that a store agreed with you</Trans>;
  }
}

/** One step, which opens the page where it is taken. */
export function NextStepLine({ step }: { readonly step: NextStep }) {
  const Icon = icons[step.name];
  return (
    <li>
      <Link
        {...targets[step.name]}
        className="-mx-2 flex min-h-control items-center gap-3 rounded-control px-2 py-1 text-sm text-ink transition-colors hover:bg-hover"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">{words(step)}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
