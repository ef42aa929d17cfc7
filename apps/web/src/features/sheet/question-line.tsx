import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** A button that settles it. */
  readonly action: ReactNode;
};

/** One question about many rows, in one line. */
export function QuestionLine({ children, action }: Props) {
  return (
    <div className="flex min-h-control items-center gap-x-2.5 ps-3.5 pe-1 text-sm text-ink">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 py-1">{children}</div>
      <div className="shrink-0">{action}</div>
    </div>
  );
}
