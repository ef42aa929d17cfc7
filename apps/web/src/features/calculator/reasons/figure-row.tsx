import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { Explained } from '../riyal-lines.ts';
import { LaterReason } from './later-reason.tsx';

type Props = {
  readonly of: Explained;
  readonly name: string;
  readonly value: ReactNode;
  readonly answer: Answer;
  /** Drawn before the name. */
  readonly mark?: ReactNode;
  readonly hint?: string | undefined;
  /** In halalas, for tests that add the lines up. */
  readonly amount?: number;
  /** Position among rows that appear one after the other. */
  readonly position?: number;
  readonly isTotal?: boolean;
};

// Memoised: React skips identical elements.
const opens = (
  <ChevronDown
    aria-hidden
    className="size-4 text-muted transition-transform group-aria-expanded:rotate-180 print:hidden"
  />
);

const APPEARS_MS = 400;
const ROWS = 8;

/** A figure in a row of its list; pressing it opens one sentence that says why. */
export function FigureRow({ of, name, value, answer, mark, hint, amount, position, isTotal = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const reasonId = useId();
  const appears =
    position === undefined
      ? {}
      : { transitionDelay: `${Math.round((APPEARS_MS / ROWS) * Math.min(position, ROWS - 1))}ms` };
  return (
    <li
      data-figure={of}
      data-amount={amount}
      style={appears}
      className={`col-span-3 grid grid-cols-subgrid transition-opacity duration-100 motion-reduce:transition-none ${position === undefined ? '' : 'starting:opacity-0'} ${isTotal ? 'border-t border-line font-semibold' : ''}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={reasonId}
        onClick={() => setOpen(!isOpen)}
        className="group col-span-3 -mx-2 grid min-h-control grid-cols-subgrid items-center rounded-control px-2 text-start print:min-h-0 print:py-0.5 text-sm text-ink transition-colors hover:bg-hover"
      >
        <span className="flex min-w-0 items-center gap-2.5">
          {mark}
          <span className="min-w-0">
            {name}
            {hint === undefined ? null : <span className="block text-xs text-muted">{hint}</span>}
          </span>
        </span>
        <span className="text-right whitespace-nowrap" data-value>
          {value}
        </span>
        {opens}
      </button>
      <div id={reasonId} className="col-span-3 font-normal" hidden={!isOpen}>
        {isOpen ? <LaterReason of={of} answer={answer} /> : null}
      </div>
    </li>
  );
}
