import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

type Props = {
  readonly count: number;
  readonly onClear: () => void;
  /** Actions on the selection. */
  readonly children: ReactNode;
};

/** The number of selected rows, with actions on all of them. On a wide screen it stays above the head of the table below it. */
export function SelectionBar({ count, onClear, children }: Props) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Selected rows`}
      className="sticky top-16 z-10 flex flex-wrap items-center gap-2 rounded-control border border-line bg-raised px-3 py-2 shadow-raised md:top-2 lg:top-0 lg:-mx-card lg:min-h-bar lg:rounded-none lg:border-x-0 lg:px-card lg:py-1 lg:shadow-none lg:[&~*_thead_:is(th,td)]:top-bar"
    >
      <p aria-live="polite" className="me-auto text-sm font-medium">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      <Button tone="quiet" onPress={onClear}>
        <Trans>Select none</Trans>
      </Button>
      {children}
    </section>
  );
}
