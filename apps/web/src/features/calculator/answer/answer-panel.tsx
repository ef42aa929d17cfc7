import { type ComponentProps, memo, Suspense, type ReactNode, useCallback, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { formatMoney, formatAmount } from '@saer/i18n/format-money';
import type { Quote } from '@saer/pricing/answer/quote';
import { formatRate } from '@saer/i18n/format-number';
import type { Health } from '@saer/pricing/answer/price-point';
import { Card } from '../../../components/layout/card.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { useAfterPaint } from '../../../lib/hooks/use-after-paint.ts';
import { Money } from '../../../components/figure/money.tsx';
import { LaterReason } from '../reasons/later-reason.tsx';
import { HealthWord } from './health-word.tsx';

/** 999.99: most prices are no longer, and one digit more or less does not change their width. */
const MIN_DIGITS = 5;
const RIYAL_SIGN_EM = 0.9;
/** A point or a comma. */
const MARK_EM = 0.3;

/** Room for a sum: it changes only with a long sum's length, since all digits and the minus are of one width. */
export function reservedWidth(halalas: number): { readonly width: string } {
  const amount = formatAmount(Math.abs(halalas));
  const marks = amount.replaceAll(/\d/g, '').length;
  const digits = Math.max(MIN_DIGITS, amount.length - marks + (halalas < 0 ? 1 : 0));
  return { width: `calc(${digits}ch + ${(RIYAL_SIGN_EM + marks * MARK_EM).toFixed(1)}em)` };
}

type MarginMeterProps = {
  readonly health: Health;
  /** Profit as a share of the price, in basis points. */
  readonly margin: number | null;
};

const LOWEST = -1000;
const HIGHEST = 4000;

/** A margin's rating: in words, and on a scale from loss to healthy. */
function MarginMeter({ health, margin }: MarginMeterProps) {
  const clamped = Math.min(HIGHEST, Math.max(LOWEST, margin ?? LOWEST));
  const index = ((clamped - LOWEST) / (HIGHEST - LOWEST)) * 100;
  return (
    <div className="flex flex-col gap-2" data-testid="margin-meter" data-health={health}>
      <p className="flex flex-wrap items-center gap-x-2">
        <HealthWord health={health} />
        {margin === null ? null : (
          <span className="text-sm text-muted">
            <Trans>{formatRate(margin)} of the price</Trans>
          </span>
        )}
      </p>
      <div aria-hidden className="relative h-2 forced-color-adjust-none">
        <div className="flex h-full gap-0.5 overflow-hidden rounded-full">
          <span className="w-1/5 bg-danger opacity-45" />
          <span className="w-1/5 bg-warning opacity-45" />
          <span className="w-3/5 bg-brand opacity-45" />
        </div>
        <span
          className="absolute -top-1 h-4 w-1.5 -translate-x-1/2 rounded-full bg-ink forced-colors:bg-[CanvasText] ring-2 ring-surface transition-[inset-inline-start] rtl:translate-x-1/2"
          style={{ insetInlineStart: `${index}%` }}
        />
      </div>
    </div>
  );
}

/** Says that the admin's policy does not cover the cost, so that only the seller's own target was asked for. */
function FactorMissing({ cost }: { readonly cost: number }) {
  return (
    <p className="rounded-control bg-warning-soft px-3.5 py-3 text-sm text-ink" data-testid="factor-missing">
      <Trans>
        The admins have set no range factor for a cost of {formatMoney(cost)} before VAT, so only your own
        target decides. They see this as a task.
      </Trans>
    </p>
  );
}

/** The first line under a price determined by a range factor, with the price for the seller's own target alone. */
function FactorLine({ quote }: { readonly quote: Quote }) {
  const { rangeFactorRole, rangeFactor, rangeFactorFloor, ownPrice: own } = quote;
  if (rangeFactor === null || rangeFactorFloor === null) return <FactorMissing cost={quote.terms.cost} />;
  const floor = formatMoney(rangeFactorFloor);
  if (rangeFactorRole !== 'target' && own === null) return null;
  return (
    <p className="rounded-control bg-info-soft px-3.5 py-3 text-sm text-ink" data-testid="factor-line">
      {own === null ? (
        <Trans>You set no target, so the range factor decides: a profit of at least {floor}.</Trans>
      ) : (
        <Trans>
          The minimum profit at this cost is {floor} (set by the admin’s range factor), so the price is
          higher. Your own target would be met at {formatMoney(own)}.
        </Trans>
      )}{' '}
      {own === null && !rangeFactor.confirmed ? (
        <Trans>It is a proposal, not yet confirmed by an admin.</Trans>
      ) : null}{' '}
      <Trans>
        A range factor is the least a product must return, as a multiple of its cost: at a cost of 40 and a
        factor of 1.3, at least 52 is left after VAT and fees, a profit of 12.
      </Trans>
    </p>
  );
}

type Props = Pick<Answer, 'quote'> & {
  /** The same a frame later: rendered once the price is painted. */
  readonly explained: Answer;
};

/** Fixed size: a new sum lays out nothing else. */
const firm = 'h-[1lh] contain-layout contain-size';

const LaterMeter = memo(MarginMeter);
const LaterSentence = memo(LaterReason);

type HeadFigure = 'price' | 'profit';

type LabelProps = {
  readonly of: HeadFigure;
  readonly isOpen: boolean;
  readonly onToggle: (of: HeadFigure) => void;
  readonly children: ReactNode;
};

/** The name of a figure; pressing it opens the sentence that says why. */
function Label({ of, isOpen, onToggle, children }: LabelProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(of)}
      className="group -mx-2 inline-flex min-h-control items-center gap-1 rounded-control px-2 text-sm text-muted transition-colors hover:bg-hover print:min-h-0"
    >
      {children}
      <ChevronDown
        aria-hidden
        className="size-4 transition-transform group-aria-expanded:rotate-180 print:hidden"
      />
    </button>
  );
}

