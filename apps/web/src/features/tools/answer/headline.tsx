import { type ReactNode, useContext, createContext } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';

/** The place below the fields where a phone repeats the headline, in sight while one types; none when the board is first drawn. */
export const HeadlineSlot = createContext<HTMLElement | null>(null);

interface Props {
  /** The name of the figure. */
  readonly label: ReactNode;
  /** The answer itself: a sum, a share, a name. */
  readonly figure: ReactNode;
  /** One line that says what it means. */
  readonly children?: ReactNode;
  readonly tone?: 'plain' | 'positive' | 'negative';
}

const tones = { plain: 'text-ink', positive: 'text-brand-strong', negative: 'text-danger' } as const;

/** The one figure a tool was opened for. */
export function Headline({ label, figure, tone = 'plain', children }: Props) {
  const slot = useContext(HeadlineSlot);
  const hasColumns = useMediaQuery('(min-width: 64rem)');
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className={`text-3xl font-semibold ${tones[tone]}`} data-headline>
        {figure}
      </p>
      {children === undefined ? null : <p className="mt-1 text-sm text-muted">{children}</p>}
      {slot === null || hasColumns
        ? null
        : createPortal(
            <>
              <span className="min-w-0 text-muted">{label}</span>
              <strong className={`shrink-0 text-lg font-semibold ${tones[tone]}`}>{figure}</strong>
            </>,
            slot,
          )}
    </div>
  );
}
