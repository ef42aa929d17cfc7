import { useLingui, Trans, Plural } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/site/dashboard';
import { useQuery } from '@tanstack/react-query';
import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import {
  CircleCheck,
  ChevronRight,
  ListChecks,
  Calculator,
  FileSpreadsheet,
  type LucideIcon,
  PackagePlus,
  Handshake,
  RefreshCw,
  ShoppingCart,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { CalculatorButton } from './calculator-button.tsx';
import { ExamplesNotice } from '../../domain/examples/examples-notice.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { NewFees } from './new-fees.tsx';
import { startQuery, sheetDraftQuery, startActionsQuery } from './queries.ts';
import { WeakestProducts } from './weakest-products.tsx';
import { PlanLink } from '../../domain/entitlements/plan-link.tsx';
import { useEntitlements } from '../../domain/entitlements/use-entitlements.ts';
import { Card } from '../../components/layout/card.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { ChangeGroups } from '../../domain/audit/change-groups.tsx';
import { useCurrentUser } from '../../lib/session/session.ts';
import { nextSteps, type NextStep } from './next-steps.ts';
import { Money } from '../../components/figure/money.tsx';
import { PageLinkButton } from '../../components/button/page-link-button.tsx';
import { AddExamplesButton } from '../../domain/examples/add-examples-button.tsx';

/** A line of the next steps, which opens the page where it is taken. */
const stepLineStyle =
  '-mx-2 flex min-h-control items-center gap-3 rounded-control px-2 py-1 text-sm text-ink transition-colors hover:bg-hover';

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
function NextStepLine({ step }: { readonly step: NextStep }) {
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

type WayProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
};

/** One way to begin. */
function Way({ icon: Icon, title, children, action }: WayProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <span className="grid size-control place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden className="size-5" />
      </span>
      <h2 id={id} className="text-base font-semibold text-ink">
        {title}
      </h2>
      <p className="flex-1 text-sm text-muted">{children}</p>
      <div className="mt-2 flex flex-col">{action}</div>
    </section>
  );
}

/** The three ways to begin, before there is a product. */
function FirstVisit() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Way icon={Calculator} title={t`One product`} action={<CalculatorButton />}>
        <Trans>Enter its cost and size, and see what each store leaves you, riyal by riyal.</Trans>
      </Way>
      <Way
        icon={FileSpreadsheet}
        title={t`All of them at once`}
        action={
          <PageLinkButton to="/user/sheet">
            <FileSpreadsheet aria-hidden className="size-4" />
            <Trans>Upload a spreadsheet</Trans>
          </PageLinkButton>
        }
      >
        <Trans>
          Upload the sheet you already use: its columns are recognised, and every row gets a price.
        </Trans>
      </Way>
      <Way icon={PackagePlus} title={t`Look round first`} action={<AddExamplesButton />}>
        <Trans>
          Two dozen example products, some of which lose money. Try everything, then remove them with one
          press.
        </Trans>
      </Way>
    </div>
  );
}

/** Leads to what to do about single products: how many, and what it brings each month once that is known. */
function ActionsLine() {
  const { data } = useQuery(startActionsQuery);
  const { products, monthly } = data?.totals.all ?? { products: undefined, monthly: 0 };
  if (products === 0) return null;
  return (
    <li>
      <Link to="/user/actions" className={stepLineStyle}>
        <ListChecks aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          {products === undefined ? (
            <Trans>What to do now, product by product</Trans>
          ) : monthly === 0 ? (
            <Plural value={products} one="# thing to do now" other="# things to do now" />
          ) : (
            <Trans>
              <Plural value={products} one="# thing to do now" other="# things to do now" />:{' '}
              <Money halalas={monthly} /> a month
            </Trans>
          )}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

/** The next steps, in order. */
function NextStepList({ figures }: Pick<SellerDashboard, 'figures'>) {
  const id = useId();
  const account = useCurrentUser()?.id ?? 0;
  const { data: hasDraft = false } = useQuery(sheetDraftQuery(account));
  const steps = nextSteps({ figures }, hasDraft);
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>What to do next</Trans>
      </h2>
      {steps.length > 0 ? null : (
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-brand-strong" />
          <Trans>Nothing. Every product reaches its target by today’s fees.</Trans>
        </p>
      )}
      <ol className="mt-1">
        {steps.map((step) => (
          <NextStepLine key={step.name} step={step} />
        ))}
        <ActionsLine />
      </ol>
    </Card>
  );
}

/** The last changes of the products, and the way to all of them. */
function LastChanges({ changes, at }: Pick<SellerDashboard, 'changes' | 'at'>) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Last changes</Trans>
        </h2>
        <Link to="/user/product-history" className={`${linkStyle} text-sm`}>
          <Trans>All changes</Trans>
        </Link>
      </div>
      <ChangeGroups groups={changes} at={at} />
    </Card>
  );
}

/** Products below the limit from which it is mentioned. */
const nearBy = 5;

/** Counts how many products are saved, for sellers without a plan who come near its limit. */
function NearLimit({ products }: { readonly products: number }) {
  const most = useEntitlements()?.products ?? null;
  if (most === null || products < most - nearBy) return null;
  const count = formatScaled(products, 0);
  const limit = formatScaled(most, 0);
  return (
    <p className="text-sm text-muted">
      <Trans>
        {count} of {limit} products saved; with a plan there is no limit.
      </Trans>{' '}
      <PlanLink />
    </p>
  );
}

/** Where the seller stands, once there are products. */
function Standing({ start }: { readonly start: SellerDashboard }) {
  const { figures, fees, weakest, changes, at } = start;
  return (
    <>
      <NearLimit products={figures.found} />
      {figures.examples === 0 ? null : <ExamplesNotice examples={figures.examples} />}
      <FiguresStrip figures={figures} />
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <NextStepList figures={figures} />
          {weakest.length === 0 ? null : <WeakestProducts weakest={weakest} />}
        </div>
        <div className="grid gap-4">
          <NewFees fees={fees} outdated={figures.outdated} />
          {changes.length === 0 ? null : <LastChanges changes={changes} at={at} />}
        </div>
      </div>
    </>
  );
}

/** A seller's first page: where they stand, what changed, and what to do next. */
export function StartPage({ title }: { readonly title: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(startQuery);
  const isFirstVisit = data?.figures.found === 0;
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={title}
        about={isFirstVisit ? t`Three ways to begin.` : t`Where you stand, and what to do next.`}
        actions={isFirstVisit ? undefined : <CalculatorButton />}
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} />
      ) : isFirstVisit ? (
        <FirstVisit />
      ) : (
        <Standing start={data} />
      )}
    </div>
  );
}