type LabelsProps = Omit<LabelProps, 'of' | 'children'> & { readonly isRecommended: boolean };

const PriceLabel = memo(function PriceLabel({ isRecommended, ...label }: LabelsProps) {
  return (
    <Label of="price" {...label}>
      {isRecommended ? <Trans>Recommended price</Trans> : <Trans>Your price</Trans>}
    </Label>
  );
});

const ProfitLabel = memo(function ProfitLabel(label: Omit<LabelsProps, 'isRecommended'>) {
  return (
    <Label of="profit" {...label}>
      <Trans>Net profit</Trans>
    </Label>
  );
});

/** The answer itself: the price, its profit, and a rating. */
function AnswerHead({ quote, explained }: Props) {
  const [open, setOpen] = useState<HeadFigure>();
  const toggle = useCallback((of: HeadFigure): void => setOpen((now) => (now === of ? undefined : of)), []);
  const { statement } = quote.final;
  const { margins, health } = explained.quote.final;
  const profitColour = statement.profit < 0 ? 'text-danger' : 'text-brand-strong';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <PriceLabel
            isRecommended={quote.recommended !== null}
            isOpen={open === 'price'}
            onToggle={toggle}
          />
          <p
            className={`${firm} text-4xl leading-tight font-semibold text-ink`}
            style={reservedWidth(statement.price)}
            data-testid="price"
          >
            <Money halalas={statement.price} />
          </p>
        </div>
        <div className="ms-auto text-end">
          <ProfitLabel isOpen={open === 'profit'} onToggle={toggle} />
          <p
            className={`${firm} ms-auto text-2xl leading-tight font-semibold ${profitColour}`}
            style={reservedWidth(statement.profit)}
            data-testid="profit"
          >
            <Money halalas={statement.profit} />
          </p>
        </div>
      </div>
      {open === undefined ? null : (
        <div aria-live="polite" className="rounded-control bg-hover px-3 pt-2">
          <LaterSentence of={open} answer={explained} />
        </div>
      )}
      {quote.recommended ? <FactorLine quote={quote} /> : null}
      <LaterMeter health={health} margin={margins.ofPrice} />
    </div>
  );
}

/** About as high as the final content, so that little moves below it. */
const SKELETON_LINES = 20;

const load = async () => (await import('./answer-details.tsx')).AnswerDetails;

/** Needed once there is an answer, and below its price. */
const AnswerDetails = lazyComponent(load);

/** Not rendered again with the price, only once the deferred answer follows. */
const LaterDetails = memo(AnswerDetails);

/** The answer with its details. With stable handlers the price can be rendered alone. */
export function AnswerPanel({ answer, ...act }: ComponentProps<typeof AnswerDetails>) {
  // The price is painted first; the meter, pictures and lines behind it follow a frame later.
  const explained = useAfterPaint(answer);
  return (
    <Card>
      <div className="flex flex-col gap-5 print:gap-3">
        <AnswerHead quote={answer.quote} explained={explained} />
        <Suspense fallback={<Skeleton lines={SKELETON_LINES} />}>
          <LaterDetails answer={explained} {...act} />
        </Suspense>
      </div>
    </Card>
  );
}
