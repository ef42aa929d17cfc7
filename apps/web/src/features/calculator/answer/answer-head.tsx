import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { LaterReason } from '../reasons/later-reason.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { FactorLine } from './factor-line.tsx';
import { reservedWidth } from './reserved-width.ts';
import { MarginMeter } from './margin-meter.tsx';

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
export function AnswerHead({ quote, explained }: Props) {
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
