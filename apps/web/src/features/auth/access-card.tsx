import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Card } from '../../components/layout/card.tsx';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Another way to go, below the card. */
  readonly footer?: ReactNode;
  /** This card took the place of another: its heading is read out. */
  readonly follows?: boolean;
};

/** Card for one step of signing in or up. */
export function AccessCard({ title, lead, children, footer, follows = false }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!follows) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [follows]);
  return (
    <>
      <Card labelledBy={id}>
        <div className="flex flex-col gap-5 py-1 sm:p-2">
          <div className="flex flex-col gap-1.5">
            <h1 id={id} ref={heading} tabIndex={-1} className="text-2xl font-semibold text-ink">
              {title}
            </h1>
            {lead === undefined ? null : <div className="text-sm text-muted">{lead}</div>}
          </div>
          {children}
        </div>
      </Card>
      {footer === undefined ? null : (
        <div className="mt-3 flex flex-wrap items-center justify-center gap-x-1.5 text-sm text-muted">
          {footer}
        </div>
      )}
    </>
  );
}
