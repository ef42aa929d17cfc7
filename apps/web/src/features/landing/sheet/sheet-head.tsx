import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A line of the sheet: columns on a wide screen; on a phone the product over its note, and the price over its profit. */
export const rowStyle =
  'grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 border-t border-line px-4 text-sm max-md:h-16 ' +
  'md:h-row md:grid-cols-[minmax(0,1fr)_5.5rem_6.5rem_6.5rem_7rem_5.5rem_11rem] sm:px-6';

/** A figure; figures are right-aligned in both languages, so that their decimal points align. */
export const figureStyle = 'text-right whitespace-nowrap';
export const wideOnly = 'max-md:hidden';
export const secondLine = 'max-md:row-start-2 max-md:text-xs';

/** As high before the rows are priced as after it, so that nothing below moves. */
export const sheetCard =
  '[--row:--spacing(16)] md:[--row:var(--spacing-row)] flex h-168 flex-col overflow-clip rounded-card border border-line bg-surface shadow-card md:h-136';

/** The names of the columns; on a phone for screen readers alone. */
export function SheetHead() {
  return (
    <thead className="sticky top-0 z-1 block max-md:sr-only">
      <tr className={`${rowStyle} bg-hover text-muted`}>
        <Head className="text-start">
          <Trans>Product</Trans>
        </Head>
        <Head>
          <Trans>Cost</Trans>
        </Head>
        <Head>
          <Trans>Price today</Trans>
        </Head>
        <Head>
          <Trans>Profit today</Trans>
        </Head>
        <Head>
          <Trans>Right price</Trans>
        </Head>
        <Head>
          <Trans>Profit</Trans>
        </Head>
        <Head className="text-start md:ps-4">
          <Trans>Check</Trans>
        </Head>
      </tr>
    </thead>
  );
}

function Head({
  className = figureStyle,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <th className={`${className} font-medium`}>{children}</th>;
}
