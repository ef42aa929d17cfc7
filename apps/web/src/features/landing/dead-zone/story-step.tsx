import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';

interface Props {
  readonly price: number;
  readonly profit: number;
  readonly isHere: boolean;
  readonly onGo: (price: number) => void;
  readonly children: ReactNode;
}

/** A price of the story with its profit, which moves the price there. */
export function StoryStep({ price, profit, isHere, onGo, children }: Props) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isHere}
        className="w-full rounded-control border border-line px-3 py-2 text-start text-sm transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft"
        onClick={() => onGo(price)}
      >
        <span className="block text-xs text-muted">{children}</span>
        <span className="mt-0.5 flex items-baseline justify-between gap-2">
          <Money halalas={price} />
          <strong className="font-semibold text-brand-strong">
            <Money halalas={profit} />
          </strong>
        </span>
      </button>
    </li>
  );
}
