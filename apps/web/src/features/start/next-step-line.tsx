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
import { stepLineStyle } from './step-line-style.ts';

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
  sales: { to: '/user/products', search: { sort: 'monthlySales' } },
  agreedFees: { to: '/user/agreed-fees', search: {} },
};

const words: Readonly<Record<StepName, (count: number) => ReactNode>> = {
  draft: () => <Trans>Finish the sheet you left in this browser</Trans>,
  reprice: (count) => (
    <Plural
      value={count}
      one="Reprice # product by the new fees"
      other="Reprice # products by the new fees"
    />
  ),
  losing: (count) => (
    <Plural value={count} one="Fix # product that loses money" other="Fix # products that lose money" />
  ),
  short: (count) => (
    <Plural value={count} one="Bring # product to its target" other="Bring # products to their target" />
  ),
  sales: (count) => (
    <Plural
      value={count}
      one="Say what you sell a month of # product"
      other="Say what you sell a month of # products"
    />
  ),
  agreedFees: () => <Trans>Enter the fees that a store agreed with you</Trans>,
};

/** One step, which opens the page where it is taken. */
export function NextStepLine({ step }: { readonly step: NextStep }) {
  const Icon = icons[step.name];
  return (
    <li>
      <Link {...targets[step.name]} className={stepLineStyle}>
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">{words[step.name](step.count)}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
