import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../../../components/figure/money.tsx';

interface StripRange {
  readonly id: string;
  readonly name: ReactNode;
  readonly first: number;
  readonly last: number;
  readonly colour: string;
}

/** Ranges of prices beside one another, each in its colour, and in words below. */
export function BestStrip({ ranges }: { readonly ranges: readonly StripRange[] }) {
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden className="flex h-3 gap-0.5 forced-color-adjust-none">
        {ranges.map(({ first, last, colour }) => (
          <span
            key={first}
            className="basis-0 rounded-sm"
            style={{ flexGrow: last - first + 1, backgroundColor: colour }}
          />
        ))}
      </div>
      <ul className="flex flex-col gap-1 text-sm text-muted">
        {ranges.map(({ first, last, name, colour }) => (
          <li key={first} className="flex items-baseline gap-2">
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-sm forced-color-adjust-none"
              style={{ backgroundColor: colour }}
            />
            <span>
              <Trans>
                <Money halalas={first} /> to <Money halalas={last} />: {name}
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
